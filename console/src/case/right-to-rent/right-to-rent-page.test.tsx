// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { priya } from "../../testing/fake-desk.ts";
import { aCheck, aGivenShareCode, aResponsibility, aRightToRent } from "../../testing/fake-right-to-rent.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof openDesk>[0]["answers"];

const open = async (given: Parameters<typeof aRightToRent>[0] = {}, answers: Answers = {}) => {
  const desk = await openDesk({
    path: "/console/cases/amara/right-to-rent",
    // After the first set of rules is in force.
    now: () => Date.parse("2026-12-20T10:00:00Z"),
    answers: {
      RightToRentOf: () => aRightToRent(given),
      GivenShareCodeOf: () => aGivenShareCode(),
      ...answers,
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Right to rent" });
  return desk;
};

const choose = (way: RegExp) => userEvent.click(screen.getByRole("radio", { name: way }));
const submit = () => userEvent.click(screen.getByRole("button", { name: "Record the check" }));

describe("the form of a record", () => {
  test("offers the ways as equals in one order, and the override last", async () => {
    await open();
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "MANUAL_A1",
      "MANUAL_A2",
      "MANUAL_B",
      "ONLINE",
      "DVS",
      "LCS",
      "NO_EXCUSE",
    ]);
    cleanup();
    await open({ purpose: "FOLLOW_UP" });
    expect(screen.queryByRole("radio", { name: /^Let without an excuse/ })).toBeNull();
  });

  test("is drawn from the rule set: each way has its fields", async () => {
    await open();
    await choose(/^Registered provider/);
    expect(screen.getByRole("group", { name: /^Register seen on/ })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Share code/ })).toBeNull();
    await choose(/^Share code, online/);
    expect(screen.getByRole("textbox", { name: /^Share code/ })).toBeTruthy();
    expect(screen.queryByRole("group", { name: /^Register seen on/ })).toBeNull();
  });

  test("names the agreements that hold on the day of the check, and files one that lacks", async () => {
    const ofAgency = aResponsibility({ id: "2", landlord: null, fileName: "ours.pdf" });
    vi.stubGlobal("fetch", async () => Response.json({ id: "file-9" }, { status: 201 }));
    const { sent } = await open(
      { responsibilities: [ofAgency] },
      { WriteResponsibility: () => ({ writeResponsibility: [aResponsibility(), ofAgency] }) },
    );
    await choose(/^Share code, online/);
    expect(screen.queryByRole("group", { name: /agreement in writing/ })).toBeNull();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Who is responsible" }), "agent");
    const ours = within(screen.getByRole("group", { name: "Agency’s agreement in writing" }));
    expect(ours.getByText("Agreed on 3 November 2026, filed by Ruth Adeyemi.")).toBeTruthy();
    expect(ours.getByRole("button", { name: "ours.pdf" })).toBeTruthy();
    const landlords = within(screen.getByRole("group", { name: "Landlord’s agreement in writing" }));
    expect(landlords.getByText("No agreement of this landlord holds on the day of the check.")).toBeTruthy();
    await submit();
    expect(await landlords.findByText("File the agreement in writing first")).toBeTruthy();
    await userEvent.click(landlords.getByRole("button", { name: "Add the landlord’s agreement" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("textbox", { name: "Landlord" })).toHaveProperty("value", "R. Calvert");
    for (const [name, typed] of [
      ["Day", "3"],
      ["Month", "11"],
      ["Year", "2026"],
    ] as const)
      await userEvent.type(dialog.getByRole("textbox", { name }), typed);
    const input = screen.getByRole("dialog").querySelector("input[type=file]") as HTMLInputElement;
    await userEvent.upload(input, new File(["%PDF"], "agreement.pdf", { type: "application/pdf" }));
    await dialog.findByText("agreement.pdf has arrived");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(await landlords.findByText(/^Agreed on 3 November 2026/)).toBeTruthy();
    expect(landlords.queryByText("File the agreement in writing first")).toBeNull();
    expect(sent("WriteResponsibility")).toMatchObject([
      { agencyId: "agency-1", input: { isOfAgency: false, landlord: "R. Calvert", fileId: "file-9" } },
    ]);
  });

  const linksOf = () =>
    screen
      .getAllByRole("link", { name: /\(new tab\)$/ })
      .map((link) => [link.textContent, link.getAttribute("href")]);

  test("leads to the government's page, and offers no provider's output", async () => {
    await open({ nationality: "GB" });
    await choose(/^Share code, online/);
    expect(linksOf()).toEqual([
      ["Open the government page (new tab)", "https://www.gov.uk/view-right-to-rent"],
    ]);
    await choose(/^Registered provider/);
    expect(screen.queryByRole("link", { name: /\(new tab\)$/ })).toBeNull();
  });

  test("leads in a demo to its practice pages, and says so", async () => {
    await open({
      nationality: "GB",
      practiceCodePage: "http://127.0.0.1:8032/share-code",
      practiceProviderPage: "http://127.0.0.1:8032/provider",
    });
    await choose(/^Share code, online/);
    expect(linksOf()).toEqual([
      ["Open the practice page of the demo (new tab)", "http://127.0.0.1:8032/share-code"],
    ]);
    await choose(/^Registered provider/);
    expect(linksOf()).toEqual([
      ["Open the practice provider of the demo (new tab)", "http://127.0.0.1:8032/provider"],
    ]);
  });

  test("says at each field what lacks, keeps what is typed, and sends nothing", async () => {
    const { sent } = await open();
    await choose(/^Share code, online/);
    await userEvent.type(screen.getByRole("textbox", { name: "Name on the page" }), "Amara Okafor");
    await submit();
    expect(screen.getAllByText("Tick this if it is so").length).toBeGreaterThan(2);
    expect(screen.getByText("Send a file: a PDF, JPG or PNG")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Name on the page" })).toHaveProperty("value", "Amara Okafor");
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Outcome" }));
    expect(sent("RecordRightToRent")).toEqual([]);
  });

  test("shows the code that the applicant gave last, and fills it in on press alone", async () => {
    const { sent } = await open();
    await choose(/^Registered provider/);
    expect(sent("GivenShareCodeOf")).toEqual([]);
    await choose(/^Share code, online/);
    expect(await screen.findByText("R98765432")).toBeTruthy();
    expect(screen.getByText(/^Given on 1 December 2026\. Valid until 1 March 2027/)).toBeTruthy();
    expect(screen.getByText("9 November 1996")).toBeTruthy();
    const field = () => screen.getByRole("textbox", { name: /^Share code/ });
    expect(field()).toHaveProperty("value", "");
    await userEvent.click(screen.getByRole("button", { name: "Use it" }));
    expect(field()).toHaveProperty("value", "R98765432");
  });

  test("says that the given code has ended, or that there is none", async () => {
    await open({}, { GivenShareCodeOf: () => aGivenShareCode({ hasEnded: true }) });
    await choose(/^Share code, online/);
    expect(await screen.findByText(/It ended on 1 March 2027 at the latest\.$/)).toBeTruthy();
    cleanup();
    await open({ birthdate: null }, { GivenShareCodeOf: () => ({ givenShareCode: null }) });
    await choose(/^Share code, online/);
    expect(await screen.findByText("Not answered yet")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Use it" })).toBeNull();
  });

  test("counts what the record has and lacks", async () => {
    await open();
    await choose(/^Share code, online/);
    const record = within(screen.getByRole("region", { name: "The record" }));
    const before = record.getByText(/^\d+ of \d+$/).textContent ?? "";
    await userEvent.click(screen.getByRole("checkbox", { name: "Holder looks like the photo" }));
    const [done = 0] = before.split(" of ").map(Number);
    expect(record.getByText(new RegExp(`^${done + 1} of `))).toBeTruthy();
  });

  test("refuses a provider for a nationality that it cannot check", async () => {
    await open();
    await choose(/^Registered provider/);
    await submit();
    const refusal = "A registered provider checks British and Irish passports alone";
    expect(screen.getAllByText(refusal).length).toBeGreaterThan(0);
    const record = within(screen.getByRole("region", { name: "The record" }));
    expect(record.getByText(refusal)).toBeTruthy();
    // The landlord, on whose behalf and the moment are known; all else is still to be said.
    expect(record.getByText(/^3 of \d+$/)).toBeTruthy();
    expect(record.getByText("Way: Registered provider").textContent).toBe(
      "Missing: Way: Registered provider",
    );
    expect(record.getByText("Outcome").textContent).toBe("Missing: Outcome");
  });

  const harrow = {
    name: "Harrow Verify",
    registerId: "DVS-0233",
    registerUrl: null as string | null,
    isInUse: true,
    validUntil: null,
  };
  const entry = (given: object) => ({
    __typename: "ProviderEntry" as const,
    ...harrow,
    services: ["right_to_rent" as const],
    ...given,
  });
  const optionsOf = (name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);

  test("leads to the entry of the chosen provider in the register, where its address is known", async () => {
    const registerUrl = "https://register.example/DVS-0233";
    await open({ nationality: "GB", providers: [entry({ registerUrl }), entry({ registerId: "DVS-5" })] });
    await choose(/^Registered provider/);
    const select = screen.getByRole("combobox", { name: "Provider" });
    expect(screen.queryByRole("link", { name: /in the register/ })).toBeNull();
    await userEvent.selectOptions(select, "DVS-0233");
    const link = screen.getByRole("link", {
      name: "Open the entry of Harrow Verify in the register (new tab)",
    });
    expect(link.getAttribute("href")).toBe(registerUrl);
    await userEvent.selectOptions(select, "DVS-5");
    expect(screen.queryByRole("link", { name: /in the register/ })).toBeNull();
    expect(screen.getByText(/^The table has no address of its entry/)).toBeTruthy();
  });

  test("offers the providers that may be chosen on the day, and keeps the number of the chosen one", async () => {
    const { sent } = await open({
      nationality: "GB",
      providers: [
        entry({ validUntil: "2026-12-20" }),
        entry({ registerId: "DVS-2", validUntil: "2026-12-19" }),
        entry({ registerId: "DVS-3", isInUse: false }),
        entry({ registerId: "DVS-4", services: ["right_to_work"] }),
        entry({ registerId: "DVS-5" }),
      ],
    });
    await choose(/^Registered provider/);
    expect(optionsOf("Provider")).toEqual(["Choose", "Harrow Verify, DVS-0233", "Harrow Verify, DVS-5"]);
    expect(screen.queryByRole("textbox", { name: "Number in the register" })).toBeNull();
    await submit();
    const error = "Choose a listed provider, valid on the day of the check";
    expect(screen.getByText(error)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Provider" }), "DVS-5");
    expect(screen.getByRole("combobox", { name: "Provider" })).toHaveProperty("value", "DVS-5");
    expect(screen.queryByText(error)).toBeNull();
    const record = within(screen.getByRole("region", { name: "The record" }));
    for (const field of ["Provider", "Number in the register"]) {
      expect(record.getByText(field).closest("li")?.textContent).toBe(field);
    }
    expect(sent("RecordRightToRent")).toEqual([]);
  });

  test("without a listed provider names the administrators to ask, and the other ways stay open", async () => {
    await open({
      nationality: "GB",
      providers: [entry({ isInUse: false })],
      administrators: ["Henry Cole", "Ruth Adeyemi"],
    });
    await choose(/^Registered provider/);
    expect(screen.getByText("No provider is listed for this day")).toBeTruthy();
    expect(screen.getByText(/^Ask Henry Cole or Ruth Adeyemi to add one/)).toBeTruthy();
    expect(optionsOf("Provider")).toEqual(["None is listed"]);
    await submit();
    expect(screen.getByText("Choose a listed provider, valid on the day of the check")).toBeTruthy();
    await choose(/^Share code, online/);
    expect(screen.queryByText("No provider is listed for this day")).toBeNull();
    cleanup();
    await open({ nationality: "GB", providers: [], administrators: [] });
    await choose(/^Registered provider/);
    expect(screen.getByText(/^Ask an administrator/)).toBeTruthy();
  });

  test("says in production that the rules are not confirmed", async () => {
    await open({ mayRecord: false });
    expect(screen.getByText("The rules are not confirmed")).toBeTruthy();
  });
});

describe("a record", () => {
  test("shows what was recorded, its file and the next check", async () => {
    await open({ checks: [aCheck()] });
    expect(screen.getByText("Recorded by Lucía Ortega, 20 Nov 2026, 10:00")).toBeTruthy();
    expect(screen.getByText("1 February 2028")).toBeTruthy();
    expect(screen.getByText("20 November 2026, 10:00")).toBeTruthy();
    const file = screen.getByRole("link", { name: "Page of the result: result.pdf" });
    expect(file.getAttribute("href")).toBe("/console/cases/amara/right-to-rent/files/upload-1");
    expect(screen.getByText("File mark 1da0ef3b8ffe")).toBeTruthy();
  });

  test("is recorded again in a form of its own, and stays", async () => {
    await open({ checks: [aCheck()] });
    await userEvent.click(screen.getByRole("button", { name: "Record again" }));
    expect(screen.getAllByRole("radio")).toHaveLength(7);
    await userEvent.click(screen.getByRole("button", { name: "Back to the records" }));
    expect(screen.getByRole("button", { name: "Record again" })).toBeTruthy();
  });

  const proposed = aCheck({
    route: "NO_EXCUSE",
    shows: "NO_EXCUSE",
    state: "PROPOSED",
    isTimeLimited: false,
    followUpBy: null,
  });

  test("without an excuse is agreed to by another reviewer", async () => {
    const { sent } = await open(
      { checks: [proposed] },
      { AnswerRightToRent: () => ({ answerRightToRent: true }) },
    );
    await userEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(await screen.findByText("Agreed to.")).toBeTruthy();
    expect(sent("AnswerRightToRent")).toEqual([
      { partyId: "amara", checkId: "11", agrees: true, reason: "" },
    ]);
  });

  test("is refused for a reason", async () => {
    const { sent } = await open(
      { checks: [proposed] },
      { AnswerRightToRent: () => ({ answerRightToRent: true }) },
    );
    await userEvent.click(screen.getByRole("button", { name: "Refuse" }));
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    expect(dialog.getByText("Write why you refuse")).toBeTruthy();
    await userEvent.type(dialog.getByRole("textbox"), "No code was asked for.");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    expect(await screen.findByText("Refused.")).toBeTruthy();
    expect(sent("AnswerRightToRent")).toMatchObject([{ agrees: false, reason: "No code was asked for." }]);
  });

  test("that a colleague answered meanwhile says so", async () => {
    await open({ checks: [proposed] }, { AnswerRightToRent: () => refusedWith("DECISION_OVER") });
    await userEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(await screen.findByText(/answered or replaced meanwhile/)).toBeTruthy();
  });

  test("of one's own waits for somebody else", async () => {
    await open({ checks: [{ ...proposed, byId: priya.id }] });
    expect(screen.getByText("You recorded it. Another reviewer has to answer.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  });
});

test("the page is closed where no check is asked for", async () => {
  await openDesk({
    path: "/console/cases/amara/right-to-rent",
    answers: { RightToRentOf: () => refusedWith("NOT_FOUND") },
  });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByText("The record")).toBeNull();
});

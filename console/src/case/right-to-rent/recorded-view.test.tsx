// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, panel, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aCheck, aRightToRent } from "../../testing/fake-right-to-rent.ts";
import { openDesk } from "../../testing/open-desk.tsx";
import "./pack-asking.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Shown = Parameters<typeof aRightToRent>[0];
type Answers = Parameters<typeof openDesk>[0]["answers"];

const open = async (given: Shown = { checks: [aCheck()] }, answers: Answers = {}) => {
  const desk = await openDesk({
    path: "/console/cases/amara/right-to-rent",
    now: () => Date.parse("2026-12-20T10:00:00Z"),
    answers: { RightToRentOf: () => aRightToRent(given), ...answers },
  });
  await screen.findByRole("heading", { level: 1, name: "Right to rent" });
  return desk;
};

describe("the statement", () => {
  test("is opened beside its tick, in the language of the person and in English", async () => {
    await open({});
    await press("Show the statement");
    const dialog = await theDialog("Statement for the applicant");
    const german = dialog.getByText("Alle werden gefragt.").closest("section");
    const english = dialog.getByText("Everybody is asked.").closest("section");
    expect([german?.lang, english?.lang]).toEqual(["de", "en"]);
    await dialog.press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show the statement" }));
  });
});

describe("a record", () => {
  const outcome = { __typename: "RecordValue", name: "outcome", value: "time_limited" } as const;

  test("says its result once, and how long it is kept while no end is known", async () => {
    await open({ checks: [aCheck({ values: [...aCheck().values, outcome] })] });
    expect(screen.getAllByText("Right to rent until a day")).toHaveLength(1);
    expect(answerOf("The record", "Kept until")).toBe("12 months after the tenancy ends");
  });

  test("is kept for the months of its set after the end of the tenancy", async () => {
    const { letting } = aRightToRent().rightToRent;
    const ended = {
      ...letting,
      __typename: "Letting" as const,
      signedOn: "2027-01-10",
      endedOn: "2028-03-31",
    };
    await open({ checks: [aCheck()], letting: ended });
    expect(answerOf("The record", "Kept until")).toBe("31 March 2029, 12 months after the tenancy");
  });

  test("LAW-12 says why it is checked, with the penalty and its source", async () => {
    await open();
    const why = screen.getByText("Why is this checked?").closest("details")?.textContent;
    expect(why).toContain("since 13 February 2024");
    expect(why).toContain("For each occupier: £10,000 at a first breach, £20,000 at a repeat.");
    expect(why).toContain("For each lodger: £5,000 at a first breach, £10,000 at a repeat.");
    expect(why).toMatch(/Source: Immigration Act 2014, section 23.*\(several sources\)/);
  });
});

const person = { __typename: "PersonOfHome", state: "COMPLETE", recordedOn: "2026-11-20" } as const;

test("another adult of the household has a form of their own, without what was typed before", async () => {
  const household = {
    __typename: "HomeSigning",
    people: [
      { ...person, partyId: "amara", block: null, followUpBy: null },
      { ...person, partyId: "lukas", block: null, followUpBy: null },
    ],
  } as const;
  await open(
    { household },
    {
      RightToRentOf: ({ variables }) => {
        const { rightToRent } = aRightToRent({ household });
        const [amara, lukas] = rightToRent.people;
        return { rightToRent: { ...rightToRent, party: variables.partyId === "lukas" ? lukas : amara } };
      },
    },
  );
  await userEvent.click(screen.getByRole("radio", { name: /^Share code, online/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name on the page" }), "Amara Okafor");
  await userEvent.click(screen.getByRole("link", { name: "Lukas Brandt" }));
  expect(await screen.findByRole("link", { name: "Amara Okafor" })).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: /^Share code, online/ }));
  expect(screen.getByRole("textbox", { name: "Name on the page" })).toHaveProperty("value", "");
});

test("the household shows the record of each adult, and its follow-up", async () => {
  const household = {
    __typename: "HomeSigning",
    people: [
      { ...person, partyId: "amara", block: null, followUpBy: "2028-02-01" },
      {
        ...person,
        partyId: "lukas",
        block: "NOT_RECORDED",
        state: null,
        recordedOn: null,
        followUpBy: null,
      },
    ],
  } as const;
  await open({ checks: [aCheck()], household });
  const shown = panel("Household");
  const [amara, lukas] = shown.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(amara).toBe("Recorded: Amara OkaforUntil 1 February 2028");
  expect(lukas).toBe("Open: Lukas BrandtTo be recorded before the agreement");
  expect(shown.getByRole("link", { name: "Lukas Brandt" }).getAttribute("href")).toBe(
    "/console/cases/lukas/right-to-rent",
  );
  expect(shown.queryByRole("link", { name: "Amara Okafor" })).toBeNull();
});

test("the household says that a home is exempt, and that a record is late after the signature", async () => {
  const unrecorded = { ...person, state: null, recordedOn: null, followUpBy: null };
  const household = {
    __typename: "HomeSigning",
    people: [
      { ...unrecorded, partyId: "amara", block: null },
      { ...unrecorded, partyId: "lukas", block: "NOT_RECORDED" },
    ],
  } as const;
  const { letting } = aRightToRent().rightToRent;
  await open({ checks: [aCheck()], household, letting: { ...letting, signedOn: "2027-01-10" } });
  const [amara, lukas] = panel("Household")
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(amara).toBe("Amara OkaforNot checked: the home is exempt");
  expect(lukas).toBe("Open: Lukas BrandtNot recorded: the agreement is signed, so the record is late");
});

describe("the evidence pack", () => {
  const ADDRESS = "/console/documents/amara/right-to-rent-packs/pack-1";
  const asked = () => ({ askForRightToRentPack: ADDRESS });
  const recordValue = (name: string, value: string) => ({ __typename: "RecordValue", name, value });
  const landlordOf = (responsible: string) =>
    aCheck({ values: [recordValue("landlord", "R. Calvert"), recordValue("responsible", responsible)] });

  const serving = (response: () => Response) => {
    const fetched: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      fetched.push(path);
      return response();
    });
    const saved: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:pack");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    return { fetched, saved };
  };

  const theForm = async () => {
    await press("Download the pack");
    const dialog = await theDialog("Download the pack");
    return { dialog, field: dialog.getByRole<HTMLInputElement>("textbox", { name: /^Handed to/ }) };
  };

  test("lists who handed it to whom, and when", async () => {
    const pack = { __typename: "RightToRentPack", handedTo: "R. Calvert", by: "Mei Tan" } as const;
    await open({ checks: [aCheck({ packs: [{ ...pack, at: "2026-11-21T09:30:00Z" }] })] });
    const packs = within(screen.getByRole("region", { name: "Evidence pack" }));
    expect(packs.getByText("For R. Calvert. Mei Tan, 21 Nov 2026, 09:30")).toBeTruthy();
    expect(packs.queryByText("Not handed over yet.")).toBeNull();
  });

  test.each([
    ["landlord", "R. Calvert"],
    ["agent", "Quillfield Lettings"],
  ])("is for the party that is responsible: the %s", async (responsible, name) => {
    await open({ checks: [landlordOf(responsible)] });
    expect((await theForm()).field.value).toBe(name);
  });

  test("is asked for with its receiver, saved without the person's name, and the page is read again", async () => {
    const { fetched, saved } = serving(() => new Response("zip"));
    const { sent } = await open({ checks: [landlordOf("landlord")] }, { AskForRightToRentPack: asked });
    await (await theForm()).dialog.press("Download");
    expect(await screen.findByText("Pack downloaded.")).toBeTruthy();
    expect(sent("AskForRightToRentPack")).toEqual([
      { partyId: "amara", checkId: "11", handedTo: "R. Calvert" },
    ]);
    expect(fetched).toEqual([ADDRESS]);
    expect(saved).toEqual(["right-to-rent-LK-20418-2026-11-20.zip"]);
    expect(sent("RightToRentOf")).toHaveLength(2);
  });

  test("needs a receiver", async () => {
    const { sent } = await open();
    const { dialog, field } = await theForm();
    await userEvent.clear(field);
    await dialog.press("Download");
    expect(dialog.getByText("Write to whom you hand it")).toBeTruthy();
    expect(sent("AskForRightToRentPack")).toEqual([]);
  });

  test.each([
    ["EVIDENCE_DELETED", "The evidence of this record is deleted."],
    ["EVIDENCE_INFECTED", "A virus was found"],
    ["EVIDENCE_NOT_SCANNED", "being checked for viruses"],
  ])("says why it is refused, when asked for and when fetched: %s", async (code, text) => {
    const { saved } = serving(() => Response.json({ code }, { status: 409 }));
    let answer: Answers[string] = () => refusedWith(code);
    await open(undefined, { AskForRightToRentPack: (request) => answer(request) });
    const { dialog, field } = await theForm();
    await userEvent.clear(field);
    await userEvent.type(field, "Marlow Estates");
    await dialog.press("Download");
    expect((await dialog.findByRole("alert")).textContent).toContain(text);
    answer = asked;
    await dialog.press("Download");
    expect(await dialog.findByText("The pack was not downloaded")).toBeTruthy();
    expect((await dialog.findByRole("alert")).textContent).toContain(text);
    expect(field.value).toBe("Marlow Estates");
    expect(saved).toEqual([]);
  });

  test("is not offered for an override that waits, nor without its evidence", async () => {
    await open({ checks: [aCheck({ state: "PROPOSED", shows: "NO_EXCUSE" })] });
    expect(screen.queryByRole("region", { name: "Evidence pack" })).toBeNull();
    cleanup();
    await open({ checks: [aCheck({ values: [], files: [] })] });
    expect(screen.queryByRole("button", { name: "Download the pack" })).toBeNull();
  });
});

// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEEPS_EVERY_MS } from "../../desk/use-keep-holding.ts";
import { aHeldAnswer, type DeskAnswers, noResponse, refusedWith } from "../../testing/desk-endpoint.ts";
import { aCase, aDocument, heldByLucia, heldByMe } from "../../testing/fake-case.ts";
import { bakerySubject, guarantorSubject, identitySubject, someChoices } from "../../testing/fake-request.ts";
import { button, press, pressTwice } from "../../testing/on-screen.ts";
import { showPage } from "../../testing/show-part.tsx";
import { RequestPage } from "./request-page.tsx";

afterEach(cleanup);

const PATH = "/console/cases/amara/request";

const showRequestPage = (answers: DeskAnswers = {}, search = "") =>
  showPage(<RequestPage />, "/console/cases/:partyId/request", {
    path: PATH + search,
    answers: { CaseOf: () => aCase(heldByMe), RequestChoicesOf: () => someChoices(), ...answers },
  });

const showForm = async (...given: Parameters<typeof showRequestPage>) => {
  const shown = await showRequestPage(...given);
  await screen.findByRole("heading", { level: 1, name: "Ask for something" });
  return shown;
};

const request = (number: number) => within(screen.getByRole("region", { name: `Request ${number}` }));
const choose = (number: number, label: string, option: string) =>
  userEvent.selectOptions(request(number).getByLabelText(label), option);
const note = (number = 1) => request(number).getByLabelText<HTMLTextAreaElement>(/^Your note/);
const write = (text: string, number = 1) => fireEvent.change(note(number), { target: { value: text } });

/** A request that can be sent. */
const fillIn = async () => {
  await choose(1, "Start at this question", "File");
  await userEvent.click(request(1).getByRole("checkbox", { name: "The document has expired" }));
  write("The newest one, please");
};

const alertSays = async (text: string) => {
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(text);
  expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
  expect(document.activeElement).toBe(alert);
};

describe("the page", () => {
  test("is on its way until the case and what can be asked are there", async () => {
    const { answer, give } = aHeldAnswer<ReturnType<typeof someChoices>>();
    await showRequestPage({ RequestChoicesOf: () => answer });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give(someChoices()));
    expect(await screen.findByRole("button", { name: "Send request" })).toBeTruthy();
    expect(document.title).toBe("Ask for something – Latchkey");
  });

  test.each([
    ["the case", { CaseOf: () => undefined }],
    ["what can be asked", { RequestChoicesOf: () => undefined }],
  ])("without %s can be loaded again", async (_what, answers) => {
    let isAway = true;
    const full = { CaseOf: () => aCase(heldByMe), RequestChoicesOf: () => someChoices() };
    await showRequestPage({
      CaseOf: () => (isAway && "CaseOf" in answers ? undefined : full.CaseOf()),
      RequestChoicesOf: () => (isAway && "RequestChoicesOf" in answers ? undefined : full.RequestChoicesOf()),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("button", { name: "Send request" })).toBeTruthy();
  });

  test("of an application of one's own is closed", async () => {
    await showRequestPage({ CaseOf: () => refusedWith("OWN_CASE") });
    expect(
      await screen.findByRole("heading", { name: "You stand in this application yourself" }),
    ).toBeTruthy();
  });

  test("has no form where nothing can be asked for", async () => {
    await showForm({ RequestChoicesOf: () => someChoices({ subjects: [] }) });
    expect(screen.getByText("There is nothing to ask for")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send request" })).toBeNull();
  });

  test("of a colleague's case says so, and offers to take it over", async () => {
    await showForm({ CaseOf: () => aCase(heldByLucia) });
    expect(screen.getByText("You are not working on this case")).toBeTruthy();
    expect(button("Take over, with a reason")).toBeTruthy();
  });

  test("leads back to the case", async () => {
    await showForm();
    const crumb = screen.getByRole("link", { name: "Amara Okafor" });
    expect(crumb.getAttribute("href")).toBe("/console/cases/amara");
  });

  test("names nobody whose name is not known", async () => {
    await showForm({ CaseOf: () => aCase({ ...heldByMe, party: { ...heldByMe.party, firstName: "" } }) });
    expect(screen.getByRole("region", { name: "What the applicant will see" })).toBeTruthy();
    expect(screen.getByText("The applicant gets an email in German")).toBeTruthy();
  });
});

describe("sending", () => {
  test.each([
    ["no response", noResponse, "That was not saved"],
    ["a fault", () => refusedWith("INTERNAL"), "That was not saved"],
    ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
    ["OWN_CASE", () => refusedWith("OWN_CASE"), "Nothing was sent"],
    ["DECISION_OPEN", () => refusedWith("DECISION_OPEN"), "Nothing was sent"],
    ["SECOND_PERSON_NEEDED", () => refusedWith("SECOND_PERSON_NEEDED"), "Nothing was sent"],
    ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "Nothing was sent"],
    ["IDEMPOTENCY_KEY_REUSED", () => refusedWith("IDEMPOTENCY_KEY_REUSED"), "Nothing was sent"],
  ] as const)("after %s says so, and keeps all of it", async (_what, failing, text) => {
    const { address } = await showForm({ AskForMore: failing });
    await fillIn();
    await press("Send request");
    await alertSays(text);
    expect(note().value).toBe("The newest one, please");
    expect(request(1).getByLabelText("Start at this question")).toHaveProperty("value", "upload");
    expect(request(1).getByRole("checkbox", { name: "The document has expired" })).toHaveProperty(
      "checked",
      true,
    );
    expect(address()).toBe(PATH);
  });

  test("is in progress until the server has answered, and happens once", async () => {
    const { answer, give } = aHeldAnswer<{ askForMore: boolean }>();
    const { sent, address } = await showForm({ AskForMore: () => answer });
    await fillIn();
    pressTwice(button("Send request"));
    await eventually(() => expect(sent("AskForMore")).toHaveLength(1));
    expect(button("Send request").getAttribute("aria-busy")).toBe("true");
    await act(async () => give({ askForMore: true }));
    expect(sent("AskForMore")).toHaveLength(1);
    expect(address()).toBe("/console/cases/amara");
    expect(window.history.state.usr).toEqual({ done: "The request is sent." });
  });

  test("what no field says is said above all of them", async () => {
    const refuse = () =>
      refusedWith("INVALID_INPUT", [{ field: "requests", code: "request.validations.tooMany" }]);
    await showForm({ AskForMore: refuse });
    await fillIn();
    await press("Send request");
    await alertSays("That was not saved");
    expect(note().value).toBe("The newest one, please");
  });

  test("asks before the page is left while it is not sent", async () => {
    await showForm();
    const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leave()).toBe(true);
    write("Please");
    expect(leave()).toBe(false);
  });
});

describe("a case that is lost while a request is written", () => {
  const loseIt = async (caseNow: () => ReturnType<typeof aCase> | undefined) => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let isLost = false;
    const shown = await showForm({
      CaseOf: () => (isLost ? caseNow() : aCase(heldByMe)),
      KeepHolding: () => {
        isLost = true;
        return { keepHolding: false };
      },
    });
    write("The newest one, please");
    fireEvent.pointerDown(document.body);
    await act(() => vi.advanceTimersByTimeAsync(KEEPS_EVERY_MS));
    return shown;
  };

  test("keeps what was written, and says whose it is", async () => {
    await loseIt(() => aCase(heldByLucia));
    expect(await screen.findByText("Somebody else has this case now")).toBeTruthy();
    expect(screen.getByText("What you wrote is still here, but you cannot send it.")).toBeTruthy();
    expect(note().value).toBe("The newest one, please");
  });

  test("keeps it also when the newest state does not come, which is told", async () => {
    let isAway = true;
    await loseIt(() => (isAway ? undefined : aCase(heldByLucia)));
    expect(await screen.findByText("We could not load the newest state")).toBeTruthy();
    expect(note().value).toBe("The newest one, please");
    isAway = false;
    await press("Try again");
    expect(await screen.findByText("Somebody else has this case now")).toBeTruthy();
    expect(note().value).toBe("The newest one, please");
  });
});

describe("the fields of a request", () => {
  const optionsOf = (label: string) =>
    [...request(1).getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

  test("offer the sections and what they are about", async () => {
    await showForm();
    expect(optionsOf("Section")).toEqual(["Identity", "Income"]);
    expect(optionsOf("About")).toEqual(["The whole section"]);
    await choose(1, "Section", "Income");
    expect(optionsOf("About")).toEqual(["Permanent job/Brightwater Bakery", "Guarantor/Ngozi Okafor"]);
  });

  test("call income as a whole by who pays the rent", async () => {
    const whole = { ...bakerySubject, relatedObjectUuid: null, about: null };
    await showForm({ RequestChoicesOf: () => someChoices({ subjects: [whole, guarantorSubject] }) });
    expect(optionsOf("About")).toEqual(["Who pays the rent", "Guarantor/Ngozi Okafor"]);
  });

  test("offer no end before a start is chosen; then it ends where it starts", async () => {
    await showForm();
    expect(request(1).getByLabelText("End after")).toHaveProperty("disabled", true);
    await choose(1, "Start at this question", "Document");
    expect(request(1).getByLabelText("End after")).toHaveProperty("value", "documents");
    await choose(1, "End after", "File");
    await choose(1, "Start at this question", "File");
    expect(request(1).getByLabelText("End after")).toHaveProperty("value", "upload");
  });

  test("ask for a document only where one is named", async () => {
    await showForm();
    expect(request(1).queryByLabelText("Document")).toBeNull();
    await choose(1, "Start at this question", "Document asked for");
    expect(optionsOf("Document")).toEqual(["Choose", "Birth or adoption certificate", "DBS certificate"]);
    await press("Send request");
    expect(request(1).getByLabelText("Document").getAttribute("aria-invalid")).toBe("true");
  });

  test("offer each reason once, and take it back", async () => {
    await showForm();
    const boxes = request(1).getAllByRole("checkbox");
    expect(boxes).toHaveLength(identitySubject.reasons.filter((reason) => !reason.endsWith("_PDF")).length);
    const [first] = boxes;
    if (!first) throw new Error("There are no reasons");
    await userEvent.click(first);
    await userEvent.click(first);
    expect(first).toHaveProperty("checked", false);
  });

  test("need a note for another reason, and only then", async () => {
    await showForm();
    expect(request(1).getByText("Your note").textContent).toContain("(optional)");
    await userEvent.click(request(1).getByRole("checkbox", { name: /^The reviewer’s note says/ }));
    expect(request(1).getByText("Your note").textContent).not.toContain("(optional)");
  });

  test("count a note that is too long, and do not send it", async () => {
    const { sent } = await showForm({ AskForMore: () => ({ askForMore: true }) });
    await fillIn();
    write("x".repeat(501));
    expect(request(1).getByText("501 of 500 characters")).toBeTruthy();
    await press("Send request");
    expect(note().getAttribute("aria-invalid")).toBe("true");
    expect(sent("AskForMore")).toEqual([]);
  });
});

describe("several requests", () => {
  test("are added up to a limit, and the last one left cannot be removed", async () => {
    await showForm();
    expect(screen.queryByRole("button", { name: /^Remove request/ })).toBeNull();
    const count = () => screen.getAllByRole("region", { name: /^Request \d/ }).length;
    for (
      let tries = 0;
      tries < 30 && screen.queryByRole("button", { name: "Add another request" });
      tries += 1
    )
      fireEvent.click(button("Add another request"));
    const most = count();
    expect(most).toBeGreaterThan(1);
    await userEvent.keyboard("p");
    expect(count()).toBe(most);
    expect(screen.queryByRole("button", { name: "Add another request" })).toBeNull();
    expect(button(`Send ${most} requests`)).toBeTruthy();
  });

  test("are removed one by one, and the focus goes to the button that adds one", async () => {
    await showForm();
    await press("Add another request");
    write("first");
    write("second", 2);
    await press("Remove request 1");
    expect(note().value).toBe("second");
    expect(screen.queryByRole("region", { name: "Request 2" })).toBeNull();
    expect(document.activeElement).toBe(button("Add another request"));
  });
});

test("a document that is asked for again has the reasons of its verdict, as those of a PDF", async () => {
  const verdict = {
    __typename: "DocumentVerdict",
    verdict: "ASK_AGAIN" as const,
    reasons: ["EXPIRED_DOCUMENT"],
    note: "Looks forged",
    by: "Priya Nair",
    at: "2026-03-12T09:30:00Z",
  };
  const documents = [aDocument({ contentType: "application/pdf", verdict })];
  const { sent } = await showForm(
    { CaseOf: () => aCase({ ...heldByMe, documents }), AskForMore: () => ({ askForMore: true }) },
    "?document=document-1",
  );
  expect(note().value).toBe("");
  await press("Send request");
  await eventually(() => expect(sent("AskForMore")).toHaveLength(1));
  expect(sent("AskForMore")).toMatchObject([
    { requests: [{ start: "upload", reasons: ["EXPIRED_DOCUMENT_PDF"] }] },
  ]);
});

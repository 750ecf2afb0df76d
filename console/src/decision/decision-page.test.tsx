// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { refusedWith } from "../testing/desk-endpoint.ts";
import { aCase } from "../testing/fake-case.ts";
import {
  aDecision,
  aDecisionDesk,
  anEvidence,
  aSecondLook,
  aWaitingPerson,
} from "../testing/fake-decision.ts";
import { aSection, lucia } from "../testing/fake-desk.ts";
import { aViewed } from "../testing/fake-document.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Given = Parameters<typeof aDecisionDesk>[0];
type Answers = Parameters<typeof openDesk>[0]["answers"];

const openDecision = async (given: Given = {}, answers: Answers = {}) => {
  const desk = await openDesk({
    path: "/console/decisions/amara",
    answers: { DecisionOf: () => ({ decisionDesk: aDecisionDesk(given) }), ...answers },
  });
  await screen.findByRole("heading", { name: "Decision" });
  return desk;
};

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const tick = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
const write = (name: string | RegExp, text: string) =>
  userEvent.type(screen.getByRole("textbox", { name }), text);

const decided = aDecisionDesk({ mayDecide: false, party: { status: "DECIDED" } });
const proposed = aDecisionDesk({
  mayDecide: false,
  openIsYours: true,
  open: aDecision(),
  party: { stage: "PROPOSED" },
});

describe("deciding", () => {
  test("a plain accept that the sums agree with is one press, and says that it was mailed", async () => {
    const desk = await openDecision({}, { ProposeDecision: () => ({ proposeDecision: decided }) });
    await choose("Accept");
    expect(screen.getByRole("heading", { name: "Nobody else has to agree" })).toBeTruthy();
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
    expect(desk.sent("ProposeDecision")).toEqual([
      {
        partyId: "amara",
        language: "en",
        input: {
          outcome: "ACCEPTED",
          reasons: [],
          conditions: [],
          metBy: "",
          words: "",
          note: "",
          secondId: null,
          basis: "basis-1",
        },
      },
    ]);
  });

  test("an accept against the sums needs words and a second person, who can be named", async () => {
    const desk = await openDecision(
      { calculated: "DECLINED" },
      { ProposeDecision: () => ({ proposeDecision: proposed }) },
    );
    await choose("Accept");
    await press("Propose");
    expect(screen.getByText("Say why, although the sums say no")).toBeTruthy();
    await write(/^In your own words/, "The new contract is signed.");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Ask" }), "Lucía Ortega");
    await press("Propose to Lucía Ortega");
    await screen.findByText("Proposed. A colleague looks now.");
    expect(desk.sent("ProposeDecision")).toMatchObject([{ input: { secondId: lucia.id } }]);
    expect(screen.getByText("A colleague has to look now")).toBeTruthy();
    expect(screen.queryByText("Do you agree?")).toBeNull();
  });

  test("what is missing is said at its place, the first takes the focus, and what was typed stays", async () => {
    const desk = await openDecision();
    await press("Propose");
    expect(screen.getByText("Choose a decision")).toBeTruthy();
    await choose("Decline");
    await write(/^In your own words/, "Sorry.");
    await press("Propose");
    expect(screen.getByText("Choose at least one reason")).toBeTruthy();
    expect(document.activeElement?.closest("fieldset")?.id).toBe("decision-reasons");
    expect(desk.sent("ProposeDecision")).toEqual([]);
    expect(screen.getByRole("textbox", { name: /^In your own words/ })).toHaveProperty("value", "Sorry.");
  });

  test("something else has to be said in words", async () => {
    await openDecision();
    await choose("Decline");
    await tick("Something else");
    await press("Propose");
    expect(screen.getByText("Say what you mean by “something else”")).toBeTruthy();
  });

  test("conditions need a day, and a no has none", async () => {
    const desk = await openDecision({}, { ProposeDecision: () => ({ proposeDecision: proposed }) });
    await choose("Accept");
    await tick("A reference before the keys");
    await press("Propose");
    expect(screen.getByText("Enter the day by which the conditions have to be met")).toBeTruthy();
    for (const [part, text] of [
      ["Day", "20"],
      ["Month", "03"],
      ["Year", "2026"],
    ] as const) {
      await write(part, text);
    }
    await choose("Decline");
    expect(screen.queryByRole("checkbox", { name: "A reference before the keys" })).toBeNull();
    await tick("Rent arrears");
    await press("Propose");
    await screen.findByText("Proposed. A colleague looks now.");
    expect(desk.sent("ProposeDecision")).toMatchObject([
      { input: { outcome: "DECLINED", conditions: [], reasons: ["RENT_ARREARS"] } },
    ]);
  });

  test("what stands against an outcome is said where it is chosen", async () => {
    await openDecision();
    const guarantor = screen.getByRole("radio", { name: /^Accept with guarantor/ });
    expect(guarantor).toHaveProperty("disabled", true);
    expect(screen.getByText("There is no guarantor")).toBeTruthy();
  });

  test("shows the e-mail in the language of its reader, and in one's own", async () => {
    await openDecision();
    await choose("Decline");
    await tick("Rent arrears");
    const letter = within(screen.getByRole("region", { name: "The email" }));
    expect(letter.getByText("DECLINED auf Deutsch")).toBeTruthy();
    expect(await letter.findByText("Wir haben erfahren, dass Miete nicht gezahlt wurde.")).toBeTruthy();
    await userEvent.click(letter.getByRole("button", { name: "English" }));
    expect(letter.getByText("DECLINED in English")).toBeTruthy();
    expect(await letter.findByText("We learned that rent was not paid.")).toBeTruthy();
    expect(letter.getByText("Amara gets this in Deutsch.")).toBeTruthy();
  });

  test("a refusal says why, and keeps what was chosen", async () => {
    await openDecision({}, { ProposeDecision: () => refusedWith("RIGHT_TO_RENT_NOT_RECORDED") });
    await choose("Accept");
    await press("Accept Amara");
    await screen.findByText(/^In England nobody is accepted/);
    expect(screen.getByRole("radio", { name: "Accept" })).toHaveProperty("checked", true);
  });

  test("what has changed since the page was read is shown first, and nothing that was written is lost", async () => {
    let basis = "basis-1";
    const desk = await openDecision(
      {},
      {
        DecisionOf: () => ({ decisionDesk: aDecisionDesk({ basis }) }),
        ProposeDecision: ({ variables }) =>
          (variables as { readonly input: { readonly basis: string } }).input.basis === "basis-2"
            ? { proposeDecision: decided }
            : refusedWith("EVIDENCE_CHANGED"),
      },
    );
    await choose("Accept");
    await write(/^In your own words/, "Welcome.");
    basis = "basis-2";
    await press("Accept Amara");
    await screen.findByText(/^Something that counts has changed/);
    await eventually(() => expect(desk.sent("DecisionOf")).toHaveLength(2));
    expect(screen.getByRole("textbox", { name: /^In your own words/ })).toHaveProperty("value", "Welcome.");
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
  });

  test("the right to rent is a reason in England alone", async () => {
    await openDecision({ application: { country: "SCT" } });
    await choose("Decline");
    expect(screen.getByRole("checkbox", { name: "Rent arrears" })).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: /^Right to rent/ })).toBeNull();
  });

  test("nobody is told no for what they were never asked", async () => {
    await openDecision({ party: { sections: [aSection("IDENTITY")] } });
    await choose("Decline");
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "Identity not shown",
      "Right to rent not shown",
      "Documents not confirmed as genuine",
      "Something else",
    ]);
  });

  test("an application of one's own is closed", async () => {
    await openDesk({
      path: "/console/decisions/amara",
      answers: { DecisionOf: () => refusedWith("OWN_CASE") },
    });
    await screen.findByRole("heading", { name: "You stand in this application yourself" });
  });

  test("a colleague who cannot be asked any more is said beside the choice, which takes the focus", async () => {
    await openDecision(
      {},
      {
        ProposeDecision: () =>
          refusedWith("INVALID_INPUT", [{ field: "secondId", code: "validation.please_select_an_option" }]),
      },
    );
    await choose("Decline");
    await tick("Rent arrears");
    const ask = screen.getByRole("combobox", { name: "Ask" });
    await userEvent.selectOptions(ask, lucia.name);
    await press(`Propose to ${lucia.name}`);
    expect(await screen.findByText("This colleague cannot look any more. Choose somebody else")).toBeTruthy();
    expect(document.activeElement).toBe(ask);
    expect(screen.queryByText("That was not saved")).toBeNull();
  });

  test("a colleague who was chosen for a decision of two is not named in one that nobody has to look at", async () => {
    const desk = await openDecision({}, { ProposeDecision: () => ({ proposeDecision: decided }) });
    await choose("Decline");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Ask" }), lucia.name);
    await choose("Accept");
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
    expect(desk.sent("ProposeDecision")).toMatchObject([{ input: { secondId: null } }]);
  });

  test("what no field says is said above", async () => {
    await openDecision(
      {},
      {
        ProposeDecision: () =>
          refusedWith("INVALID_INPUT", [
            { field: "inputs", code: "validation.max_length", params: { max: 12 } },
          ]),
      },
    );
    await choose("Accept");
    await press("Accept Amara");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("That was not savedThis is too long. Use at most 12\u00a0characters");
    expect(document.activeElement).toBe(alert);
  });

  test("no answer keeps everything, and can be tried again", async () => {
    let isDown = true;
    await openDecision({}, { ProposeDecision: () => (isDown ? undefined : { proposeDecision: decided }) });
    await choose("Accept");
    await press("Accept Amara");
    await screen.findByText("That was not saved");
    isDown = false;
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
  });
});

describe("a colleague's proposal", () => {
  const asked = (given: Given = {}): Given => ({
    mayDecide: false,
    open: aDecision(),
    evidence: [anEvidence("document-1", null)],
    party: { stage: "PROPOSED" },
    ...given,
  });
  const opened = { evidence: [anEvidence("document-1", "2026-03-12T09:58:00Z")] };

  test("shows what is proposed and why, and cannot be agreed to before everything was opened", async () => {
    const desk = await openDecision(asked());
    const proposal = within(screen.getByRole("region", { name: "Proposed: Decline" }));
    expect(proposal.getByText("Income below the rule for this rent")).toBeTruthy();
    expect(proposal.getByText("Turnover was declared.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Identity: Passport" }).getAttribute("href")).toBe(
      "/console/cases/amara/documents/document-1",
    );
    await choose(/^I agree: send it/);
    await press("Agree and finish");
    expect(screen.getByText("Open every document first. Not opened yet: 1.")).toBeTruthy();
    expect(desk.sent("AgreeToDecision")).toEqual([]);
  });

  test("has a name of its own for each side of a document", async () => {
    const back = { ...anEvidence("document-2", null), side: "back" };
    await openDecision(asked({ evidence: [anEvidence("document-1", null), back] }));
    expect(screen.getByRole("link", { name: "Identity: Passport" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Identity: Passport, Back" })).toBeTruthy();
  });

  test("is agreed to", async () => {
    const desk = await openDecision(asked(opened), { AgreeToDecision: () => ({ agreeToDecision: decided }) });
    await choose(/^I agree: send it/);
    await press("Agree and finish");
    await screen.findByText("Decided. Amara gets an email.");
    expect(desk.sent("AgreeToDecision")).toEqual([{ decisionId: "decision-1", note: "", language: "en" }]);
  });

  test("is given back with a reason", async () => {
    const desk = await openDecision(asked(), {
      RefuseDecision: () => ({
        refuseDecision: aDecisionDesk({ earlier: [aDecision({ state: "REFUSED" })] }),
      }),
    });
    await choose(/^I do not agree/);
    await press("Give it back");
    expect(screen.getByText("Say why you do not agree")).toBeTruthy();
    expect(document.activeElement?.id).toBe("second-look-note");
    await write(/^Note for the log/, "The profit counts.");
    await press("Give it back");
    await screen.findByText("Given back to Lucía Ortega.");
    expect(desk.sent("RefuseDecision")).toMatchObject([{ note: "The profit counts." }]);
  });

  test.each([
    [/^I agree: send it/, "Agree and finish"],
    [/^I do not agree/, "Give it back"],
  ])("a note that is too long is not sent: %s", async (answer, button) => {
    const desk = await openDecision(asked(opened));
    await choose(answer);
    const note = screen.getByRole("textbox", { name: /^Note for the log/ });
    fireEvent.change(note, { target: { value: "x".repeat(1001) } });
    await press(button);
    expect(screen.getByText("This is too long. Use at most 1,000 characters")).toBeTruthy();
    expect(document.activeElement).toBe(note);
    expect(desk.requests.map(({ operationName }) => operationName)).not.toContain("AgreeToDecision");
    expect(desk.sent("RefuseDecision")).toEqual([]);
  });

  test("what the server finds wrong with the note is said beside it, until it changes", async () => {
    await openDecision(asked(opened), {
      AgreeToDecision: () => refusedWith("INVALID_INPUT", [{ field: "note", code: "validation.pattern" }]),
    });
    await choose(/^I agree: send it/);
    await write(/^Note for the log/, "Fine.");
    await press("Agree and finish");
    expect(await screen.findByText("Check what you typed")).toBeTruthy();
    const note = screen.getByRole("textbox", { name: /^Note for the log/ });
    expect(document.activeElement).toBe(note);
    await userEvent.type(note, "!");
    expect(screen.queryByText("Check what you typed")).toBeNull();
  });

  test("keeps what was typed while its documents are opened, in memory alone, until it is sent", async () => {
    vi.stubGlobal("fetch", async () => new Response(new Blob(["picture"])));
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
    const desk = await openDecision(asked(), {
      DocumentOf: () => aViewed(),
      CaseOf: () => aCase(),
      RefuseDecision: () => ({ refuseDecision: aDecisionDesk() }),
    });
    await choose(/^I do not agree/);
    await write(/^Note for the log/, "The profit counts.");
    await userEvent.click(screen.getByRole("link", { name: "Identity: Passport" }));
    await screen.findByRole("heading", { level: 1, name: "Passport" });
    const stored = JSON.stringify([
      { ...window.localStorage },
      { ...window.sessionStorage },
      window.history.state,
    ]);
    expect(stored).not.toContain("profit");
    act(() => window.history.go(-1));
    await screen.findByRole("heading", { name: "Decision" });
    expect(screen.getByRole("textbox", { name: /^Note for the log/ })).toHaveProperty(
      "value",
      "The profit counts.",
    );
    await press("Give it back");
    await screen.findByText("Given back to Lucía Ortega.");
    expect(desk.sent("RefuseDecision")).toMatchObject([{ note: "The profit counts." }]);
  });

  test("that has lost its basis says so, and drops", async () => {
    await openDecision(asked({ isCurrent: false }), {
      AgreeToDecision: () => ({
        agreeToDecision: aDecisionDesk({
          earlier: [aDecision({ state: "DROPPED", droppedBecause: "evidence-changed" })],
        }),
      }),
    });
    expect(screen.getByText("The evidence has changed since the proposal")).toBeTruthy();
    await choose(/^I agree: send it/);
    await press("Agree and finish");
    await screen.findByText("The evidence had changed, so it was dropped.");
    expect(screen.getByText("Decline: dropped, the evidence had changed")).toBeTruthy();
  });

  test("can be taken back by who made it, with a reason", async () => {
    const desk = await openDecision(asked({ openIsYours: true }), {
      TakeBackDecision: () => ({ takeBackDecision: aDecisionDesk() }),
    });
    await press("Take it back");
    const dialog = within(screen.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Take it back" }));
    expect(dialog.getByText("Enter the reason")).toBeTruthy();
    await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Too early.");
    await userEvent.click(dialog.getByRole("button", { name: "Take it back" }));
    await screen.findByText("Taken back. The case is in review again.");
    expect(desk.sent("TakeBackDecision")).toMatchObject([{ note: "Too early." }]);
  });

  test("is not taken back with a reason that is too long; what the server finds is said there too", async () => {
    const desk = await openDecision(asked({ openIsYours: true }), {
      TakeBackDecision: () => refusedWith("INVALID_INPUT", [{ field: "note", code: "validation.pattern" }]),
    });
    await press("Take it back");
    const dialog = within(screen.getByRole("dialog"));
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    fireEvent.change(reason, { target: { value: "x".repeat(1001) } });
    await userEvent.click(dialog.getByRole("button", { name: "Take it back" }));
    expect(dialog.getByText("This is too long. Use at most 1,000 characters")).toBeTruthy();
    expect(desk.sent("TakeBackDecision")).toEqual([]);
    fireEvent.change(reason, { target: { value: "Too early." } });
    await userEvent.click(dialog.getByRole("button", { name: "Take it back" }));
    expect(await dialog.findByText("Check what you typed")).toBeTruthy();
    expect(document.activeElement).toBe(reason);
  });

  test("agreed, it waits for the others of the home", async () => {
    await openDecision(
      asked({
        open: aDecision({ state: "AGREED", secondBy: lucia, secondAt: "2026-03-12T09:50:00Z" }),
        waitsFor: [aWaitingPerson("Sam", "Whitlock")],
      }),
    );
    expect(screen.getByText("Waits for the others of the home")).toBeTruthy();
    expect(screen.getByText(/Sam Whitlock/)).toBeTruthy();
  });
});

test.each(["DROPPED", "REFUSED"] as const)("what was %s is no e-mail", async (state) => {
  const told = aDecision({ id: "decision-0", outcome: "ACCEPTED", state: "FINAL" });
  const fell = aDecision({ state, secondBy: lucia });
  await openDecision({ mayDecide: false, earlier: [fell] });
  const letter = () => within(screen.getByRole("region", { name: "The email" }));
  expect(screen.queryByRole("region", { name: "The email" })).toBeNull();
  cleanup();
  await openDecision({ mayDecide: false, earlier: [fell, told] });
  expect(letter().getByText("ACCEPTED auf Deutsch")).toBeTruthy();
});

describe("a second look", () => {
  test("shows what the applicant wrote; who has decided before does not decide again", async () => {
    const contested = aDecision({
      state: "FINAL",
      secondBy: lucia,
      finalAt: "2026-03-12T09:50:00Z",
      secondLook: aSecondLook("Der Ausweis ist meiner."),
    });
    await openDecision({
      contested,
      mayDecide: false,
      earlier: [contested],
      party: { stage: "SECOND_LOOK" },
    });
    expect(screen.getByText("Amara asks for a second look")).toBeTruthy();
    expect(screen.getByText("Der Ausweis ist meiner.").getAttribute("lang")).toBe("de");
    expect(screen.getByText(/somebody else looks now/)).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByText(new RegExp(`told .*Second person: ${lucia.name}`))).toBeTruthy();
  });
});

test("a case that nobody has sent has nothing to decide, and one of nobody's is not there", async () => {
  await openDecision({ mayDecide: false, party: { status: "COLLECTING" } });
  expect(screen.getByText("There is nothing to decide")).toBeTruthy();
});

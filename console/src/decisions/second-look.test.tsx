// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, panel, press, pressTwice, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDecision, aDecisionDesk, anEvidence } from "../testing/fake-decision.ts";
import { lucia } from "../testing/fake-desk.ts";
import { showDecision } from "../testing/show-decision.tsx";

afterEach(cleanup);

type Given = Parameters<typeof aDecisionDesk>[0];

/** Each test has a decision of its own: what is typed about one is kept as long as the page. */
let decisions = 0;
const proposed = (given: Given = {}): Given => {
  decisions += 1;
  return {
    mayDecide: false,
    open: aDecision({ id: `decision-of-test-${decisions}` }),
    party: { stage: "PROPOSED" },
    ...given,
  };
};

const showProposed = (given: Given = {}, ...more: [EndpointAnswers?, object?]) =>
  showDecision(proposed(given), ...more);

const choose = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const note = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Note for colleagues/ });
const type = (value: string) => fireEvent.change(note(), { target: { value } });

const AGREE = [/^I agree: send it/, "Agree and finish", "AgreeToDecision"] as const;
const REFUSE = [/^I do not agree/, "Give it back", "RefuseDecision"] as const;

test("keys answer for a second reviewer", async () => {
  const { sent } = await showProposed(
    { evidence: [] },
    { RefuseDecision: () => ({ refuseDecision: aDecisionDesk() }) },
  );
  await userEvent.keyboard("1");
  expect(screen.getByRole("radio", { name: AGREE[0] })).toBe(document.activeElement);
  await userEvent.keyboard("2");
  type("The payslip is not theirs.");
  fireEvent.keyDown(note(), { key: "Enter", ctrlKey: true });
  await eventually(() => expect(sent("RefuseDecision")).toHaveLength(1));
  expect(await screen.findByText("On to the next case")).toBeTruthy();
});

const refusals = [
  ["no response", noResponse, "Check your connection"],
  ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Wait a few minutes"],
  ["DECISION_OVER", () => refusedWith("DECISION_OVER"), "Somebody has answered it meanwhile"],
  ["SECOND_PERSON_NEEDED", () => refusedWith("SECOND_PERSON_NEEDED"), "Somebody else has to do this"],
  ["EVIDENCE_NOT_OPENED", () => refusedWith("EVIDENCE_NOT_OPENED"), "Open every file first"],
  ["OWN_CASE", () => refusedWith("OWN_CASE"), "You stand in this application yourself"],
  ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "Somebody may have changed this meanwhile"],
  ["FORBIDDEN", () => refusedWith("FORBIDDEN"), "Somebody may have changed this meanwhile"],
] as const;

const alertSays = async (text: string) => {
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(text);
  expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
  await eventually(() => expect(document.activeElement).toBe(alert));
};

describe("the answer to a proposal", () => {
  test("that is yes says why after each refusal, and keeps the note", async () => {
    const changing = aChangingAnswer();
    await showProposed({}, { AgreeToDecision: changing.answer });
    await choose(AGREE[0]);
    type("Fine.");
    for (const [, failing, text] of refusals) {
      changing.answerWith(failing);
      await press(AGREE[1]);
      await alertSays(text);
      expect(note().value).toBe("Fine.");
      expect(screen.getByRole("radio", { name: AGREE[0] })).toHaveProperty("checked", true);
    }
  });

  test("that is no says why after each refusal, and keeps the note", async () => {
    const changing = aChangingAnswer();
    await showProposed({}, { RefuseDecision: changing.answer });
    await choose(REFUSE[0]);
    type("The profit counts.");
    for (const [, failing, text] of refusals) {
      changing.answerWith(failing);
      await press(REFUSE[1]);
      await alertSays(text);
      expect(note().value).toBe("The profit counts.");
    }
  });

  test.each([AGREE, REFUSE])(
    "%s is sent once, and the button is busy until then",
    async (answer, label, operation) => {
      const held = aHeldAnswer<object>();
      const desk = aDecisionDesk({ mayDecide: false, party: { status: "DECIDED" } });
      const field = operation.charAt(0).toLowerCase() + operation.slice(1);
      const { sent } = await showProposed(
        {},
        { [operation]: () => held.answer.then(() => ({ [field]: desk })) },
      );
      await choose(answer);
      type("So be it.");
      pressTwice(button(label));
      await eventually(() => expect(sent(operation)).toHaveLength(1));
      expect(button(label).getAttribute("aria-busy")).toBe("true");
      await act(async () => held.give({}));
      expect(sent(operation)).toHaveLength(1);
      expect(screen.queryByText("Do you agree?")).toBeNull();
    },
  );

  test("is asked for, with the focus on its choices", async () => {
    await showProposed();
    await press("Agree and finish");
    expect(screen.getByText("Choose an answer")).toBeTruthy();
    await eventually(() =>
      expect(document.activeElement).toBe(screen.getByRole("radio", { name: AGREE[0] })),
    );
    await choose(AGREE[0]);
    expect(screen.queryByText("Choose an answer")).toBeNull();
  });

  test("that is no needs a note, that is yes does not", async () => {
    await showProposed();
    await choose(AGREE[0]);
    expect(screen.getByText("Note for colleagues").textContent).toContain("(optional)");
    await choose(REFUSE[0]);
    expect(screen.getByText("Note for colleagues").textContent).not.toContain("(optional)");
  });

  test("says what the other answer would have done no more once it is changed", async () => {
    await showProposed({}, { AgreeToDecision: () => refusedWith("DECISION_OVER") });
    await choose(AGREE[0]);
    await press(AGREE[1]);
    await screen.findByRole("alert");
    await choose(REFUSE[0]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("can be given without opening what has lost its basis anyway", async () => {
    const evidence = [anEvidence("document-1", null)];
    await showProposed({ evidence, isCurrent: false });
    await choose(AGREE[0]);
    expect(button("Agree and finish").getAttribute("aria-disabled")).toBeNull();
    cleanup();
    await showProposed({ evidence });
    await choose(AGREE[0]);
    const submit = button("Agree and finish");
    expect(submit.getAttribute("aria-disabled")).toBe("true");
    const why = document.getElementById(submit.getAttribute("aria-describedby") ?? "");
    expect(why?.textContent).toBe("Open every file first. Not opened yet: 1.");
    await choose(REFUSE[0]);
    expect(button("Give it back").getAttribute("aria-disabled")).toBeNull();
  });

  test("in a home that is not complete says that it is sent later", async () => {
    const agreed = aDecisionDesk({ mayDecide: false, open: aDecision({ state: "AGREED" }) });
    await showProposed({}, { AgreeToDecision: () => ({ agreeToDecision: agreed }) });
    await choose(AGREE[0]);
    await press(AGREE[1]);
    expect(await screen.findByText("Agreed. It is sent when the home is complete.")).toBeTruthy();
  });

  test("is known to the other tabs while its note is not sent", async () => {
    const release = vi.fn();
    const unsaved = { ...createUnsavedText("this tab", undefined), hold: vi.fn(() => release) };
    await showProposed({}, {}, { unsaved });
    type("Fine.");
    expect(unsaved.hold).toHaveBeenCalledOnce();
    type("Fine!");
    expect(unsaved.hold).toHaveBeenCalledOnce();
    type("");
    expect(release).toHaveBeenCalled();
  });
});

describe("the documents of a proposal", () => {
  test("say when they were opened, or that they were not", async () => {
    const evidence = [anEvidence("document-1", "2026-03-12T09:58:00Z"), anEvidence("document-2", null)];
    await showProposed({ evidence });
    const shown = panel("What it rests on");
    expect(shown.getByText("Opened 12 Mar 2026, 09:58")).toBeTruthy();
    expect(shown.getByText("Not opened yet")).toBeTruthy();
    expect(shown.getByText("Open every file yourself")).toBeTruthy();
  });

  test("may be none", async () => {
    await showProposed({ evidence: [] });
    expect(panel("What it rests on").getByText("It rests on no files.")).toBeTruthy();
  });
});

describe("taking a proposal back", () => {
  const ask = async (answers: EndpointAnswers = {}) => {
    const shown = await showProposed({ openIsYours: true }, answers);
    await press("Take it back");
    const dialog = await theDialog("Take this decision back?");
    const reason = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
    fireEvent.change(reason, { target: { value: "Too early." } });
    return { ...shown, dialog, reason };
  };

  test("says why in the dialog after each refusal, and keeps the reason", async () => {
    const changing = aChangingAnswer();
    const { dialog, reason } = await ask({ TakeBackDecision: changing.answer });
    for (const [, failing, text] of refusals) {
      changing.answerWith(failing);
      await dialog.press("Take it back");
      await alertSays(text);
      expect(reason.value).toBe("Too early.");
    }
  });

  test("is sent once, and leaves the focus on the page", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const back = () => answer.then(() => ({ takeBackDecision: aDecisionDesk() }));
    const { dialog, sent } = await ask({ TakeBackDecision: back });
    await dialog.press("Take it back");
    await dialog.press("Take it back");
    expect(sent("TakeBackDecision")).toHaveLength(1);
    await act(async () => give({}));
    expect(screen.getByText("Taken back. The case is in review again.")).toBeTruthy();
    await eventually(() => expect(document.activeElement).not.toBe(document.body));
  });

  test.each(["Cancel", "Escape"])("is left by %s, and the focus is back at its button", async (way) => {
    const { dialog, sent } = await ask();
    if (way === "Escape") dialog.escape();
    else await dialog.press("Cancel");
    expect(screen.queryByRole("dialog")).toBeNull();
    await eventually(() => expect(document.activeElement).toBe(button("Take it back")));
    expect(sent("TakeBackDecision")).toEqual([]);
  });

  test("is offered to who proposed and, once agreed, to both; not to who has to look", async () => {
    await showProposed();
    expect(screen.queryByRole("button", { name: "Take it back" })).toBeNull();
    cleanup();
    const agreed = aDecision({ state: "AGREED", secondBy: lucia, secondAt: "2026-03-12T09:50:00Z" });
    await showProposed({ open: agreed });
    expect(button("Take it back")).toBeTruthy();
    expect(screen.queryByText("Do you agree?")).toBeNull();
  });
});

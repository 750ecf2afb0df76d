// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { aChangingAnswer, aHeldAnswer, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, press, pressTwice } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { KEEPS_EVERY_MS } from "../desk/use-keep-holding.ts";
import { aDecision, aDecisionDesk } from "../testing/fake-decision.ts";
import { lucia } from "../testing/fake-desk.ts";
import { DECISION_PATH, showDecision, showDecisionPage } from "../testing/show-decision.tsx";

afterEach(cleanup);

const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^In your own words/ });
const write = (value: string) => fireEvent.change(words(), { target: { value } });

const decided = aDecisionDesk({ mayDecide: false, party: { status: "DECIDED" } });

describe("the page of a decision", () => {
  test("is on its way, and says so", async () => {
    const { answer, give } = aHeldAnswer<object>();
    await showDecisionPage({ DecisionOf: () => answer.then(() => ({ decisionDesk: aDecisionDesk() })) });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give({}));
    expect(await screen.findByRole("heading", { level: 1, name: "Decision" })).toBeTruthy();
    expect(document.title).toBe("Decision: Amara Okafor – Latchkey");
  });

  test.each([
    ["NOT_FOUND", "This page does not exist"],
    ["OWN_CASE", "You stand in this application yourself"],
    ["INTERNAL", "Something went wrong"],
  ])("after %s says: %s", async (code, title) => {
    await showDecisionPage({ DecisionOf: () => refusedWith(code) });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByText(code)).toBeNull();
  });

  test("that could not be loaded is loaded by a button", async () => {
    let isAway = true;
    const desk = () => ({ decisionDesk: aDecisionDesk() });
    await showDecisionPage({ DecisionOf: () => (isAway ? undefined : desk()) });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("heading", { level: 1, name: "Decision" })).toBeTruthy();
  });

  test("leads back to the case, by a link and by u", async () => {
    const { address } = await showDecision();
    const crumb = screen.getByRole("link", { name: "Amara Okafor" });
    expect(crumb.getAttribute("href")).toBe("/console/cases/amara");
    await userEvent.keyboard("u");
    expect(address()).toBe("/console/cases/amara");
  });

  test("says whose it is, where, and what share is to be paid", async () => {
    await showDecision();
    const about = screen.getByText("Amara Okafor, LK-20418. 14 Alder Row, Leeds LS6 2QB.");
    expect(about.getAttribute("translate")).toBe("no");
    expect(about.parentElement?.textContent).toBe(
      "Amara Okafor, LK-20418. 14 Alder Row, Leeds LS6 2QB. Share £1,035 of £2,070 a month.",
    );
    cleanup();
    await showDecision({ party: { role: "guarantor", shareMinor: 0 } });
    expect(screen.queryByText(/Share/)).toBeNull();
  });

  test("of a case that a colleague holds says who decides", async () => {
    await showDecision({ heldByYou: false, holder: lucia, mayDecide: false });
    expect(screen.getByText("Lucía Ortega is working on this case")).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  test("reads the case again when it is lost", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { sent } = await showDecision({}, { KeepHolding: () => ({ keepHolding: false }) });
    fireEvent.pointerDown(document.body);
    await act(() => vi.advanceTimersByTimeAsync(KEEPS_EVERY_MS));
    expect(sent("KeepHolding")).toEqual([{ partyId: "amara" }]);
    await eventually(() => expect(sent("DecisionOf")).toHaveLength(2));
  });
});

describe("proposing", () => {
  const propose = async (answers: Parameters<typeof showDecision>[1]) => {
    const shown = await showDecision({}, answers);
    await choose("Accept");
    write("Welcome.");
    await press("Accept Amara");
    return shown;
  };

  test("says why after each refusal, takes the focus, and keeps all that was chosen", async () => {
    const changing = aChangingAnswer();
    await propose({ ProposeDecision: changing.answer });
    for (const [, failing, text] of [
      ["no response", noResponse, "Check your connection"],
      ["a fault", () => refusedWith("INTERNAL"), "Check your connection"],
      ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Wait a few minutes"],
      ["DECISION_OPEN", () => refusedWith("DECISION_OPEN"), "There is a decision already"],
      ["SECOND_PERSON_NEEDED", () => refusedWith("SECOND_PERSON_NEEDED"), "Somebody else has to do this"],
      ["OWN_CASE", () => refusedWith("OWN_CASE"), "You stand in this application yourself"],
      ["HELD_BY_COLLEAGUE", () => refusedWith("HELD_BY_COLLEAGUE"), "A colleague works on this case now"],
      ["NOT_TO_REVIEW", () => refusedWith("NOT_TO_REVIEW"), "not with the reviewers any more"],
      ["EVIDENCE_CHANGED", () => refusedWith("EVIDENCE_CHANGED"), "Something that counts has changed"],
      ["NO_GUARANTOR", () => refusedWith("NO_GUARANTOR"), "There is no guarantor"],
      ["GUARANTOR_NOT_AGREED", () => refusedWith("GUARANTOR_NOT_AGREED"), "The guarantor has not agreed"],
      ["GUARANTOR_DECLINED", () => refusedWith("GUARANTOR_DECLINED"), "The guarantor was told no"],
      ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "Somebody may have changed this meanwhile"],
    ] as const) {
      changing.answerWith(failing);
      await press("Accept Amara");
      const alert = await screen.findByRole("alert");
      expect(alert.textContent).toContain(text);
      expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(words().value).toBe("Welcome.");
      expect(screen.getByRole("radio", { name: "Accept" })).toHaveProperty("checked", true);
    }
  });

  test("is sent once, and its button is busy until then", async () => {
    const { answer, give } = aHeldAnswer<{ proposeDecision: typeof decided }>();
    const { sent } = await showDecision({}, { ProposeDecision: () => answer });
    await choose("Accept");
    pressTwice(button("Accept Amara"));
    await eventually(() => expect(sent("ProposeDecision")).toHaveLength(1));
    expect(button("Accept Amara").getAttribute("aria-busy")).toBe("true");
    await act(async () => give({ proposeDecision: decided }));
    expect(sent("ProposeDecision")).toHaveLength(1);
    expect(screen.getByText("Decided. Amara gets an email.")).toBeTruthy();
  });

  test("keeps what was written when the newest state does not come, and asks for it again", async () => {
    let isAway = false;
    await propose({
      DecisionOf: () => (isAway ? undefined : { decisionDesk: aDecisionDesk() }),
      ProposeDecision: () => {
        isAway = true;
        return refusedWith("EVIDENCE_CHANGED");
      },
    });
    expect(await screen.findByText("We could not load the newest state")).toBeTruthy();
    expect(words().value).toBe("Welcome.");
    isAway = false;
    await press("Try again");
    await eventually(() => expect(screen.queryByText("We could not load the newest state")).toBeNull());
    expect(words().value).toBe("Welcome.");
  });

  test("in a home that is not complete says that it is sent later", async () => {
    const agreed = aDecisionDesk({ mayDecide: false, open: aDecision({ state: "AGREED" }) });
    await propose({ ProposeDecision: () => ({ proposeDecision: agreed }) });
    expect(await screen.findByText("Agreed. It is sent when the home is complete.")).toBeTruthy();
  });

  test("leaves the focus on the page when its form goes away", async () => {
    await propose({ ProposeDecision: () => ({ proposeDecision: decided }) });
    await eventually(() => expect(document.activeElement?.textContent).toContain("On to the next case"));
  });
});

describe("what is written and not sent", () => {
  test("is known to the other tabs", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    const hold = vi.spyOn(unsaved, "hold");
    await showDecision({}, {}, { unsaved });
    expect(hold).not.toHaveBeenCalled();
    write("Welcome.");
    expect(hold).toHaveBeenCalled();
  });

  test("that is too long is told at its field, and not sent", async () => {
    const { sent, address } = await showDecision(
      {},
      { ProposeDecision: () => ({ proposeDecision: decided }) },
    );
    await choose("Accept");
    write("x".repeat(501));
    await press("Accept Amara");
    expect(await screen.findByText(/^This is too long/)).toBeTruthy();
    await eventually(() => expect(document.activeElement).toBe(words()));
    expect(sent("ProposeDecision")).toEqual([]);
    expect(address()).toBe(DECISION_PATH);
  });
});

// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDossier } from "../testing/fake-case.ts";
import {
  aDecision,
  aDecisionDesk,
  anEvidence,
  anOutsideEvidence,
  aSecondLook,
  aWaitingPerson,
} from "../testing/fake-decision.ts";
import { lucia } from "../testing/fake-desk.ts";
import { aViewed } from "../testing/fake-document.ts";
import { openDecision } from "../testing/open-decision.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Given = Parameters<typeof aDecisionDesk>[0];

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const write = (name: string | RegExp, text: string) =>
  userEvent.type(screen.getByRole("textbox", { name }), text);

const decided = aDecisionDesk({ mayDecide: false, party: { status: "DECIDED" } });
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
    expect(screen.getByText("Open every file first. Not opened yet: 1.")).toBeTruthy();
    expect(desk.sent("AgreeToDecision")).toEqual([]);
  });

  test("rests on outside results too, each of which is opened", async () => {
    const seen = { ...opened, outsideEvidence: [anOutsideEvidence(null)] };
    const desk = await openDecision(asked(seen));
    const link = screen.getByRole("link", { name: "Outside result: credit file, Experian" });
    expect(link.getAttribute("href")).toBe("/console/cases/amara/outside-results/1");
    await choose(/^I agree: send it/);
    await press("Agree and finish");
    expect(screen.getByText("Open every file first. Not opened yet: 1.")).toBeTruthy();
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
    await write(/^Note for colleagues/, "The profit counts.");
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
    const note = screen.getByRole("textbox", { name: /^Note for colleagues/ });
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
    await write(/^Note for colleagues/, "Fine.");
    await press("Agree and finish");
    expect(await screen.findByText("Check what you typed")).toBeTruthy();
    const note = screen.getByRole("textbox", { name: /^Note for colleagues/ });
    expect(document.activeElement).toBe(note);
    await userEvent.type(note, "!");
    expect(screen.queryByText("Check what you typed")).toBeNull();
  });

  test("keeps what was typed while its documents are opened, in memory alone, until it is sent", async () => {
    vi.stubGlobal("fetch", async () => new Response(new Blob(["picture"])));
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
    const desk = await openDecision(asked(), {
      DocumentOf: () => aViewed(),
      DossierOf: () => aDossier(),
      RefuseDecision: () => ({ refuseDecision: aDecisionDesk() }),
    });
    await choose(/^I do not agree/);
    await write(/^Note for colleagues/, "The profit counts.");
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
    expect(screen.getByRole("textbox", { name: /^Note for colleagues/ })).toHaveProperty(
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
  const preview = () => within(screen.getByRole("region", { name: "The email" }));
  expect(screen.queryByRole("region", { name: "The email" })).toBeNull();
  cleanup();
  await openDecision({ mayDecide: false, earlier: [fell, told] });
  expect(preview().getByText("ACCEPTED auf Deutsch")).toBeTruthy();
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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import {
  afterEvent,
  isWithApplicant,
  outcomes,
  type PartyEventKind,
  type PartyStatus,
  partyEventKinds,
  statusOf,
} from "./status.ts";

const anyEvents = fc.array(fc.constantFrom(...partyEventKinds), { maxLength: 20 });

describe("the status of a case", () => {
  test("is folded from events of these kinds", () => {
    expect(partyEventKinds).toEqual([
      "invited",
      "opened",
      "submitted",
      "taken_for_review",
      "returned",
      "decision_proposed",
      "decision_agreed",
      "decision_refused",
      "decision_dropped",
      "decided",
      "contested",
      "reopened",
      "withdrawn",
      "expired",
      "resumed",
    ]);
    expect(outcomes).toEqual(["accepted", "accepted_with_guarantor", "declined"]);
  });

  test.each<[string, PartyStatus]>([
    ["", "invited"],
    ["invited", "invited"],
    ["invited opened", "collecting"],
    ["invited opened submitted", "submitted"],
    ["invited opened submitted taken_for_review", "in_review"],
    ["invited opened submitted taken_for_review returned", "returned"],
    ["invited opened submitted taken_for_review returned submitted", "submitted"],
    ["invited opened submitted taken_for_review returned submitted taken_for_review", "in_review"],
    ["invited opened submitted taken_for_review decided", "decided"],
    ["invited opened submitted taken_for_review decision_proposed", "in_review"],
    ["invited opened submitted taken_for_review decision_proposed decision_agreed", "in_review"],
    ["invited opened submitted taken_for_review decision_proposed decision_agreed decided", "decided"],
    ["invited opened submitted taken_for_review decided contested", "submitted"],
    ["invited opened submitted taken_for_review decided contested taken_for_review decided", "decided"],
    ["invited opened submitted decided reopened", "in_review"],
    ["invited opened submitted decided reopened decided", "decided"],
    ["invited opened submitted reopened", "submitted"],
    ["invited withdrawn reopened", "withdrawn"],
    ["invited opened submitted contested", "submitted"],
    ["invited withdrawn contested", "withdrawn"],
    ["invited withdrawn", "withdrawn"],
    ["invited opened expired", "expired"],
    ["invited opened expired resumed", "collecting"],
    ["invited opened submitted returned expired resumed returned", "returned"],
    ["invited opened withdrawn resumed", "withdrawn"],
    ["invited opened submitted resumed", "submitted"],
  ])("FRM-004 after %j it is %s", (events, status) => {
    expect(statusOf(events.split(" ").filter(Boolean) as PartyEventKind[])).toBe(status);
  });

  test("a closed case stays closed, whatever event comes late, until a second look is asked for, a lead opens it again, or an invitation is sent again", () => {
    const opening: readonly PartyEventKind[] = ["contested", "reopened", "resumed"];
    const lateEvents = fc.array(
      fc.constantFrom(...partyEventKinds.filter((kind) => !opening.includes(kind))),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        anyEvents,
        fc.constantFrom("decided", "withdrawn", "expired"),
        lateEvents,
        (before, closing, late) => {
          const closed = statusOf([...before, closing]);
          expect(["decided", "withdrawn", "expired"]).toContain(closed);
          expect(statusOf([...before, closing, ...late])).toBe(closed);
        },
      ),
      seededRuns,
    );
  });

  test("is a fold: the next status follows from the last and one event", () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(...partyEventKinds), (events, next) => {
        expect(statusOf([...events, next])).toBe(afterEvent(statusOf(events), next));
      }),
      seededRuns,
    );
  });

  test.each<[PartyStatus, PartyEventKind]>([
    ["submitted", "opened"],
    ["in_review", "opened"],
    ["collecting", "invited"],
    ["submitted", "invited"],
    ["in_review", "invited"],
  ])("a case that is %s is not set back by a late %s", (status, event) => {
    expect(afterEvent(status, event)).toBe(status);
  });
});

describe("who has to act next", () => {
  test.each<[PartyStatus, boolean]>([
    ["invited", true],
    ["collecting", true],
    ["submitted", false],
    ["in_review", false],
    ["returned", true],
    ["decided", false],
    ["withdrawn", false],
    ["expired", false],
  ])("FRM-081 a case that is %s can be answered: %s", (status, can) => {
    expect(isWithApplicant(status)).toBe(can);
  });
});

import { describe, expect, test } from "vitest";
import { type DecisionStage, placeOf, queueRanks } from "./queue-place.ts";
import type { PartyEventKind } from "./status.ts";

/** The n-th event happens at n. */
const standing = (...kinds: readonly PartyEventKind[]) =>
  placeOf(
    kinds.map((kind, index) => ({ kind, at: index + 1 })),
    0,
  );

describe("where a case stands", () => {
  test.each<[readonly PartyEventKind[], number, number]>([
    [[], queueRanks.applicant, 0],
    [["invited", "opened"], queueRanks.applicant, 0],
    [["invited", "submitted"], queueRanks.reviewer, 2],
    [["invited", "submitted", "taken_for_review"], queueRanks.reviewer, 2],
    [["invited", "submitted", "taken_for_review", "returned"], queueRanks.answer, 4],
    [["invited", "submitted", "returned", "submitted"], queueRanks.reviewer, 4],
    [["invited", "submitted", "decided"], queueRanks.over, 3],
    [["invited", "submitted", "taken_for_review", "decision_proposed"], queueRanks.reviewer, 2],
    [["invited", "submitted", "decision_proposed", "decision_agreed"], queueRanks.answer, 4],
    [["submitted", "decision_proposed", "decision_agreed", "decision_dropped"], queueRanks.reviewer, 4],
    [["submitted", "decision_proposed", "decision_refused"], queueRanks.reviewer, 1],
    [["submitted", "decision_proposed", "decision_agreed", "decided"], queueRanks.over, 4],
    [["submitted", "decided", "contested"], queueRanks.reviewer, 3],
    [["submitted", "decided", "reopened"], queueRanks.reviewer, 3],
    [["invited", "withdrawn"], queueRanks.over, 2],
    [["invited", "expired", "submitted"], queueRanks.over, 2],
  ])("%j: rank %i since %i", (kinds, rank, since) => {
    expect(standing(...kinds)).toMatchObject({ rank, since });
  });

  test("an answer is what was sent again", () => {
    expect(standing("invited", "submitted").isAnswer).toBe(false);
    expect(standing("invited", "submitted", "returned").isAnswer).toBe(false);
    expect(standing("invited", "submitted", "returned", "submitted").isAnswer).toBe(true);
    expect(standing("invited", "submitted", "returned", "submitted", "decided").isAnswer).toBe(false);
  });

  test.each<[readonly PartyEventKind[], DecisionStage]>([
    [["submitted", "taken_for_review"], "none"],
    [["submitted", "decision_proposed"], "proposed"],
    [["submitted", "decision_proposed", "taken_for_review"], "proposed"],
    [["submitted", "decision_proposed", "decision_refused"], "none"],
    [["submitted", "decision_proposed", "decision_agreed"], "agreed"],
    [["submitted", "decision_agreed", "decision_dropped"], "none"],
    [["submitted", "decision_agreed", "decided"], "none"],
    [["submitted", "decision_agreed", "withdrawn"], "none"],
    [["submitted", "decided", "contested"], "second_look"],
    [["submitted", "decided", "contested", "taken_for_review", "returned", "submitted"], "second_look"],
    [["submitted", "decided", "contested", "decision_proposed"], "proposed"],
    [["submitted", "decided", "contested", "decision_proposed", "decision_refused"], "second_look"],
    [["submitted", "decided", "contested", "decided"], "none"],
    [["submitted", "contested"], "none"],
    [["submitted", "decided", "reopened"], "none"],
    [["submitted", "decided", "contested", "decided", "reopened"], "none"],
  ])("after %j its decision is %s", (kinds, stage) => {
    expect(standing(...kinds).stage).toBe(stage);
  });

  test("a second look is no answer to a request", () => {
    const sentTwice = ["submitted", "returned", "submitted", "decided"] as const;
    expect(standing(...sentTwice, "contested").isAnswer).toBe(false);
  });

  test("it was first sent when it was first sent", () => {
    expect(standing("invited").submittedAt).toBeUndefined();
    expect(standing("invited", "submitted", "returned", "submitted").submittedAt).toBe(2);
  });
});

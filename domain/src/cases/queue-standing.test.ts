import { describe, expect, test } from "vitest";
import type { ValidationEventKind } from "../validations/status.ts";
import { queueRanks, standingOf } from "./queue-standing.ts";

/** The n-th event happens at n. */
const standing = (...kinds: readonly ValidationEventKind[]) =>
  standingOf(
    kinds.map((kind, index) => ({ kind, at: index + 1 })),
    0,
  );

describe("where a case stands", () => {
  test.each<[readonly ValidationEventKind[], number, number]>([
    [[], queueRanks.applicant, 0],
    [["invited", "opened"], queueRanks.applicant, 0],
    [["invited", "submitted"], queueRanks.reviewer, 2],
    [["invited", "submitted", "taken_for_review"], queueRanks.reviewer, 2],
    [["invited", "submitted", "taken_for_review", "returned"], queueRanks.answer, 4],
    [["invited", "submitted", "returned", "submitted"], queueRanks.reviewer, 4],
    [["invited", "submitted", "decided"], queueRanks.over, 3],
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

  test("it was first sent when it was first sent", () => {
    expect(standing("invited").submittedAt).toBeUndefined();
    expect(standing("invited", "submitted", "returned", "submitted").submittedAt).toBe(2);
  });
});

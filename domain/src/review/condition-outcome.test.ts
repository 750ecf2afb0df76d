import { expect, test } from "vitest";
import { conditionOutcomes, isOverdue } from "./condition-outcome.ts";
import { recordNoteIssue } from "./record-note.ts";

test("conditions are met or lapsed", () => {
  expect(conditionOutcomes).toEqual(["met", "lapsed"]);
});

test.each([
  ["on their day", { metBy: "2026-03-20", outcome: undefined }, false],
  ["on the next day", { metBy: "2026-03-19", outcome: undefined }, true],
  ["once recorded", { metBy: "2026-03-19", outcome: "lapsed" }, false],
  ["without conditions", { metBy: null, outcome: undefined }, false],
] as const)("conditions are overdue or not: %s", (_when, standing, expected) => {
  expect(isOverdue(standing, "2026-03-20")).toBe(expected);
});

test.each([
  ["", undefined],
  ["x".repeat(500), undefined],
  ["x".repeat(501), "validation.max_length"],
])("the note of a record may be left out, and has at most 500 characters", (note, code) => {
  expect(recordNoteIssue(note)?.code).toBe(code);
});

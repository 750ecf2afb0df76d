import { expect, test } from "vitest";
import { assignmentIssues, MOST_ASSIGNED } from "./assignment.ts";
import { LONGEST_NOTE } from "./note.ts";

const ids = (count: number) => Array.from({ length: count }, (_, index) => `party-${index}`);

test.each([
  [ids(1), "", {}],
  [ids(MOST_ASSIGNED), "Before the weekend, please", {}],
  [ids(0), "", { partyIds: { code: "validation.required" } }],
  [
    ids(MOST_ASSIGNED + 1),
    "",
    { partyIds: { code: "assignment.validations.tooMany", params: { max: MOST_ASSIGNED } } },
  ],
  [
    ids(1),
    "x".repeat(LONGEST_NOTE + 1),
    { note: { code: "validation.max_length", params: { max: LONGEST_NOTE } } },
  ],
  [ids(1), "a\u0000b", { note: { code: "validation.pattern" } }],
])("an assignment", (partyIds, note, issues) => {
  expect(assignmentIssues({ partyIds, note })).toEqual(issues);
});

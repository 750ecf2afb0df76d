import { type Issue, issuesIn, optional } from "../rules/issue.ts";
import { plainText } from "../rules/plain-text.ts";
import { LONGEST_NOTE } from "./note.ts";

/** A lead gives cases to a reviewer, or back to all. */

/** So many cases at once. */
export const MOST_ASSIGNED = 200;

/** Refusals of single cases; the others of the request go through. */
export const assignmentRefusals = [
  "NOT_FOUND",
  "NOT_TO_REVIEW",
  "DECISION_OPEN",
  "HELD_BY_COLLEAGUE",
  "SECOND_PERSON_NEEDED",
  "OWN_CASE",
  "KNOWN_PERSON",
  "SECOND_REVIEW_OPEN",
] as const;
export type AssignmentRefusal = (typeof assignmentRefusals)[number];

export interface GivenAssignment {
  readonly partyIds: readonly string[];
  /** May be empty. */
  readonly note: string;
}

const countIssue = (count: number): Issue | undefined => {
  if (count === 0) return { code: "validation.required" };
  return count > MOST_ASSIGNED
    ? { code: "assignment.validations.tooMany", params: { max: MOST_ASSIGNED } }
    : undefined;
};

export const assignmentIssues = ({ partyIds, note }: GivenAssignment): Readonly<Record<string, Issue>> =>
  issuesIn({
    partyIds: countIssue(partyIds.length),
    note: optional(plainText(LONGEST_NOTE))(note),
  });

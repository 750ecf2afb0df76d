import { type CivilDate, notAfter, validDate } from "../rules/civil-date.ts";
import { addDays } from "../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** A reviewer holds a case until a day: it leaves the open views and returns on the day. */

export const holdReasons = [
  "WAITS_FOR_AGENCY",
  "WAITS_FOR_REFEREE",
  "WAITS_FOR_DOCUMENT",
  "WAITS_FOR_COLLEAGUE",
  "WAITS_FOR_HOUSEHOLD",
  "OTHER",
] as const;
export type HoldReason = (typeof holdReasons)[number];

export const MOST_HOLD_DAYS = 60;
const LONGEST_HOLD_NOTE = 500;

export interface GivenHold {
  readonly until: string;
  readonly reason: string;
  /** Needed for the reason `OTHER`. */
  readonly note: string;
}

export const knownHoldReason = (reason: string): HoldReason | undefined =>
  holdReasons.find((known) => known === reason);

const untilIssue = (until: string, today: CivilDate): Issue | undefined =>
  firstIssue<string>(
    required(),
    validDate(),
    (day) => (day <= today ? { code: "caseHold.validations.past" } : undefined),
    notAfter(addDays(today, MOST_HOLD_DAYS), "caseHold.validations.tooLate"),
  )(until);

const noteIssue = ({ reason, note }: GivenHold): Issue | undefined =>
  (reason === "OTHER" ? required()(note) : undefined) ?? plainText(LONGEST_HOLD_NOTE)(note.trim());

export const caseHoldIssues = (given: GivenHold, today: CivilDate): Readonly<Record<string, Issue>> =>
  issuesIn({
    until: untilIssue(given.until, today),
    reason: knownHoldReason(given.reason) ? undefined : { code: "validation.please_select_an_option" },
    note: noteIssue(given),
  });

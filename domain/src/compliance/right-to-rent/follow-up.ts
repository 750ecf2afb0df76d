import type { CivilDate } from "../../rules/civil-date.ts";
import { addDays } from "../../rules/civil-span.ts";
import type { RecordResult } from "./record-result.ts";
import type { DateRules } from "./rule-set.ts";

/** The standing of a person's follow-up (section 27, table A4). */
export const followUpStates = ["overdue", "due", "later", "done", "not_shown", "ended"] as const;
export type FollowUpState = (typeof followUpStates)[number];

export interface FollowedUp extends Pick<RecordResult, "shows" | "followUpBy"> {
  /** null: the tenancy goes on. */
  readonly endedOn: CivilDate | null;
}

/** From the first warning on, a follow-up is due. */
const isDue = (followUpBy: CivilDate, today: CivilDate, { followUp }: DateRules): boolean =>
  today >= addDays(followUpBy, -Math.max(...followUp.warnings));

/** A follow-up that ended the limit is done; one that showed no right is reported, and is not shown again as late. */
export const followUpState = (
  { shows, followUpBy, endedOn }: FollowedUp,
  today: CivilDate,
  dates: DateRules,
): FollowUpState => {
  if (endedOn !== null) return "ended";
  if (shows === "no_right") return "not_shown";
  if (followUpBy === null) return "done";
  if (followUpBy < today) return "overdue";
  return isDue(followUpBy, today, dates) ? "due" : "later";
};

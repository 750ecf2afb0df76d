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

/** From the first warning on, a follow-up is due: on this day, those whose last day is not after it. */
export const lastDueDay = (today: CivilDate, { followUp }: DateRules): CivilDate =>
  addDays(today, Math.max(...followUp.warnings));

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
  return followUpBy <= lastDueDay(today, dates) ? "due" : "later";
};

export interface WarnedOf {
  readonly followUpBy: CivilDate;
  /** The warnings of this record that are sent, by their days before the last day. */
  readonly sent: readonly number[];
}

/**
 * The most urgent warning whose day has come, by its days before the last day. A missed milder one is never made up for, and a late
 * follow-up is told by the page alone.
 */
export const dueWarning = (
  { followUpBy, sent }: WarnedOf,
  today: CivilDate,
  { followUp }: DateRules,
): number | undefined => {
  if (today > followUpBy) return undefined;
  const come = followUp.warnings.filter((days) => today >= addDays(followUpBy, -days));
  const most = Math.min(...come);
  return come.length > 0 && sent.every((days) => days > most) ? most : undefined;
};

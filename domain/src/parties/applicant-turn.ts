import { isReminderDay, type Timing } from "../policies/timing.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { addDays, daysBetween, later } from "../rules/civil-span.ts";

/** An application that waits for its applicant: reminders, the warning before its end, and its end. */

export const turnActs = ["remind", "warn", "expire"] as const;
export type TurnAct = (typeof turnActs)[number];

export interface ApplicantTurn {
  /** The day on which the turn began. */
  readonly since: CivilDate;
  /** The last day on which the applicant did something, or the turn began. */
  readonly activeOn: CivilDate;
  /** The day of the warning; null: none since the last activity. */
  readonly warnedOn: CivilDate | null;
  readonly wantsReminders: boolean;
}

/** The day on which it ends without activity. A warning that came late leaves the whole time after it. */
export const expiryDay = (
  { activeOn, warnedOn }: Pick<ApplicantTurn, "activeOn" | "warnedOn">,
  timing: Timing,
): CivilDate => {
  const planned = addDays(activeOn, timing.expiryDays);
  return warnedOn === null ? planned : later(planned, addDays(warnedOn, timing.expiryWarningDays));
};

/** Nothing ends without a warning, however long the server was down. */
export const dueAct = (turn: ApplicantTurn, timing: Timing, today: CivilDate): TurnAct | undefined => {
  if (turn.warnedOn !== null && today >= expiryDay(turn, timing)) return "expire";
  const quietDays = daysBetween(turn.activeOn, today);
  if (turn.warnedOn === null && quietDays >= timing.expiryDays - timing.expiryWarningDays) return "warn";
  const isDue = turn.wantsReminders && isReminderDay(daysBetween(turn.since, today), timing);
  return isDue ? "remind" : undefined;
};

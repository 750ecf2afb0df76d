import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween } from "../rules/civil-span.ts";
import { nextReminder, type ReviewState } from "./states.ts";

/** Sent references in the order of the list: those that wait come first. */
export const referenceGroups = ["waiting", "bounced", "silent", "declined", "answered"] as const;
export type ReferenceGroup = (typeof referenceGroups)[number];

export interface AskedWhen {
  readonly askedOn: CivilDate;
  readonly today: CivilDate;
}

export interface WaitOfReference {
  /** Days since the request. */
  readonly ageDays: number;
  /** undefined: no reminder follows. None goes to an address that refused the e-mail. */
  readonly remindOn: CivilDate | undefined;
}

export const waitOf = (state: ReviewState, when: AskedWhen): WaitOfReference => ({
  ageDays: daysBetween(when.askedOn, when.today),
  remindOn: state === "bounced" ? undefined : nextReminder(state, when),
});

import type { CivilDate } from "../rules/civil-date.ts";
import { addDays } from "../rules/civil-span.ts";

/**
 * The life of a reference. `bounced`: the mail server refused the address. `silent`: the deadline passed without an
 * answer.
 */
export const reviewStates = ["draft", "sent", "opened", "answered", "declined", "silent", "bounced"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The link stays valid. A mail server that refuses once may accept another e-mail. */
export const awaitsAnswer = (state: ReviewState): boolean =>
  state === "sent" || state === "opened" || state === "bounced";

/** Lifetime of the link in days, from the request. */
export const REFERENCE_DAYS = 30;
/** Days after the request on which a referee who has not answered is reminded. */
export const REMINDER_DAYS = [2, 5, 9] as const;

/** The next reminder day for a request of a day; undefined after the last one. */
export const nextReminder = (
  state: ReviewState,
  { askedOn, today }: { readonly askedOn: CivilDate; readonly today: CivilDate },
): CivilDate | undefined =>
  awaitsAnswer(state)
    ? REMINDER_DAYS.map((days) => addDays(askedOn, days)).find((day) => day > today)
    : undefined;

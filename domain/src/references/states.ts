import type { CivilDate } from "../rules/civil-date.ts";
import { addDays } from "../rules/civil-span.ts";

/** The life of a reference. `bounced`: the mail server refused the address. `silent`: nobody answered in time. */
export const reviewStates = ["draft", "sent", "opened", "answered", "declined", "silent", "bounced"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Who has the link may still answer. A mail server that refuses once may have let another e-mail through. */
export const awaitsAnswer = (state: ReviewState): boolean =>
  state === "sent" || state === "opened" || state === "bounced";

/** The link's days, from the request. */
export const REFERENCE_DAYS = 30;
/** On which days after the request somebody who has not answered is reminded. */
export const REMINDER_DAYS = [2, 5, 9] as const;

/** The next day on which somebody is reminded who was asked on a day; undefined: not any more. */
export const nextReminder = (
  state: ReviewState,
  { askedOn, today }: { readonly askedOn: CivilDate; readonly today: CivilDate },
): CivilDate | undefined =>
  awaitsAnswer(state)
    ? REMINDER_DAYS.map((days) => addDays(askedOn, days)).find((day) => day > today)
    : undefined;

/** Periods of an application, in days. All are settings of its policy. */
export interface Timing {
  /** Working days in the country of the home, from the submission to the decision. */
  readonly promiseDays: number;
  /** Days after the turn of an applicant began on which they are reminded. */
  readonly reminderDays: readonly number[];
  /** Days between the reminders after the last of these. */
  readonly reminderEveryDays: number;
  /** Days that an applicant has for an answer to a request. */
  readonly requestDays: number;
  /** Days after the last activity on which an application ends. */
  readonly expiryDays: number;
  /** Days before that on which the applicant is warned. */
  readonly expiryWarningDays: number;
  /** Days after the end within which the invitation can be sent again. */
  readonly resendDays: number;
}

export const defaultTiming: Timing = {
  promiseDays: 2,
  reminderDays: [2, 5, 9],
  reminderEveryDays: 7,
  requestDays: 14,
  expiryDays: 60,
  expiryWarningDays: 7,
  resendDays: 30,
};

/** True on each day of the plan: `reminderDays`, then every `reminderEveryDays`. A missed day is not made up for. */
export const isReminderDay = (
  daysSince: number,
  { reminderDays, reminderEveryDays }: Pick<Timing, "reminderDays" | "reminderEveryDays">,
): boolean => {
  if (reminderDays.includes(daysSince)) return true;
  const last = reminderDays.at(-1) ?? 0;
  return daysSince > last && (daysSince - last) % reminderEveryDays === 0;
};

import { calendarDeadline } from "../../calendars/working-days.ts";
import { type CivilDate, notFuture, validDate } from "../../rules/civil-date.ts";
import { addMonths } from "../../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn } from "../../rules/issue.ts";
import { required } from "../../rules/plain.ts";
import type { DepositRules } from "./deposit-rules.ts";

export interface GivenDeposit {
  readonly receivedOn: string;
  /** Another day that was agreed in writing; empty: none. */
  readonly agreedOn: string;
  /** The written agreement on that day; empty: none. */
  readonly uploadId: string;
}

/** In months: before today for the receipt, after it for an agreed day. */
const MOST_MONTHS = 12;

const receivedIssue = (receivedOn: string, today: CivilDate): Issue | undefined =>
  firstIssue<string>(required(), validDate(), notFuture(today), (day) =>
    day < addMonths(today, -MOST_MONTHS)
      ? { code: "deposit.validations.received", params: { max: MOST_MONTHS } }
      : undefined,
  )(receivedOn);

const agreedIssue = ({ receivedOn, agreedOn }: GivenDeposit): Issue | undefined => {
  if (agreedOn === "") return undefined;
  return firstIssue<string>(validDate(), (day) =>
    day < receivedOn || day > addMonths(receivedOn, MOST_MONTHS)
      ? { code: "deposit.validations.agreed", params: { max: MOST_MONTHS } }
      : undefined,
  )(agreedOn);
};

/** A day agreed in writing comes with its file, and a file with its day. */
export const depositIssues = (given: GivenDeposit, today: CivilDate): Readonly<Record<string, Issue>> => {
  const received = receivedIssue(given.receivedOn, today);
  return issuesIn({
    receivedOn: received,
    agreedOn: received
      ? undefined
      : (agreedIssue(given) ??
        (given.agreedOn === "" && given.uploadId !== "" ? { code: "validation.required" } : undefined)),
    uploadId: given.agreedOn === "" ? undefined : required()(given.uploadId),
  });
};

export interface RecordedDays {
  readonly receivedOn: CivilDate;
  readonly agreedOn: CivilDate | null;
}

/** The day of receipt is the first of the days. */
export const agreementBy = (
  { receivedOn, agreedOn }: RecordedDays,
  { daysToAgree }: Pick<DepositRules, "daysToAgree">,
): CivilDate =>
  agreedOn ?? calendarDeadline(receivedOn, { days: daysToAgree, countsFirstDay: true, rollsIn: undefined });

export interface DepositDays {
  readonly agreementBy: CivilDate;
  /** Written reasons for keeping the deposit are due, or nothing may be kept. */
  readonly noticeBy: CivilDate;
  readonly refundBy: CivilDate;
}

/** @param endedOn the day on which it was decided not to let; undefined: not decided, and the deadline counts */
export const depositDays = (
  recorded: RecordedDays,
  rules: DepositRules,
  endedOn: CivilDate | undefined,
): DepositDays => {
  const deadline = agreementBy(recorded, rules);
  const from = endedOn !== undefined && endedOn < deadline ? endedOn : deadline;
  const within = (days: number): CivilDate =>
    calendarDeadline(from, { days, countsFirstDay: true, rollsIn: undefined });
  return {
    agreementBy: deadline,
    noticeBy: within(rules.daysToNotify),
    refundBy: within(rules.daysToRefund),
  };
};

export interface EndedTenant {
  /** The day on which the tenant was declined, withdrew or expired; null: still applies, or was accepted. */
  readonly endedOn: CivilDate | null;
}

/** The letting ends when a reviewer records so, or with its last tenant. @param courseEndedOn as recorded for the home */
export const lettingEndedOn = (
  tenants: readonly EndedTenant[],
  courseEndedOn: CivilDate | null,
): CivilDate | undefined => {
  const days = tenants.map(({ endedOn }) => endedOn ?? "");
  const last = days.length > 0 && !days.includes("") ? days.toSorted().at(-1) : undefined;
  return [last, courseEndedOn ?? undefined].filter((day) => day !== undefined).toSorted()[0];
};

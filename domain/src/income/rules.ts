import { parseAmount } from "../rules/amount.ts";
import { type CheckedDate, dateExists, dateGiven, onDate, optionalDate } from "../rules/checked-date.ts";
import { type CivilDate, notAfter, notPast } from "../rules/civil-date.ts";
import { addDays, addMonths } from "../rules/civil-span.ts";
import { emailFormat, notOwnEmail } from "../rules/email.ts";
import { firstIssue, type Issue, optional, type Rule } from "../rules/issue.ts";
import { trimmed } from "../rules/line.ts";
import { phoneFormat } from "../rules/phone.ts";
import { inRange, maxLength, required } from "../rules/plain.ts";
import { alphanumericWithSpaces } from "../rules/text.ts";

/** The limits and rules of spec 3 §5 and §9. Amounts in whole units of their currency. */

export const MOST_INCOME = 10_000_000;
export const MOST_LOAN = 1_000_000;
export const MOST_SAVINGS = 100_000_000;

/** Both ends are refused, so a probation takes 1 to 12 months. */
export const PROBATION = { min: 0, max: 13 } as const;

export const JOB_START_YEARS = 7;
export const NEW_STARTER_DAYS = 7;
const PENSION_AHEAD_MONTHS = 12;
const LONGEST_COMPANY_NUMBER = 15;

export const companyNumberIssue: Rule<string> = optional(
  trimmed(firstIssue<string>(maxLength(LONGEST_COMPANY_NUMBER), alphanumericWithSpaces())),
);

/**
 * Greater than zero and less than the limit.
 * @param most exclusive, in whole units
 */
export const amountIssue = (most: number): Rule<string> =>
  firstIssue<string>(required(), (typed) => {
    const minor = parseAmount(typed);
    const fits = minor !== undefined && minor > 0 && minor < most * 100;
    return fits ? undefined : { code: "validation.amount", params: { min: 0, max: most } };
  });

/** The numbers are compared as typed, whatever the frequency. */
export const notAboveAnnual =
  (annual: string): Rule<string> =>
  (net) => {
    const [most, typed] = [parseAmount(annual), parseAmount(net)];
    const isAbove = most !== undefined && typed !== undefined && typed > most;
    return isAbove ? { code: "yourSalary.validations.net_range" } : undefined;
  };

/**
 * A payment within the last months, both ends included.
 * @param code the step's, for every fault of the date
 */
export const paymentDateIssue = (code: string, months: number, today: CivilDate): Rule<CheckedDate> => {
  const recent: Rule<CheckedDate> = ({ date, isValid }) =>
    isValid && date <= today && date >= addMonths(today, -months) ? undefined : { code, params: { months } };
  return firstIssue(dateGiven, recent);
};

export const startDateIssue: Rule<CheckedDate> = firstIssue(dateGiven, dateExists);

export const jobStartIssue = (today: CivilDate): Rule<CheckedDate> =>
  firstIssue(startDateIssue, ({ date }) =>
    date < addMonths(today, -12 * JOB_START_YEARS)
      ? { code: "currentEmployer.validations.job_start_too_far", params: { years: JOB_START_YEARS } }
      : undefined,
  );

const notBefore =
  (start: CheckedDate): Rule<CheckedDate> =>
  ({ date }): Issue | undefined =>
    start.isValid && date < start.date ? { code: "validation.date.endBeforeStart" } : undefined;

export const jobEndIssue = (start: CheckedDate, today: CivilDate): Rule<CheckedDate> =>
  optionalDate(
    firstIssue(
      dateExists,
      onDate(notPast(today, "currentEmployer.validations.job_already_ended")),
      notBefore(start),
    ),
  );

export const loanEndIssue = (start: CheckedDate, today: CivilDate): Rule<CheckedDate> =>
  firstIssue(dateGiven, dateExists, onDate(notPast(today)), notBefore(start));

export const pensionStartIssue = (today: CivilDate): Rule<CheckedDate> =>
  firstIssue(startDateIssue, onDate(notAfter(addMonths(today, PENSION_AHEAD_MONTHS))));

export const reviewDateIssue = (today: CivilDate): Rule<CheckedDate> =>
  optionalDate(firstIssue(dateExists, onDate(notPast(today))));

const WHOLE_NUMBER = /^[0-9]{1,3}$/;

const probationRange: Rule<string> = (value) => {
  const issue = { code: "currentEmployer.validations.probation_length", params: PROBATION };
  if (!WHOLE_NUMBER.test(value)) return issue;
  return inRange(PROBATION.min, PROBATION.max)(Number(value)) && issue;
};

/**
 * Whole months.
 * @param status probation or not; without one the length is not asked
 */
export const probationLengthIssue =
  (status: string): Rule<string> =>
  (value) =>
    status === "yes" ? trimmed(firstIssue<string>(required(), probationRange))(value) : undefined;

export const OWN_EMAIL = {
  companyReference: "companyReference.validations.personalEmailMatch",
  yourGuarantor: "yourGuarantor.validations.personalEmailMatch",
} as const;

/** The address of another person (spec 3 §5): an applicant cannot be their own reference or guarantor. */
export const othersEmailIssue = (own: string, step: keyof typeof OWN_EMAIL): Rule<string> =>
  firstIssue<string>(required(), emailFormat(), notOwnEmail(own, OWN_EMAIL[step]));

export const guarantorPhoneIssue: Rule<string> = optional(phoneFormat());

/** Two letters, six digits, a letter from A to D (spec 3 §5), as HMRC gives them out. */
const NATIONAL_INSURANCE_NUMBER =
  /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][0-9]{6}[A-D]$/;

export const tidyNationalInsuranceNumber = (typed: string): string =>
  typed.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();

export const nationalInsuranceNumberIssue: Rule<string> = (typed) =>
  required()(typed) ??
  (NATIONAL_INSURANCE_NUMBER.test(tidyNationalInsuranceNumber(typed))
    ? undefined
    : { code: "openBanking.validations.national_insurance_number" });

/** Work that starts in the future, or started up to seven days ago, has no payslip yet (spec 3 §9). */
export const isNewStarter = (start: CheckedDate, today: CivilDate): boolean =>
  start.isValid && start.date >= addDays(today, -NEW_STARTER_DAYS);

import { parseAmount, typedAmount } from "../rules/amount.ts";
import { firstIssue, type Issue } from "../rules/issue.ts";
import { tidyPhone } from "../rules/phone.ts";
import { oneOf, required } from "../rules/plain.ts";
import { tidy } from "../rules/tidy.ts";
import type { Currency } from "../vocabulary/money.ts";
import type { ParsedBody } from "./body.ts";
import {
  answererIssues,
  boolOf,
  isClearlyLess,
  parseStatement,
  type Said,
  saidIssue,
  saidOf,
  statementIssue,
  wire,
  withoutGaps,
} from "./statement.ts";

export const contractKinds = ["PERMANENT", "FIXED_TERM", "ZERO_HOURS", "AGENCY", "OTHER"] as const;
export type ContractKind = (typeof contractKinds)[number];

export const payPeriods = ["YEAR", "MONTH", "WEEK", "HOUR"] as const;
export type PayPeriod = (typeof payPeriods)[number];

const MOST_PAY = 10_000_000;

export interface ShownEmployment {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly role: string;
  readonly start: string | null;
  readonly currency: Currency;
}

export interface EmploymentForm {
  readonly worksHere: Said | "";
  readonly detailsConfirmed: Said | "";
  readonly note: string;
  readonly contract: ContractKind | "unsaid" | "";
  readonly payUnsaid: boolean;
  readonly pay: string;
  readonly payPeriod: string;
  readonly name: string;
  readonly role: string;
  readonly phone: string;
}

export const untouchedEmployment: EmploymentForm = Object.freeze({
  worksHere: "",
  detailsConfirmed: "",
  note: "",
  contract: "",
  payUnsaid: false,
  pay: "",
  payPeriod: "YEAR",
  name: "",
  role: "",
  phone: "",
});

export const asksAboutWork = ({ worksHere }: Pick<EmploymentForm, "worksHere">): boolean =>
  worksHere !== "no";

export const employmentNeedsNote = (form: Pick<EmploymentForm, "worksHere" | "detailsConfirmed">): boolean =>
  form.worksHere === "no" || (asksAboutWork(form) && form.detailsConfirmed === "no");

const payIssue = firstIssue<string>(required(), (typed) => {
  const minor = parseAmount(typed);
  const fits = minor !== undefined && minor > 0 && minor < MOST_PAY * 100;
  return fits ? undefined : { code: "validation.amount", params: { min: 0, max: MOST_PAY } };
});

const workIssues = (form: EmploymentForm): Readonly<Record<string, Issue | undefined>> => {
  if (!asksAboutWork(form)) return {};
  return {
    detailsConfirmed: saidIssue(form.detailsConfirmed),
    contract: oneOf([...contractKinds, "unsaid"])(form.contract),
    ...(!form.payUnsaid && { pay: payIssue(form.pay), payPeriod: oneOf(payPeriods)(form.payPeriod) }),
  };
};

export const employmentIssues = (form: EmploymentForm): Readonly<Record<string, Issue>> =>
  withoutGaps({
    worksHere: saidIssue(form.worksHere),
    ...workIssues(form),
    note: employmentNeedsNote(form) ? statementIssue(form.note, true) : undefined,
    ...answererIssues(form),
  });

/** A reply as it is sent. null: "I am not allowed to say", or not asked. */
export interface EmploymentReply {
  readonly works_here: boolean | null;
  readonly details_confirmed: boolean | null;
  readonly note: string;
  readonly contract: ContractKind | null;
  /** Before tax, in whole units of the shown currency. */
  readonly pay: number | null;
  readonly pay_period: PayPeriod | null;
  readonly referee_name: string;
  readonly referee_role: string;
  readonly referee_phone: string;
}

const listed = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;

export const employmentReplyOf = (form: EmploymentForm): EmploymentReply => {
  const isAsked = asksAboutWork(form);
  const saysPay = isAsked && !form.payUnsaid;
  return {
    works_here: boolOf(form.worksHere),
    details_confirmed: isAsked ? boolOf(form.detailsConfirmed) : null,
    note: employmentNeedsNote(form) ? form.note.trim() : "",
    contract: isAsked ? listed(contractKinds, form.contract) : null,
    pay: saysPay ? (parseAmount(form.pay) ?? 0) / 100 : null,
    pay_period: saysPay ? listed(payPeriods, form.payPeriod) : null,
    referee_name: tidy(form.name),
    referee_role: tidy(form.role),
    referee_phone: tidyPhone(form.phone),
  };
};

const formOf = (reply: EmploymentReply): EmploymentForm => ({
  worksHere: saidOf(reply.works_here),
  detailsConfirmed: saidOf(reply.details_confirmed),
  note: reply.note,
  contract: reply.contract ?? "unsaid",
  payUnsaid: reply.pay === null && reply.pay_period === null,
  pay: typedAmount(reply.pay) ?? "",
  payPeriod: reply.pay_period ?? "",
  name: reply.referee_name,
  role: reply.referee_role,
  phone: reply.referee_phone,
});

const wireNames: Readonly<Record<string, keyof EmploymentReply>> = {
  worksHere: "works_here",
  detailsConfirmed: "details_confirmed",
  payPeriod: "pay_period",
  name: "referee_name",
  role: "referee_role",
  phone: "referee_phone",
};

export const parseEmploymentReply = (body: unknown): ParsedBody<EmploymentReply> =>
  parseStatement(body, {
    shape: {
      works_here: wire.yesNo,
      details_confirmed: wire.yesNo,
      note: wire.text,
      contract: wire.textOrNull,
      pay: wire.amount,
      pay_period: wire.textOrNull,
      referee_name: wire.text,
      referee_role: wire.text,
      referee_phone: wire.text,
    },
    formOf,
    issuesOf: employmentIssues,
    replyOf: employmentReplyOf,
    wireNames,
  });

const perYear: Readonly<Record<PayPeriod, number | undefined>> = {
  YEAR: 1,
  MONTH: 12,
  WEEK: 52,
  // Hours of work are not asked, so an hourly pay has no yearly amount.
  HOUR: undefined,
};

export const yearlyMinor = ({ pay, pay_period }: EmploymentReply): number | undefined => {
  const times = pay_period ? perYear[pay_period] : undefined;
  return pay === null || times === undefined ? undefined : Math.round(pay * 100) * times;
};

/**
 * The employer contradicts the applicant.
 * @param statedMinor stated gross pay of a year in the shown currency; undefined if unknown
 */
export const contradictsEmployment = (reply: EmploymentReply, statedMinor: number | undefined): boolean => {
  const shown = yearlyMinor(reply);
  const isLess = shown !== undefined && statedMinor !== undefined && isClearlyLess(shown, statedMinor);
  return reply.works_here === false || reply.details_confirmed === false || isLess;
};

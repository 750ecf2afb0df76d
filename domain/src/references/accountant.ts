import { parseAmount, typedAmount } from "../rules/amount.ts";
import { type CivilDate, isCivilDate, notFuture, validDate } from "../rules/civil-date.ts";
import { firstIssue, type Issue, optional } from "../rules/issue.ts";
import { tidyPhone } from "../rules/phone.ts";
import { required } from "../rules/plain.ts";
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

const MOST_PROFIT = 10_000_000;

export interface ShownBusiness {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly start: string | null;
  readonly currency: Currency;
}

export interface AccountantForm {
  readonly actsFor: Said | "";
  readonly detailsConfirmed: Said | "";
  readonly note: string;
  readonly profitUnsaid: boolean;
  /** The last day of the last full year. */
  readonly yearEnd: string;
  /** 0 for a loss. */
  readonly profit: string;
  readonly profitBefore: string;
  readonly willFall: Said | "";
  readonly name: string;
  readonly role: string;
  readonly phone: string;
}

export const untouchedAccountant: AccountantForm = Object.freeze({
  actsFor: "",
  detailsConfirmed: "",
  note: "",
  profitUnsaid: false,
  yearEnd: "",
  profit: "",
  profitBefore: "",
  willFall: "",
  name: "",
  role: "",
  phone: "",
});

export const asksAboutBusiness = ({ actsFor }: Pick<AccountantForm, "actsFor">): boolean => actsFor !== "no";

export const accountantNeedsNote = (
  form: Pick<AccountantForm, "actsFor" | "detailsConfirmed" | "willFall">,
): boolean => asksAboutBusiness(form) && (form.detailsConfirmed === "no" || form.willFall === "yes");

const profitRange = (typed: string): Issue | undefined => {
  const minor = parseAmount(typed);
  const fits = minor !== undefined && minor < MOST_PROFIT * 100;
  return fits ? undefined : { code: "validation.amount", params: { min: 0, max: MOST_PROFIT } };
};

const businessIssues = (
  form: AccountantForm,
  today: CivilDate,
): Readonly<Record<string, Issue | undefined>> => {
  if (!asksAboutBusiness(form)) return {};
  return {
    detailsConfirmed: saidIssue(form.detailsConfirmed),
    ...(!form.profitUnsaid && {
      yearEnd: firstIssue<string>(required(), validDate(), notFuture(today))(form.yearEnd),
      profit: firstIssue<string>(required(), profitRange)(form.profit),
      profitBefore: optional(profitRange)(form.profitBefore),
    }),
    willFall: saidIssue(form.willFall),
  };
};

export const accountantIssues = (form: AccountantForm, today: CivilDate): Readonly<Record<string, Issue>> =>
  withoutGaps({
    actsFor: saidIssue(form.actsFor),
    ...businessIssues(form, today),
    note: accountantNeedsNote(form) ? statementIssue(form.note, true) : undefined,
    ...answererIssues(form),
  });

/** A reply as it is sent. null: "I am not allowed to say", or not asked. Amounts in whole units of the shown currency. */
export interface AccountantReply {
  readonly acts_for: boolean | null;
  readonly details_confirmed: boolean | null;
  readonly note: string;
  readonly year_end: CivilDate | null;
  readonly profit: number | null;
  readonly profit_before: number | null;
  readonly will_fall: boolean | null;
  readonly referee_name: string;
  readonly referee_role: string;
  readonly referee_phone: string;
}

const majorOf = (typed: string): number | null => {
  const minor = parseAmount(typed);
  return minor === undefined ? null : minor / 100;
};

export const accountantReplyOf = (form: AccountantForm): AccountantReply => {
  const isAsked = asksAboutBusiness(form);
  const saysProfit = isAsked && !form.profitUnsaid;
  return {
    acts_for: boolOf(form.actsFor),
    details_confirmed: isAsked ? boolOf(form.detailsConfirmed) : null,
    note: accountantNeedsNote(form) ? form.note.trim() : "",
    year_end: saysProfit && isCivilDate(form.yearEnd) ? form.yearEnd : null,
    profit: saysProfit ? majorOf(form.profit) : null,
    profit_before: saysProfit ? majorOf(form.profitBefore) : null,
    will_fall: isAsked ? boolOf(form.willFall) : null,
    referee_name: tidy(form.name),
    referee_role: tidy(form.role),
    referee_phone: tidyPhone(form.phone),
  };
};

const formOf = (reply: AccountantReply): AccountantForm => ({
  actsFor: saidOf(reply.acts_for),
  detailsConfirmed: saidOf(reply.details_confirmed),
  note: reply.note,
  profitUnsaid: reply.year_end === null && reply.profit === null && reply.profit_before === null,
  yearEnd: reply.year_end ?? "",
  profit: typedAmount(reply.profit) ?? "",
  profitBefore: typedAmount(reply.profit_before) ?? "",
  willFall: saidOf(reply.will_fall),
  name: reply.referee_name,
  role: reply.referee_role,
  phone: reply.referee_phone,
});

const wireNames: Readonly<Record<string, keyof AccountantReply>> = {
  actsFor: "acts_for",
  detailsConfirmed: "details_confirmed",
  yearEnd: "year_end",
  profitBefore: "profit_before",
  willFall: "will_fall",
  name: "referee_name",
  role: "referee_role",
  phone: "referee_phone",
};

/** @param today the end of the last full year must lie before it */
export const parseAccountantReply = (body: unknown, today: CivilDate): ParsedBody<AccountantReply> =>
  parseStatement(body, {
    // Declared here, because a page reads no body and need not load it.
    shape: {
      acts_for: wire.yesNo,
      details_confirmed: wire.yesNo,
      note: wire.text,
      year_end: wire.textOrNull,
      profit: wire.amount,
      profit_before: wire.amount,
      will_fall: wire.yesNo,
      referee_name: wire.text,
      referee_role: wire.text,
      referee_phone: wire.text,
    },
    formOf,
    issuesOf: (form) => accountantIssues(form, today),
    replyOf: accountantReplyOf,
    wireNames,
  });

/**
 * The accountant contradicts the applicant.
 * @param statedMinor stated profit of a year in the shown currency; undefined if unknown
 */
export const contradictsBusiness = (reply: AccountantReply, statedMinor: number | undefined): boolean => {
  const isLess =
    reply.profit !== null &&
    statedMinor !== undefined &&
    isClearlyLess(Math.round(reply.profit * 100), statedMinor);
  return reply.acts_for === false || reply.details_confirmed === false || reply.will_fall === true || isLess;
};

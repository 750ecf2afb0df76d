import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween } from "../rules/civil-span.ts";
import type { Currency } from "../vocabulary/money.ts";
import { type Rhythm, rhythmOf, yearlyOf } from "./rhythm.ts";
import {
  type BankTransaction,
  type Exclusion,
  exclusionsAmong,
  grouped,
  isStudentFinance,
  payerOf,
} from "./transactions.ts";

/** Recognises recurring income in bank statements, to be laid beside what was stated. It decides nothing. */

export const recognisedKinds = ["work", "pension", "benefits", "student_finance", "other"] as const;
export type RecognisedKind = (typeof recognisedKinds)[number];

export interface RecognisedIncome {
  readonly payer: string;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  readonly currency: Currency;
  /** The median payment, in minor units. */
  readonly typicalMinor: number;
  readonly yearlyMinor: number;
  readonly lastDate: CivilDate;
  /** Different calendar months in which it came. */
  readonly monthsSeen: number;
  readonly transactions: readonly string[];
}

export interface Recognition {
  /** The largest first. */
  readonly incomes: readonly RecognisedIncome[];
  readonly excluded: Readonly<Record<string, Exclusion>>;
}

export interface Statement {
  readonly transactions: readonly BankTransaction[];
  /** Names of the account's holders. */
  readonly holders: readonly string[];
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const PENSION = /\b(?:PENSIONS?|ANNUITY|STATE PENSION)\b/;
const BENEFITS =
  /\b(?:UNIVERSAL CREDIT|DWP|CHILD BENEFIT|HMRC CHILD|CHB|PIP|ESA|JSA|CARERS? ALLOWANCE|HOUSING BENEFIT|TAX CREDIT)\b/;
const WORK = /\b(?:SALARY|WAGES?|PAYROLL|PAY|INVOICE|INV)\b/;

const kindOf = (credits: readonly BankTransaction[], rhythm: Rhythm): RecognisedKind => {
  const texts = credits.map(({ description }) => description.normalize("NFKC").toUpperCase());
  const says = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  if (credits.some(isStudentFinance)) return "student_finance";
  if (says(PENSION)) return "pension";
  if (says(BENEFITS)) return "benefits";
  return says(WORK) || rhythm !== "irregular" ? "work" : "other";
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

/** The same line read twice counts once. */
const withoutRepeats = (transactions: readonly BankTransaction[]): readonly BankTransaction[] =>
  [...new Map(transactions.map((transaction) => [transaction.id, transaction])).values()].toSorted(
    (one, other) => (one.date + one.id < other.date + other.id ? -1 : 1),
  );

/** Several payments of one day are one payday. */
const paydaysOf = (credits: readonly BankTransaction[]): ReadonlyMap<CivilDate, number> => {
  const paydays = new Map<CivilDate, number>();
  for (const { date, minor } of credits) paydays.set(date, (paydays.get(date) ?? 0) + minor);
  return paydays;
};

const incomeOf = (
  credits: readonly BankTransaction[],
  { from, to }: Statement,
): RecognisedIncome | undefined => {
  const [first] = credits;
  const paydays = paydaysOf(credits);
  const dates = [...paydays.keys()];
  const rhythm = rhythmOf(dates);
  if (!first || !rhythm) return undefined;
  const amounts = [...paydays.values()];
  const typicalMinor = median(amounts);
  const total = amounts.reduce((sum, minor) => sum + minor, 0);
  return {
    payer: payerOf(first.description),
    kind: kindOf(credits, rhythm),
    rhythm,
    currency: first.currency,
    typicalMinor,
    yearlyMinor: yearlyOf({ rhythm, typical: typicalMinor, total, days: daysBetween(from, to) + 1 }),
    lastDate: dates.at(-1) ?? first.date,
    monthsSeen: new Set(dates.map((date) => date.slice(0, 7))).size,
    transactions: credits.map(({ id }) => id),
  };
};

const byPayer = (credits: readonly BankTransaction[]): readonly (readonly BankTransaction[])[] => [
  ...grouped(credits, ({ currency, description }) => `${currency} ${payerOf(description)}`).values(),
];

/** Who pays, how often, how much, when last. One-off money is no income. */
export const recogniseIncome = (statement: Statement): Recognition => {
  const all = withoutRepeats(statement.transactions);
  const credits = all.filter(({ minor }) => minor > 0);
  const exclusionOf = exclusionsAmong(all, statement.holders);
  const found = credits.map((credit) => [credit, exclusionOf(credit)] as const);
  const excluded = found.flatMap(([{ id }, why]) => (why ? [[id, why] as const] : []));
  const candidates = found.flatMap(([credit, why]) => (why ? [] : [credit]));
  const incomes = byPayer(candidates).flatMap((group) => incomeOf(group, statement) ?? []);
  return {
    incomes: incomes.toSorted(
      (one, other) => other.yearlyMinor - one.yearlyMinor || (one.payer < other.payer ? -1 : 1),
    ),
    excluded: Object.fromEntries(excluded),
  };
};

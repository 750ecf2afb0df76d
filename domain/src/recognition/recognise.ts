import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween } from "../rules/civil-span.ts";
import type { Currency } from "../vocabulary/money.ts";
import { BENEFITS, PENSION, STUDENT_FINANCE, WORK } from "./income-words.ts";
import { isFromSomebody } from "./persons.ts";
import { type Rhythm, rhythmOf, yearlyOf } from "./rhythm.ts";
import { type BankTransaction, type Exclusion, exclusionsAmong, grouped, payerOf } from "./transactions.ts";
import { readable } from "./wording.ts";

/** Recognises recurring income in bank statements, for comparison with the stated income. It decides nothing. */

export const recognisedKinds = ["work", "pension", "benefits", "student_finance", "other"] as const;
export type RecognisedKind = (typeof recognisedKinds)[number];

export interface RecognisedIncome {
  readonly payer: string;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  readonly currency: Currency;
  /** Median payment in minor units. */
  readonly typicalMinor: number;
  readonly yearlyMinor: number;
  readonly lastDate: CivilDate;
  readonly monthsSeen: number;
  readonly transactions: readonly string[];
}

export interface Recognition {
  readonly incomes: readonly RecognisedIncome[];
  readonly excluded: Readonly<Record<string, Exclusion>>;
}

export interface Statement {
  readonly transactions: readonly BankTransaction[];
  readonly holders: readonly string[];
  readonly from: CivilDate;
  readonly to: CivilDate;
}

const saidKindOf = (credits: readonly BankTransaction[]): RecognisedKind | undefined => {
  const texts = credits.map(({ description }) => readable(description));
  const says = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  if (says(STUDENT_FINANCE)) return "student_finance";
  if (says(PENSION)) return "pension";
  if (says(BENEFITS)) return "benefits";
  return says(WORK) ? "work" : undefined;
};

/** One instalment of student finance is enough, because a statement of three months shows no second. */
const rhythmFor = (kind: RecognisedKind | undefined, dates: readonly CivilDate[]): Rhythm | undefined => {
  if (kind === "student_finance" && dates.length === 1) return "termly";
  const found = rhythmOf(dates);
  if (found !== "termly" || kind === "student_finance") return found;
  return dates.length >= 3 ? "irregular" : undefined;
};

const ALIKE = 0.8;
/** Minor units. Repayments by friends and private sales are below it. */
const LEAST_NOW_AND_THEN = 10_000;
/** Minor units. Interest and rewards of a bank are below it. */
const LEAST_REGULAR = 2_500;

interface Paydays {
  readonly rhythm: Rhythm;
  readonly amounts: readonly number[];
  readonly typicalMinor: number;
  readonly first: BankTransaction;
}

/**
 * Without a word of income, small amounts, two payments that differ, small occasional ones, and regular payments of a
 * person are no income. The last are a flatmate's rent; a large occasional sum may be a client's.
 */
const isIncome = (
  kind: RecognisedKind | undefined,
  { rhythm, amounts, typicalMinor, first }: Paydays,
): boolean => {
  if (kind) return true;
  if (rhythm === "irregular") return typicalMinor >= LEAST_NOW_AND_THEN;
  if (isFromSomebody(first.description)) return false;
  if (amounts.length >= 3) return typicalMinor >= LEAST_REGULAR;
  return typicalMinor >= LEAST_NOW_AND_THEN && Math.min(...amounts) >= Math.max(...amounts) * ALIKE;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

const withoutRepeats = (transactions: readonly BankTransaction[]): readonly BankTransaction[] =>
  [...new Map(transactions.map((transaction) => [transaction.id, transaction])).values()].toSorted(
    (one, other) => (one.date + one.id < other.date + other.id ? -1 : 1),
  );

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
  const said = saidKindOf(credits);
  const rhythm = rhythmFor(said, dates);
  const amounts = [...paydays.values()];
  const typicalMinor = median(amounts);
  if (!first || !rhythm || !isIncome(said, { rhythm, amounts, typicalMinor, first })) return undefined;
  const total = amounts.reduce((sum, minor) => sum + minor, 0);
  return {
    payer: payerOf(first.description),
    kind: said ?? (rhythm === "irregular" ? "other" : "work"),
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

/** Payer, rhythm, amount and last date of each income. A single payment is no income. */
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

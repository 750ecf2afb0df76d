import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween } from "../rules/civil-span.ts";
import type { Currency } from "../vocabulary/money.ts";
import { isBesidesIncome, isBesidesPay } from "./besides.ts";
import { byPayer } from "./by-payer.ts";
import { isPaidBy } from "./employers.ts";
import type { Exclusion } from "./exclusion.ts";
import { type KindReason, type RecognisedKind, type SaidKind, saidOf } from "./kind-of-line.ts";
import type { PaidBy } from "./paid-by.ts";
import { isLarge, isPaidRegularly, looksLikeIncome, typicalOf } from "./pattern.ts";
import { SURE_PAY_WORD } from "./pay-words.ts";
import { keepsRhythm, type Payday, type Paydays, paydaysOf, usualOf } from "./paydays.ts";
import { byText, whileRemembering } from "./remembered.ts";
import { type Rhythm, yearlyOf } from "./rhythm.ts";
import { type BankTransaction, exclusionsAmong } from "./transactions.ts";
import { readable } from "./wording.ts";

/** Recognises recurring income in bank statements, for comparison with the stated income. It decides nothing. */

export const timingReasons = ["paid_early", "paid_apart", "lower_rhythm", "sum_of_period"] as const;
export type RecognitionReason = KindReason | (typeof timingReasons)[number];

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
  /** Ids of its lines, without what was paid apart. */
  readonly transactions: readonly string[];
  /** Ids of lines that the same payer paid on other days; the amount of a year leaves them out. */
  readonly apart: readonly string[];
  readonly reasons: readonly RecognitionReason[];
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
  readonly statedEmployers?: readonly string[];
}

const ORDER: readonly KindReason[] = [
  "word_of_pay",
  "word_of_benefit",
  "word_of_pension",
  "word_of_student_finance",
  "word_of_invoice",
];

const textsOf = (credits: readonly BankTransaction[]): readonly string[] => [
  ...new Set(credits.map(({ description }) => description)),
];

/** A bank prints its own word of pay on some payment of a payer that pays none. */
const LEAST_WITH_WORD = 1 / 3;

const saidKindOf = (
  credits: readonly BankTransaction[],
  employers: readonly string[],
): SaidKind | undefined => {
  const saidBy = byText((description) => saidOf(description, employers));
  const said = credits.flatMap(({ description }) => {
    const one = saidBy(description);
    return one && "kind" in one ? [one] : [];
  });
  const isOften = (because: KindReason): boolean =>
    because !== "word_of_pay" ||
    said.filter((one) => one.because === because).length >= credits.length * LEAST_WITH_WORD;
  return ORDER.filter(isOften)
    .map((reason) => said.find(({ because }) => because === reason))
    .find(Boolean);
};

const summedByDay = (credits: readonly BankTransaction[]): readonly Payday[] => {
  const paydays = new Map<CivilDate, number>();
  for (const { date, minor } of credits) paydays.set(date, (paydays.get(date) ?? 0) + minor);
  return [...paydays].map(([date, minor]) => ({ date, minor }));
};

const LEAST_IRREGULAR = 3;

/**
 * One instalment of student finance is enough, because a statement of three months shows no second. Benefits and
 * pensions are paid every four weeks, and never on a last Friday.
 */
const paidAs = (paydays: readonly Payday[], said: SaidKind | undefined): Paydays | undefined => {
  const alone = { regular: paydays, apart: [], isPaidEarly: false };
  if (said?.kind === "student_finance" && paydays.length === 1) return { rhythm: "termly", ...alone };
  const found = paydaysOf(paydays);
  if (found?.rhythm === "quarterly" && said?.kind === "student_finance")
    return { ...found, rhythm: "termly" };
  if (found?.rhythm === "termly" && said?.kind !== "student_finance") {
    return paydays.length >= LEAST_IRREGULAR ? { rhythm: "irregular", ...alone } : undefined;
  }
  const isEntitlement = said?.kind === "benefits" || said?.kind === "pension";
  if (!isEntitlement || found?.mayBe === undefined) return found;
  const { mayBe: rhythm, ...rest } = found;
  return { ...rest, rhythm };
};

const kindOf = (
  said: SaidKind | undefined,
  paid: Paydays,
  isStated: boolean,
): { readonly kind: RecognisedKind; readonly because: KindReason } => {
  if (said && said.because !== "word_of_invoice") return said;
  if (isStated && keepsRhythm(paid)) return { kind: "work", because: "stated_employer" };
  return { kind: "other", because: said?.because ?? "unknown_payer" };
};

const timingReasonsOf = ({ rhythm, mayBe, apart, isPaidEarly }: Paydays): readonly RecognitionReason[] => [
  ...(isPaidEarly ? ["paid_early" as const] : []),
  ...(apart.length > 0 ? ["paid_apart" as const] : []),
  ...(mayBe !== undefined ? ["lower_rhythm" as const] : []),
  ...(rhythm === "irregular" ? ["sum_of_period" as const] : []),
];

const idsOn = (credits: readonly BankTransaction[], paydays: readonly Payday[]): readonly string[] => {
  const dates = new Set(paydays.map(({ date }) => date));
  return credits.filter(({ date }) => dates.has(date)).map(({ id }) => id);
};

type Found = { readonly income: RecognisedIncome } | { readonly excluded: Exclusion };

const saysPayAlone = (credits: readonly BankTransaction[], said: SaidKind | undefined): boolean =>
  said?.because === "word_of_pay" && textsOf(credits).every((text) => !SURE_PAY_WORD.test(readable(text)));

interface Unstated {
  readonly paid: Paydays;
  readonly credits: readonly BankTransaction[];
  readonly said: SaidKind | undefined;
}

/** Why the payments of a payer that was not stated are no income; undefined: they may be. */
const unlikeIncome = ({ paid, credits, said }: Unstated): Exclusion | undefined => {
  const isTwiceADay = credits.length > paid.regular.length + paid.apart.length;
  if (saysPayAlone(credits, said))
    return isPaidRegularly(paid, credits[0]?.description ?? "") ? undefined : "unlike_income";
  if (said) return undefined;
  if (!isLarge(paid)) return "small";
  const isSold = paid.rhythm === "irregular" && isTwiceADay;
  return isSold || !looksLikeIncome(paid, credits[0]?.description ?? "") ? "unlike_income" : undefined;
};

const incomeOf = ({ payer, credits }: PaidBy, statement: Statement): Found => {
  const { from, to, statedEmployers = [] } = statement;
  const [first] = credits;
  const isStated = textsOf(credits).some((description) =>
    statedEmployers.some((employer) => isPaidBy(description, employer)),
  );
  const said = saidKindOf(credits, statedEmployers);
  const paid = paidAs(summedByDay(credits), said);
  if (!first || !paid) return { excluded: "once" };
  const unlike = isStated ? undefined : unlikeIncome({ paid, credits, said });
  if (unlike) return { excluded: unlike };
  const { kind, because } = kindOf(said, paid, isStated);
  const typicalMinor = typicalOf(paid);
  const total = paid.regular.reduce((sum, { minor }) => sum + minor, 0);
  const dates = paid.regular.map(({ date }) => date);
  return {
    income: {
      payer,
      kind,
      rhythm: paid.rhythm,
      currency: first.currency,
      typicalMinor,
      yearlyMinor: yearlyOf({
        rhythm: paid.rhythm,
        usual: usualOf(paid),
        total,
        days: daysBetween(from, to) + 1,
      }),
      lastDate: dates.at(-1) ?? first.date,
      monthsSeen: new Set(dates.map((date) => date.slice(0, 7))).size,
      transactions: idsOn(credits, paid.regular),
      apart: idsOn(credits, paid.apart),
      reasons: [because, ...timingReasonsOf(paid)],
    },
  };
};

type OfPayer = readonly [group: PaidBy, found: Found];

const withoutBesides = (found: readonly OfPayer[], employers: readonly string[]): readonly OfPayer[] => {
  const all = found.flatMap(([group, one]) => ("income" in one ? [{ group, income: one.income }] : []));
  const isBesides = (group: PaidBy, one: Found): boolean =>
    "income" in one
      ? isBesidesPay({ group, income: one.income }, all, employers)
      : one.excluded === "unlike_income" && isBesidesIncome(group, all, employers);
  return found.map(([group, one]) => [group, isBesides(group, one) ? { excluded: "expenses" } : one]);
};

/** The ids of banks are unique in an account only. */
const withoutRepeats = (transactions: readonly BankTransaction[]): readonly BankTransaction[] =>
  [
    ...new Map(
      transactions.map((transaction) => [`${transaction.account} ${transaction.id}`, transaction]),
    ).values(),
  ].toSorted((one, other) => (one.date + one.id < other.date + other.id ? -1 : 1));

const recognised = (statement: Statement): Recognition => {
  const all = withoutRepeats(statement.transactions);
  const { holders, statedEmployers: employers = [] } = statement;
  const exclusionOf = exclusionsAmong(all, { holders, employers });
  const credits = all.filter(({ minor }) => minor > 0);
  const judged = credits.map((credit) => [credit, exclusionOf(credit)] as const);
  const groups = byPayer(judged.flatMap(([credit, why]) => (why ? [] : [credit])));
  const found = withoutBesides(
    groups.map((group) => [group, incomeOf(group, statement)] as const),
    employers,
  );
  const incomes = found.flatMap(([, one]) => ("income" in one ? [one.income] : []));
  return {
    incomes: incomes.toSorted(
      (one, other) => other.yearlyMinor - one.yearlyMinor || (one.payer < other.payer ? -1 : 1),
    ),
    excluded: Object.fromEntries([
      ...judged.flatMap(([{ id }, why]) => (why ? [[id, why] as const] : [])),
      ...found.flatMap(([group, one]) =>
        "excluded" in one ? group.credits.map(({ id }) => [id, one.excluded] as const) : [],
      ),
    ]),
  };
};

/** Payer, kind, rhythm and amounts of each income with the reasons, and why other credits are none. */
export const recogniseIncome = (statement: Statement): Recognition =>
  whileRemembering(() => recognised(statement));

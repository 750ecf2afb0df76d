import { isPaidBy } from "../recognition/employers.ts";
import type { RecognisedKind } from "../recognition/kind-of-line.ts";
import { isFromPerson } from "../recognition/persons.ts";
import type { RecognitionReason } from "../recognition/recognise.ts";
import type { Rhythm } from "../recognition/rhythm.ts";
import type { IncomeType, PayFrequency } from "../vocabulary/money.ts";
import { type IncomeSource, isJob } from "./source.ts";

export interface SeenIncome {
  readonly payer: string;
  readonly monthsSeen: number;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  readonly reasons?: readonly RecognitionReason[];
  readonly currency: string;
  /** Amount that arrives in a year, after deductions; minor units. */
  readonly yearlyMinor: number;
}

const KINDS: Readonly<Partial<Record<IncomeType, readonly RecognisedKind[]>>> = {
  T_SELFEMPLOYED: ["work", "other"],
  T_PENSION: ["pension"],
  T_BENFITS: ["benefits"],
  T_SCHOLARSHIP_LOANS: ["student_finance"],
};

/** Types that are paid without deductions, so that the gross amount arrives. */
const IN_FULL: readonly IncomeType[] = ["T_PENSION", "T_BENFITS", "T_SCHOLARSHIP_LOANS", "T_SELFEMPLOYED"];

const TIMES_A_YEAR: Readonly<Record<PayFrequency, number>> = {
  DAILY: 260,
  WEEKLY: 52,
  WEEKLY_2: 26,
  MONTHLY: 12,
};

export type Stated = Pick<
  IncomeSource,
  "uuid" | "incomeType" | "currency" | "annualGrossMinor" | "netMinor" | "netFrequency" | "companyName"
>;

export const statedNetOf = ({ netMinor, netFrequency }: Stated): number | undefined =>
  netMinor === null || netFrequency === null ? undefined : netMinor * TIMES_A_YEAR[netFrequency];

const LEAST_MONTHS = 2;

/** A payment without a word of income counts only from a payer seen in two or more months who is no person. */
const isTrade = ({ kind, monthsSeen, payer, reasons = [] }: SeenIncome): boolean =>
  kind !== "other" ||
  reasons.includes("word_of_invoice") ||
  (monthsSeen >= LEAST_MONTHS && !isFromPerson(payer));

export const isPaidInFull = ({ incomeType }: Pick<Stated, "incomeType">): boolean =>
  IN_FULL.includes(incomeType);

/** The amount that a source, as it is stated, brings to the bank in a year; 0 if that is not known. */
export const arrivingOf = (source: Stated): number =>
  (isPaidInFull(source) ? source.annualGrossMinor : statedNetOf(source)) ?? 0;

export const namesEmployer = (
  { companyName }: Pick<Stated, "companyName">,
  { payer }: SeenIncome,
): boolean => (companyName ? isPaidBy(payer, companyName) : false);

const LEAST_CASUAL_MONTHS = 3;

/**
 * A job's pay says so in a word of pay, or comes in a rhythm from the employer that is stated now. The employer may
 * have been stated or changed after the bank was read.
 */
const isPayOf = (source: Stated, seen: SeenIncome): boolean => {
  if (seen.kind === "work" && !seen.reasons?.includes("stated_employer")) return true;
  const mayBePay = seen.kind === "work" || seen.kind === "other";
  const keepsRhythm = seen.rhythm !== "irregular" || seen.monthsSeen >= LEAST_CASUAL_MONTHS;
  return mayBePay && keepsRhythm && namesEmployer(source, seen);
};

export const isSeenOf = (source: Stated, seen: SeenIncome): boolean => {
  const isOfKind = isJob(source)
    ? isPayOf(source, seen)
    : (KINDS[source.incomeType] ?? []).includes(seen.kind) && isTrade(seen);
  return isOfKind && seen.currency === source.currency;
};

import { isFromSomebody } from "../recognition/persons.ts";
import type { RecognisedKind } from "../recognition/recognise.ts";
import type { IncomeType, PayFrequency } from "../vocabulary/money.ts";
import type { IncomeSource } from "./source.ts";

export interface SeenIncome {
  readonly payer: string;
  readonly monthsSeen: number;
  readonly kind: RecognisedKind;
  readonly currency: string;
  /** Amount that arrives in a year, after deductions. */
  readonly yearlyMinor: number;
}

const KINDS: Readonly<Partial<Record<IncomeType, readonly RecognisedKind[]>>> = {
  T_EMPLOYED_PERM: ["work"],
  T_EMPLOYED_ZH: ["work"],
  T_SELFEMPLOYED: ["work", "other"],
  T_PENSION: ["pension"],
  T_BENFITS: ["benefits"],
  T_SCHOLARSHIP_LOANS: ["student_finance"],
};

/** Types paid without deductions: the bank shows the stated amount. */
const IN_FULL: readonly IncomeType[] = ["T_PENSION", "T_BENFITS", "T_SCHOLARSHIP_LOANS", "T_SELFEMPLOYED"];

const TIMES_A_YEAR: Readonly<Record<PayFrequency, number>> = {
  DAILY: 260,
  WEEKLY: 52,
  WEEKLY_2: 26,
  MONTHLY: 12,
};

export type Stated = Pick<
  IncomeSource,
  "incomeType" | "currency" | "annualGrossMinor" | "netMinor" | "netFrequency"
>;

const statedNetOf = ({ netMinor, netFrequency }: Stated): number | undefined =>
  netMinor === null || netFrequency === null ? undefined : netMinor * TIMES_A_YEAR[netFrequency];

const LEAST_MONTHS = 2;

/** A payment without a word of income counts only from a payer seen in two or more months who is no person. */
const isTrade = ({ kind, monthsSeen, payer }: SeenIncome): boolean =>
  kind !== "other" || (monthsSeen >= LEAST_MONTHS && !isFromSomebody(payer));

/** `whole · part ÷ of`, exactly: the product may exceed what a number holds. */
const shareOf = (whole: number, part: number, of: number): number =>
  Number((BigInt(whole) * BigInt(part)) / BigInt(of));

/** The amount that a source, as it is stated, brings to the bank in a year; 0 if that is not known. */
export const arrivingOf = (source: Stated): number =>
  (IN_FULL.includes(source.incomeType) ? source.annualGrossMinor : statedNetOf(source)) ?? 0;

export const isSeenOf = ({ incomeType, currency }: Stated, seen: SeenIncome): boolean =>
  (KINDS[incomeType] ?? []).includes(seen.kind) && seen.currency === currency && isTrade(seen);

/**
 * Gross income of a year that the bank's data show, in minor units, never more than stated. A salary arrives after
 * taxes, so the stated gross is scaled by the share of the stated pay that arrived.
 * @returns undefined if the bank shows nothing of this kind, or if nothing was stated
 */
export const evidencedByBank = (source: Stated, seen: readonly SeenIncome[]): number | undefined => {
  const { incomeType, annualGrossMinor: gross } = source;
  const fitting = seen.filter((income) => isSeenOf(source, income));
  if (gross === null || fitting.length === 0) return undefined;
  const arrived = fitting.reduce((sum, { yearlyMinor }) => sum + yearlyMinor, 0);
  if (IN_FULL.includes(incomeType)) return Math.min(gross, arrived);
  const net = statedNetOf(source);
  return net === undefined || net === 0 ? undefined : Math.min(gross, shareOf(gross, arrived, net));
};

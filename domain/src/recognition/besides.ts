import { isNamedAlike, isPaidBy } from "./employers.ts";
import type { RecognisedKind } from "./kind-of-line.ts";
import type { PaidBy } from "./paid-by.ts";

/** Money that an employer pays besides pay. */

interface Income {
  readonly kind: RecognisedKind;
  readonly currency: string;
  readonly yearlyMinor: number;
  readonly reasons: readonly string[];
}

export interface PaidIncome {
  readonly group: PaidBy;
  readonly income: Income;
}

const isSamePayer = (one: PaidBy, other: PaidBy, employers: readonly string[]): boolean => {
  const [text = "", otherText = ""] = [one, other].map(({ credits }) => credits[0]?.description);
  return (
    isNamedAlike(text, otherText) ||
    employers.some((employer) => isPaidBy(text, employer) && isPaidBy(otherText, employer))
  );
};

/** A second job at the same employer pays more of the first. */
const LEAST_SHARE = 0.25;

const saysWhatFor = ({ reasons }: Income): boolean =>
  !reasons.includes("unknown_payer") && !reasons.includes("stated_employer");

const sumOf = ({ credits }: PaidBy): number => credits.reduce((sum, { minor }) => sum + minor, 0);

/** Small sums that do not look like income come from the payer of one. */
export const isBesidesIncome = (
  one: PaidBy,
  all: readonly PaidIncome[],
  employers: readonly string[],
): boolean =>
  all.some(
    ({ group, income }) =>
      income.currency === one.credits[0]?.currency &&
      (income.kind === "work" || income.kind === "other") &&
      sumOf(one) < sumOf(group) * LEAST_SHARE &&
      isSamePayer(one, group, employers),
  );

/** The payer of an income also sends small sums, under other words that the rules do not know: expenses. */
export const isBesidesPay = (
  one: PaidIncome,
  all: readonly PaidIncome[],
  employers: readonly string[],
): boolean =>
  !saysWhatFor(one.income) &&
  all.some(
    ({ group, income }) =>
      income !== one.income &&
      income.currency === one.income.currency &&
      (income.kind === "work" || income.kind === "other") &&
      one.income.yearlyMinor < income.yearlyMinor * LEAST_SHARE &&
      isSamePayer(one.group, group, employers),
  );

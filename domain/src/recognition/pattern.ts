import { daysBetween } from "../rules/civil-span.ts";
import { isOrganisation } from "./organisation.ts";
import { keepsRhythm, median, type Paydays, shareAlike } from "./paydays.ts";
import { hasNoName, isSpoken } from "./payer.ts";
import { type Rhythm, yearlyOf } from "./rhythm.ts";

/** The number, amounts and days of an unknown payer's payments tell whether they look like income. */

/** Minor units. Repayments by friends and private sales are below it. */
const LEAST_NOW_AND_THEN = 10_000;
/** Minor units of a week. Interest and rewards of a bank are below it. */
const LEAST_OF_A_WEEK = 2_500;
const WEEKLY: readonly Rhythm[] = ["weekly", "fortnightly"];
const LEAST_PAYMENTS = 3;
/** Two refunds may be about as high. */
const VERY_ALIKE = 0.95;

export const typicalOf = ({ regular }: Pick<Paydays, "regular">): number =>
  median(regular.map(({ minor }) => minor));

export const isLarge = (paid: Paydays): boolean => {
  const typical = typicalOf(paid);
  if (paid.rhythm === "irregular") return typical >= LEAST_NOW_AND_THEN;
  if (paid.regular.length >= LEAST_PAYMENTS && WEEKLY.includes(paid.rhythm))
    return typical >= LEAST_OF_A_WEEK;
  if (paid.regular.length >= LEAST_PAYMENTS) return typical >= LEAST_NOW_AND_THEN;
  const amounts = paid.regular.map(({ minor }) => minor);
  return typical >= LEAST_NOW_AND_THEN && Math.min(...amounts) >= Math.max(...amounts) * VERY_ALIKE;
};

const MINOR_OF_WHOLE = 100;
/** Minor units. Energy and rail companies pay smaller round sums back. */
const LEAST_ROUND = 20_000;

const isRound = ({ regular }: Paydays): boolean => regular.every(({ minor }) => minor % MINOR_OF_WHOLE === 0);

const isFixed = ({ rhythm, regular }: Paydays): boolean =>
  rhythm !== "irregular" && new Set(regular.map(({ minor }) => minor)).size === 1;

const LEAST_ALIKE = 0.5;
/** So few payments may fit a rhythm by chance. */
const FEW = { payments: 4, leastAlike: 0.75 } as const;
/** A long week of shifts pays this many times a short one; what comes seldom, and differs as much, is refunded or sold. */
const MOST_TIMES = { often: 8, seldom: 4 } as const;
const SELDOM_DAYS = 16;

const spanOf = (regular: Paydays["regular"]): number =>
  daysBetween(regular[0]?.date ?? "", regular.at(-1)?.date ?? "");

/** Cheques and cash are of any amount, on whatever days they come. */
const isSpread = ({ rhythm, regular }: Paydays): boolean => {
  const leastAlike = regular.length <= FEW.payments ? FEW.leastAlike : LEAST_ALIKE;
  if (rhythm !== "irregular") return shareAlike(regular) < leastAlike;
  const amounts = regular.map(({ minor }) => minor);
  const isOften = spanOf(regular) <= SELDOM_DAYS * (regular.length - 1);
  return Math.max(...amounts) > MOST_TIMES[isOften ? "often" : "seldom"] * Math.min(...amounts);
};

/** Minor units of a month. What people share, save and draw again is below it; only payrolls and the state count four weeks. */
const LEAST_OF_A_NAME = 40_000;
const LEAST_OF_SPOKEN = 100_000;
const LEAST_NOW_AND_THEN_A_MONTH = 30_000;
const monthlyOf = (paid: Paydays): number => {
  const { rhythm, regular } = paid;
  const total = regular.reduce((sum, { minor }) => sum + minor, 0);
  const days = spanOf(regular) + 1;
  return yearlyOf({ rhythm, usual: typicalOf(paid), total, days }) / 12;
};

/**
 * Pay and entitlements come three times or more, vary little, and are no whole pounds after deductions. People agree on
 * whole pounds: shares, allowances, savings. A company may fix a whole sum, too, and may pay now and then.
 */
export const looksLikeIncome = (paid: Paydays, description: string): boolean => {
  if (hasNoName(description) || isSpread(paid)) return false;
  if (paid.rhythm === "irregular" && monthlyOf(paid) < LEAST_NOW_AND_THEN_A_MONTH) return false;
  if (isOrganisation(description)) return !isRound(paid) || (isFixed(paid) && typicalOf(paid) >= LEAST_ROUND);
  const least = paid.rhythm !== "irregular" && isSpoken(description) ? LEAST_OF_SPOKEN : LEAST_OF_A_NAME;
  return (
    paid.regular.length >= LEAST_PAYMENTS &&
    keepsRhythm(paid) &&
    !isRound(paid) &&
    (paid.rhythm === "four_weekly" || monthlyOf(paid) >= least)
  );
};

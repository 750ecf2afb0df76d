import { daysBetween } from "../rules/civil-span.ts";
import { arePaidLikePay } from "./bank-days.ts";
import { isStateScheme, type Organisation, organisationOf } from "./organisation.ts";
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

const spanOf = (regular: Paydays["regular"]): number =>
  daysBetween(regular[0]?.date ?? "", regular.at(-1)?.date ?? "");

const datesOf = ({ regular }: Pick<Paydays, "regular">): readonly string[] => regular.map(({ date }) => date);

const timesOf = ({ regular }: Pick<Paydays, "regular">): number => {
  const amounts = regular.map(({ minor }) => minor);
  return Math.max(...amounts) / Math.min(...amounts);
};

/** Cheques and cash are of any amount, on whatever days they come. */
const isSpread = ({ regular }: Paydays): boolean =>
  shareAlike(regular) < (regular.length <= FEW.payments ? FEW.leastAlike : LEAST_ALIKE);

type Shown = Exclude<Organisation, "none"> | "code" | "name";

/**
 * Minor units of a month. What people share, and what shops, apps and insurers send back, is below it. A trade that buys
 * nothing back says more than a legal form, and that more than the trade of a shop.
 */
const LEAST_A_MONTH: Readonly<Record<Shown, number>> = {
  employer: 20_000,
  company: 30_000,
  shop: 50_000,
  code: 40_000,
  name: 100_000,
};
const LEAST_OF_SHIFTS: Readonly<Record<Shown, number>> = {
  employer: 30_000,
  company: 90_000,
  shop: 60_000,
  code: 100_000,
  name: 100_000,
};

const shownBy = (description: string): Shown => {
  const organisation = organisationOf(description);
  if (organisation !== "none") return organisation;
  return isSpoken(description) ? "name" : "code";
};

const monthlyOf = (paid: Paydays): number => {
  const { rhythm, regular } = paid;
  const total = regular.reduce((sum, { minor }) => sum + minor, 0);
  const days = spanOf(regular) + 1;
  return yearlyOf({ rhythm, usual: typicalOf(paid), total, days }) / 12;
};

/** Days between two payments, and how often the lowest goes into the highest. */
const SHIFTS = { least: 3, most: 45, payments: 4, times: 3 } as const;
const SHIFTS_OF_EMPLOYER = { least: 1, most: 62, payments: 4, times: 6 } as const;
const FEW_SHIFTS_TIMES = 1.5;
const LEAST_OF_NAME = 6;

/** Sales and winnings come twice in a week, and then not for months; three payments prove only what is nearly equal. */
const lookLikeShifts = (paid: Paydays, shown: Shown): boolean => {
  const most = shown === "employer" ? SHIFTS_OF_EMPLOYER : SHIFTS;
  const dates = datesOf(paid);
  const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? date, date));
  if (gaps.some((gap) => gap < most.least || gap > most.most)) return false;
  if (shown === "name" && dates.length < LEAST_OF_NAME) return false;
  return dates.length >= most.payments
    ? timesOf(paid) <= most.times
    : timesOf(paid) <= FEW_SHIFTS_TIMES && arePaidLikePay(dates);
};

/** A job's pay may be moved behind a weekend; nothing else that is as much has a legal form. */
const isJob = (paid: Paydays, shown: Shown): boolean =>
  (shown === "employer" || shown === "company") && monthlyOf(paid) >= LEAST_A_MONTH.name;

const looksRegular = (paid: Paydays, shown: Shown): boolean => {
  if (paid.rhythm === "irregular") return lookLikeShifts(paid, shown);
  const isSure = paid.apart.length === 0 || !WEEKLY.includes(paid.rhythm);
  return (
    !isSpread(paid) &&
    (arePaidLikePay(datesOf(paid)) || isJob(paid, shown)) &&
    (isSure || paid.regular.length > LEAST_PAYMENTS)
  );
};

/** Asks the days and the amounts alone. */
export const isPaidRegularly = (paid: Paydays, description: string): boolean =>
  looksRegular(paid, shownBy(description));

const isEnough = (paid: Paydays, shown: Shown): boolean =>
  paid.rhythm === "four_weekly" ||
  monthlyOf(paid) >= (paid.rhythm === "irregular" ? LEAST_OF_SHIFTS : LEAST_A_MONTH)[shown];

/**
 * Pay and entitlements come three times or more, vary little, and are no whole pounds after deductions. People agree on
 * whole pounds: shares, allowances, savings. A company may fix a whole sum, too, and may pay now and then.
 */
export const looksLikeIncome = (paid: Paydays, description: string): boolean => {
  if (isStateScheme(description)) return true;
  const shown = shownBy(description);
  if (hasNoName(description) || !looksRegular(paid, shown) || !isEnough(paid, shown)) return false;
  if (shown !== "name" && shown !== "code")
    return !isRound(paid) || (isFixed(paid) && typicalOf(paid) >= LEAST_ROUND);
  return paid.regular.length >= LEAST_PAYMENTS && keepsRhythm(paid) && !isRound(paid);
};

import type { CivilDate } from "../rules/civil-date.ts";
import { addMonths, daysBetween } from "../rules/civil-span.ts";
import { type Rhythm, type Timing, timingOf } from "./rhythm.ts";

export interface Payday {
  readonly date: CivilDate;
  /** Minor units. */
  readonly minor: number;
}

export interface Paydays extends Timing {
  readonly regular: readonly Payday[];
  /** Paid on other days than the rhythm's: a bonus. It says nothing about a year. */
  readonly apart: readonly Payday[];
  readonly isPaidEarly: boolean;
}

const LEAST_REGULAR = 3;
/** Share of the greater amount that the smaller one reaches. */
export const ALIKE = 0.8;
const EARLIEST_BEFORE = 14;

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;

const isSteady = (rhythm: Rhythm | undefined): boolean => rhythm !== undefined && rhythm !== "irregular";

const alikeOf = (paydays: readonly Payday[]): readonly Payday[] => {
  const typical = median(paydays.map(({ minor }) => minor));
  return paydays.filter(({ minor }) => minor >= typical * ALIKE && minor <= typical / ALIKE);
};

/** The share of payments that are about as high as the median. */
export const shareAlike = (paydays: readonly Payday[]): number => alikeOf(paydays).length / paydays.length;

export const usualOf = ({ regular }: Pick<Paydays, "regular">): number => {
  const alike = alikeOf(regular);
  return alike.reduce((sum, { minor }) => sum + minor, 0) / Math.max(1, alike.length);
};

/** Casual work keeps no rhythm by leaving out a day. */
const areAlike = (paydays: readonly Payday[]): boolean => shareAlike(paydays) === 1;

const CASUAL = 0.5;

/** Weeks of casual work: hardly two amounts are alike, so that no payment is typical of a year. */
const isCasual = ({ rhythm }: Timing, paydays: readonly Payday[]): boolean =>
  (rhythm === "weekly" || rhythm === "fortnightly") && shareAlike(paydays) < CASUAL;

const timed = (paydays: readonly Payday[]): Timing | undefined => timingOf(paydays.map(({ date }) => date));

const without = (paydays: readonly Payday[], left: readonly number[]): readonly Payday[] =>
  paydays.filter((_payday, index) => !left.includes(index));

/** A year of weekly pay, and as many more; trying to leave out each of thousands would take minutes. */
const MOST_TRIED = 104;
const MOST_PAIRED = 12;

/** One day in four may be left out, and two in nine. The one whose amount is the oddest first. */
const leftOuts = (paydays: readonly Payday[]): readonly (readonly number[])[] => {
  if (paydays.length > MOST_TRIED) return [];
  const typical = median(paydays.map(({ minor }) => minor));
  const oddest = paydays
    .map((_payday, index) => index)
    .toSorted(
      (one, other) =>
        Math.abs((paydays[other]?.minor ?? 0) - typical) - Math.abs((paydays[one]?.minor ?? 0) - typical),
    );
  const paired = oddest.slice(0, MOST_PAIRED);
  const pairs = paired.flatMap((one, at) => paired.slice(at + 1).map((other) => [one, other]));
  return [
    ...(paydays.length > LEAST_REGULAR ? oddest.map((index) => [index]) : []),
    ...(paydays.length >= LEAST_REGULAR * 3 ? pairs : []),
  ];
};

const withBonusApart = (paydays: readonly Payday[]): Paydays | undefined => {
  for (const left of leftOuts(paydays)) {
    const regular = without(paydays, left);
    const timing = timed(regular);
    if (timing && isSteady(timing.rhythm) && timing.rhythm !== "termly" && areAlike(regular)) {
      return {
        ...timing,
        regular,
        apart: paydays.filter((_payday, index) => left.includes(index)),
        isPaidEarly: false,
      };
    }
  }
  return undefined;
};

const dueOf = (paydays: readonly Payday[], index: number): CivilDate | undefined => {
  const date = paydays[index]?.date;
  const [before, after] = [paydays[index - 1]?.date, paydays[index + 1]?.date];
  const due = before === undefined ? after && addMonths(after, -1) : addMonths(before, 1);
  if (!date || !due) return undefined;
  const early = daysBetween(date, due);
  return early > 0 && early <= EARLIEST_BEFORE ? due : undefined;
};

/** Pay of December comes before Christmas. */
const withOneEarly = (paydays: readonly Payday[]): Paydays | undefined => {
  if (paydays.length < LEAST_REGULAR || !areAlike(paydays)) return undefined;
  for (const [index, payday] of paydays.entries()) {
    const due = dueOf(paydays, index);
    if (!due) continue;
    const moved = paydays.map((one) => (one === payday ? { ...one, date: due } : one));
    const timing = timed(moved);
    if (timing?.rhythm === "monthly") return { ...timing, regular: paydays, apart: [], isPaidEarly: true };
  }
  return undefined;
};

const LEAST_CASUAL = 4;
const LONGEST_PAUSE = 45;

/** Casual work keeps a rhythm if pay comes again and again without a long pause. */
export const keepsRhythm = ({ rhythm, regular }: Paydays): boolean => {
  const pauses = regular.slice(1).map(({ date }, index) => daysBetween(regular[index]?.date ?? date, date));
  const isCasual = regular.length >= LEAST_CASUAL && Math.max(...pauses) <= LONGEST_PAUSE;
  return isSteady(rhythm) || isCasual;
};

/** @param paydays of distinct days, earliest first @returns undefined if they are too few to recur */
export const paydaysOf = (paydays: readonly Payday[]): Paydays | undefined => {
  const timing = timed(paydays);
  const whole = timing && { ...timing, regular: paydays, apart: [], isPaidEarly: false };
  if (whole && isCasual(whole, paydays)) return { ...whole, rhythm: "irregular" };
  if (whole && isSteady(whole.rhythm)) return whole;
  return withOneEarly(paydays) ?? withBonusApart(paydays) ?? whole;
};

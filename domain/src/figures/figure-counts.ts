import { SMALLEST_GROUP } from "../rules/smallest-group.ts";
import { wilsonInterval } from "../rules/wilson.ts";
import { groupings, type Measure } from "./case-counts.ts";

/** The sums of stored counts of a period, by one grouping at a time. */
export interface CountedRow {
  readonly measure: Measure;
  readonly grouping: FigureGrouping;
  readonly value: string;
  readonly count: number;
}

export const figureGroupings = ["all", ...groupings, "policy", "agency"] as const;
export type FigureGrouping = (typeof figureGroupings)[number];

/** Whole percent. */
export interface ShownShare {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

const HUNDRED = 100;
export const percentOf = (part: number, whole: number): number => Math.round((part * HUNDRED) / whole);

/** 0 is told, because it says of no person that they are in the group. */
export const toldCount = (count: number): number | null =>
  count === 0 || count >= SMALLEST_GROUP ? count : null;

/** The sums of one group, by measure. */
export class Counts {
  readonly #counts = new Map<string, number>();

  constructor(rows: readonly CountedRow[]) {
    for (const { measure, count } of rows) {
      this.#counts.set(measure, (this.#counts.get(measure) ?? 0) + count);
    }
  }

  of(measure: Measure): number {
    return this.#counts.get(measure) ?? 0;
  }

  /** The counts below `prefix/`, by the rest of the name. */
  below(prefix: string): readonly (readonly [name: string, count: number])[] {
    return [...this.#counts].flatMap(([measure, count]) =>
      measure.startsWith(`${prefix}/`) ? [[measure.slice(prefix.length + 1), count] as const] : [],
    );
  }

  sum(prefix: string): number {
    return this.below(prefix).reduce((sum, [, count]) => sum + count, 0);
  }

  get decided(): number {
    return this.sum("outcome");
  }
}

export const shareOf = (part: number, whole: number): ShownShare => {
  const { low, high } = wilsonInterval(part, whole);
  return {
    percent: percentOf(part, whole),
    low: Math.floor(low * HUNDRED),
    high: Math.ceil(high * HUNDRED),
  };
};

/** The smallest number of days within which this part of the cases was decided. */
export const quantile = (days: readonly (readonly [days: number, count: number])[], part: number): number => {
  const sorted = days.toSorted(([one], [other]) => one - other);
  const whole = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of sorted) {
    seen += count;
    if (seen >= whole * part) return value;
  }
  return 0;
};

type DaysMeasure = "days" | "check_days";

export const daysIn = (counts: Counts, measure: DaysMeasure): readonly (readonly [number, number])[] =>
  counts.below(measure).map(([days, count]) => [Number(days), count] as const);

const MEDIAN = 0.5;
const P90 = 0.9;

/** Working days. */
export interface ShownDays {
  readonly median: number;
  readonly p90: number;
}

/** null: too few have a time. */
export const shownDays = (counts: Counts, measure: DaysMeasure): ShownDays | null => {
  const days = daysIn(counts, measure);
  return counts.sum(measure) < SMALLEST_GROUP
    ? null
    : { median: quantile(days, MEDIAN), p90: quantile(days, P90) };
};

/** null: between 1 and `SMALLEST_GROUP` - 1. */
export interface ShownCount<Name> {
  readonly name: Name;
  readonly count: number | null;
}

/** The most frequent first. */
export const listed = <Name extends string>(counts: Counts, prefix: string): readonly ShownCount<Name>[] =>
  counts
    .below(prefix)
    .toSorted(([one, count], [other, more]) => more - count || (one < other ? -1 : 1))
    .map(([name, count]) => ({ name: name as Name, count: toldCount(count) }));

import type { CivilDate } from "../rules/civil-date.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  monthsBetween,
} from "../rules/civil-span.ts";

/** Coverage of the asked span of addresses (spec 2 §2, §9; conditions of the policy). */

export interface Period {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

export interface Stay {
  readonly start: CivilDate;
  readonly end: CivilDate | null;
}

export interface SpanTerms {
  readonly today: CivilDate;
  readonly requiredMonths: number;
  readonly gapDays: number;
}

const livedPeriods = (stays: readonly Stay[], today: CivilDate): readonly Period[] => {
  const periods = stays
    .map(({ start, end }) => ({ from: start, to: end === null || end > today ? today : end }))
    .filter(({ from, to }) => from <= to)
    .toSorted((left, right) => (left.from < right.from ? -1 : 1));
  const merged: Period[] = [];
  for (const { from, to } of periods) {
    const last = merged.at(-1);
    if (!last || from > addDays(last.to, 1)) merged.push({ from, to });
    else merged[merged.length - 1] = { from: last.from, to: to > last.to ? to : last.to };
  }
  return merged;
};

/** Whole months with an address, without gaps. It may exceed the required months. */
export const coveredMonths = (stays: readonly Stay[], today: CivilDate): number =>
  livedPeriods(stays, today).reduce((sum, { from, to }) => sum + monthsBetween(from, addDays(to, 1)), 0);

export const gapsIn = (stays: readonly Stay[], terms: SpanTerms): readonly Period[] => {
  const { today, requiredMonths, gapDays } = terms;
  const begin = addMonths(today, -requiredMonths);
  const lived = livedPeriods(stays, today).filter(({ to }) => to >= begin);
  const starts = [begin, ...lived.map(({ to }) => addDays(to, 1))];
  const ends = [...lived.map(({ from }) => from), addDays(today, 1)];
  return starts.flatMap((from, index) => {
    const next = ends[index] ?? from;
    return daysBetween(from, next) > gapDays ? [{ from, to: addDays(next, -1) }] : [];
  });
};

/** The stay that fills a gap: it starts on the first day of a month and ends on the last. */
export const stayIn = ({ from, to }: Period): Stay => ({ start: firstOfMonth(from), end: lastOfMonth(to) });

import { createHash } from "node:crypto";
import { chanceOf } from "./chance.ts";
import { type Day, firstOfMonth, isoOf } from "./days.ts";
import type { Entry, Stream } from "./entries.ts";
import type { AccountPlan } from "./life.ts";

export interface Line extends Entry {
  readonly id: string;
  readonly balancePence: number;
}

interface Holder {
  readonly seed: string;
  readonly streams: readonly Stream[];
}

/** Statements go back to the first day of the month that began seven months before this one. */
const MONTHS = 7;

/** Earlier events may end within a statement, such as a refund. */
const DAYS_BEFORE = 40;

export const firstDayOf = (today: Day): Day => firstOfMonth(today, -MONTHS);

export const fingerprint = (...parts: readonly string[]): string =>
  createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);

/** The lines of one account, oldest first. */
export const statementOf = (
  { seed, streams }: Holder,
  { key, openingPence }: AccountPlan,
  today: Day,
): readonly Line[] => {
  const start = firstDayOf(today);
  const chance = chanceOf(seed);
  const entries = streams
    .flatMap((stream) => stream({ start: start - DAYS_BEFORE, today }, chance))
    .filter(({ account, day }) => account === key && day >= start && day <= today)
    .toSorted((one, other) => one.day - other.day);
  const seen = new Map<string, number>();
  let balancePence = openingPence;
  return entries.map((entry) => {
    balancePence += entry.pence;
    // Two equal payments on one day are two payments.
    const same = `${isoOf(entry.day)}/${entry.pence}/${entry.description}`;
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    return { ...entry, id: fingerprint(seed, key, same, String(count)), balancePence };
  });
};

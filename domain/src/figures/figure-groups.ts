import { SMALLEST_GROUP } from "../rules/smallest-group.ts";
import { type CountedRow, Counts, type FigureGrouping } from "./figure-counts.ts";

/** The groups of one grouping, and those of them that are not told. */

export interface Group {
  readonly value: string;
  readonly counts: Counts;
}

export const groupsBy = (rows: readonly CountedRow[], grouping: FigureGrouping): readonly Group[] => {
  const own = rows.filter((row) => row.grouping === grouping);
  return [...new Set(own.map(({ value }) => value))]
    .map((value) => ({ value, counts: new Counts(own.filter((row) => row.value === value)) }))
    .toSorted(
      (one, other) =>
        other.counts.decided - one.counts.decided ||
        other.counts.of("received") - one.counts.of("received") ||
        (one.value < other.value ? -1 : 1),
    );
};

type Sized = (counts: Counts) => number;

/**
 * The hidden groups of one grouping. If they are few together, the smallest of the others is hidden with them: the
 * total would tell their size.
 *
 * @param before groups that another measure hides
 */
export const hiddenBy = (
  groups: readonly Group[],
  sizeOf: Sized,
  before: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const sized = groups
    .filter(({ counts }) => sizeOf(counts) > 0)
    .toSorted((one, other) => sizeOf(other.counts) - sizeOf(one.counts));
  const hidden = sized.filter(({ value, counts }) => before.has(value) || sizeOf(counts) < SMALLEST_GROUP);
  const together = hidden.reduce((sum, { counts }) => sum + sizeOf(counts), 0);
  const needsMore = together > 0 && together < SMALLEST_GROUP;
  const next = needsMore ? sized.filter((group) => !hidden.includes(group)).at(-1) : undefined;
  return new Set([...hidden, ...(next ? [next] : [])].map(({ value }) => value));
};

const decidedOf: Sized = ({ decided }) => decided;
export const receivedOf: Sized = (counts) => counts.of("received");
export const endedOf: Sized = (counts) => counts.sum("ended");

export const hiddenIn = (groups: readonly Group[]): ReadonlySet<string> => hiddenBy(groups, decidedOf);

/**
 * False if figures of the group alone would tell a small one: its own, or the rest of its grouping.
 *
 * @param rows of the whole grouping
 */
export const isGroupTold = (rows: readonly CountedRow[], grouping: FigureGrouping, value: string): boolean =>
  ![decidedOf, receivedOf].some((sizeOf) => hiddenBy(groupsBy(rows, grouping), sizeOf).has(value));

import type { CheckGroups } from "./case-counts.ts";
import {
  type CountedRow,
  Counts,
  listed,
  type ShownCount,
  type ShownDays,
  shownDays,
  toldCount,
} from "./figure-counts.ts";
import { type Group, groupsBy, hiddenBy } from "./figure-groups.ts";

/** Records of right-to-rent checks, each person with the first one that counts. */

export interface ShownCheckGroup {
  readonly value: string;
  /** null: not told, because too few people are in it. */
  readonly recorded: number | null;
  /** Working days from the first submission to the record. */
  readonly days: ShownDays | null;
}

export const checkGroupings = ["route", "right"] as const satisfies readonly (keyof CheckGroups)[];
export type CheckGrouping = (typeof checkGroupings)[number];

export interface ShownChecks {
  readonly total: ShownCheckGroup;
  readonly groups: Readonly<Record<CheckGrouping, readonly ShownCheckGroup[]>>;
  /** Other ways that were asked for and refused. */
  readonly refused: readonly ShownCount<string>[];
}

const recordedOf = (counts: Counts): number => counts.of("checked");

const shownGroup = ({ value, counts }: Group, isHidden: boolean): ShownCheckGroup => ({
  value,
  recorded: isHidden ? null : toldCount(recordedOf(counts)),
  days: isHidden ? null : shownDays(counts, "check_days"),
});

const groupsOf = (rows: readonly CountedRow[], grouping: CheckGrouping): readonly ShownCheckGroup[] => {
  const groups = groupsBy(rows, grouping).filter(({ counts }) => recordedOf(counts) > 0);
  const hidden = hiddenBy(groups, recordedOf);
  return groups
    .toSorted((one, other) => recordedOf(other.counts) - recordedOf(one.counts))
    .map((group) => shownGroup(group, hidden.has(group.value)));
};

export const shownChecks = (rows: readonly CountedRow[]): ShownChecks => {
  const counts = new Counts(rows.filter(({ grouping }) => grouping === "all"));
  return {
    total: shownGroup({ value: "", counts }, false),
    groups: { route: groupsOf(rows, "route"), right: groupsOf(rows, "right") },
    refused: listed(counts, "refused_route"),
  };
};

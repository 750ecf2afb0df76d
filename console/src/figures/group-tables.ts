import type { FigureGrouping } from "@latchkey/domain/figures/figure-counts.ts";
import {
  type ShownFigureGroup,
  type ShownFigures,
  SMALLEST_SPLIT,
} from "@latchkey/domain/figures/shown-figures.ts";
import { SMALLEST_GROUP } from "@latchkey/domain/rules/smallest-group.ts";
import { groupName } from "./figure-names.ts";
import { type FigureColumn, type FigureRow, type FigureTable, toldCount, toldFrom } from "./figure-table.ts";
import type { FiguresT } from "./figure-texts.ts";
import { type Figures, shownIn } from "./figures.graphql.ts";

/** The order of the panels. */
const shownGroupings = [
  "proof",
  "income",
  "benefits",
  "role",
  "route",
  "right",
  "country",
  "language",
  "policy",
  "agency",
  "reviewer",
] as const satisfies readonly FigureGrouping[];
export type ShownGrouping = (typeof shownGroupings)[number];

export interface NamedGroup extends ShownFigureGroup {
  readonly name: string;
  /** Instead of its numbers; undefined: the group is shown. */
  readonly hidden: string | undefined;
}

export interface NamedGroups {
  readonly grouping: ShownGrouping;
  readonly groups: readonly NamedGroup[];
}

const groupsBy = (shown: ShownFigures, grouping: ShownGrouping): readonly ShownFigureGroup[] =>
  shown.groups.find((one) => one.grouping === grouping)?.groups ?? [];

/**
 * The largest of several hidden groups may not be small: it is hidden where the total would tell the size of the others.
 * Groups are sorted by size.
 */
const hiddenWords = (t: FiguresT, groups: readonly ShownFigureGroup[], { total }: ShownFigures) => {
  const hidden = groups.filter(({ decided }) => decided === null);
  const largest = hidden.length > 1 && total.decided ? hidden[0] : undefined;
  return (group: ShownFigureGroup): string | undefined => {
    if (group.decided !== null) return undefined;
    return group === largest ? t("hidden") : t("few", { count: SMALLEST_GROUP });
  };
};

/** The groupings that have groups. */
export const namedGroups = (t: FiguresT, figures: Figures): readonly NamedGroups[] => {
  const shown = shownIn(figures);
  return shownGroupings
    .map((grouping) => {
      const groups = groupsBy(shown, grouping);
      const hiddenOf = hiddenWords(t, groups, shown);
      return {
        grouping,
        groups: groups.map((group) => ({
          ...group,
          name: groupName(t, figures, { grouping, value: group.value }),
          hidden: hiddenOf(group),
        })),
      };
    })
    .filter(({ groups }) => groups.length > 0);
};

/** A group is hidden for its decisions: what was received may be more than a few. */
const hiddenCells = (t: FiguresT, { received, ended }: NamedGroup, hidden: string): FigureRow["cells"] => ({
  ...Object.fromEntries([...columnsBelow(t), ...columnsOfBars(t)].map(({ name }) => [name, hidden])),
  received: received ?? t("hidden"),
  ended: ended ?? t("hidden"),
});

const cellsOf = (t: FiguresT, group: NamedGroup): FigureRow["cells"] => {
  const { received, decided, ended, yes, split, days, hidden } = group;
  if (hidden !== undefined) return hiddenCells(t, group, hidden);
  const percent = (told: number | null | undefined) => toldFrom(t, told, SMALLEST_SPLIT);
  return {
    received: toldCount(t, received),
    decided: toldCount(t, decided),
    askedAgain: percent(group.askedAgainPercent),
    median: toldCount(t, days?.median),
    p90: toldCount(t, days?.p90),
    ended: toldCount(t, ended),
    metAdverse: percent(group.metAdversePercent),
    yes: toldCount(t, yes?.percent),
    low: toldCount(t, yes?.low),
    high: toldCount(t, yes?.high),
    accepted_conditions: percent(split?.accepted_conditions),
    accepted_with_guarantor: percent(split?.accepted_with_guarantor),
    declined: percent(split?.declined),
  };
};

/** A case has no reviewer and no record of a check then. */
const beforeReview: readonly string[] = ["received", "ended"];
const knownLater: readonly ShownGrouping[] = ["reviewer", "route", "right"];

const columnsBelow = (t: FiguresT): readonly FigureColumn[] => [
  { name: "received", label: t("columns.received"), unit: "count" },
  { name: "decided", label: t("columns.decided"), unit: "count" },
  { name: "askedAgain", label: t("columns.askedAgain"), unit: "percent" },
  { name: "median", label: t("columns.median"), unit: "days" },
  { name: "p90", label: t("columns.p90"), unit: "days" },
  { name: "ended", label: t("columns.ended"), unit: "count" },
  { name: "metAdverse", label: t("columns.metAdverse"), unit: "percent" },
];

const columnsOfBars = (t: FiguresT): readonly FigureColumn[] => [
  { name: "yes", label: t("columns.yes"), unit: "percent" },
  { name: "low", label: t("columns.low"), unit: "percent" },
  { name: "high", label: t("columns.high"), unit: "percent" },
  { name: "accepted_conditions", label: t("outcome.accepted_conditions"), unit: "percent" },
  { name: "accepted_with_guarantor", label: t("outcome.accepted_with_guarantor"), unit: "percent" },
  { name: "declined", label: t("outcome.declined"), unit: "percent" },
];

/** The numbers that the bars do not show. */
export const groupTable = (t: FiguresT, { grouping, groups }: NamedGroups): FigureTable => ({
  title: t(`groups.${grouping}`),
  head: t("columns.group"),
  columns: columnsBelow(t).filter(
    ({ name }) => !knownLater.includes(grouping) || !beforeReview.includes(name),
  ),
  rows: groups.map((group) => ({ id: group.value, head: group.name, cells: cellsOf(t, group) })),
});

/** With the numbers of the bars, for the file. */
export const wholeGroupTable = (t: FiguresT, named: NamedGroups): FigureTable => ({
  ...groupTable(t, named),
  columns: [...groupTable(t, named).columns, ...columnsOfBars(t)],
});

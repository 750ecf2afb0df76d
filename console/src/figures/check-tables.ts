import type { CheckGrouping, ShownCheckGroup } from "@latchkey/domain/figures/shown-checks.ts";
import type { ShownFigures } from "@latchkey/domain/figures/shown-figures.ts";
import { groupText } from "../desk/group-text.ts";
import { countRows } from "./case-tables.ts";
import { type FigureRow, type FigureTable, toldCount } from "./figure-table.ts";
import type { FiguresT } from "./figure-texts.ts";

const rowOf = (t: FiguresT, head: string, { value, recorded, days }: ShownCheckGroup): FigureRow => {
  const isHidden = value !== "" && recorded === null;
  const cell = (told: number | null | undefined) => (isHidden ? t("hidden") : toldCount(t, told));
  return {
    id: value,
    head,
    cells: { recorded: cell(recorded), median: cell(days?.median), p90: cell(days?.p90) },
  };
};

export const checksTable = (t: FiguresT, { checks }: ShownFigures, grouping: CheckGrouping): FigureTable => {
  const groups = checks.groups[grouping];
  return {
    title: t(`checks.${grouping}`),
    head: t(grouping === "route" ? "checks.way" : "checks.result"),
    columns: [
      { name: "recorded", label: t("checks.recorded"), unit: "count" },
      { name: "median", label: t("columns.median"), unit: "days" },
      { name: "p90", label: t("columns.p90"), unit: "days" },
    ],
    rows:
      groups.length === 0
        ? []
        : [
            ...groups.map((group) => rowOf(t, groupText(t, grouping, group.value), group)),
            rowOf(t, t("checks.all"), checks.total),
          ],
  };
};

export const refusedTable = (t: FiguresT, { checks }: ShownFigures): FigureTable => ({
  title: t("checks.refused"),
  head: t("checks.refusedWay"),
  columns: [{ name: "cases", label: t("columns.cases"), unit: "count" }],
  rows: countRows(t, checks.refused, (name) => groupText(t, "route", name)),
});

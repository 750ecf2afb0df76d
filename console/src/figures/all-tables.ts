import type { ShownFigures } from "@latchkey/domain/figures/shown-figures.ts";
import {
  askedTable,
  bandsTable,
  deviationsTable,
  guarantorTable,
  looksTable,
  metTable,
  secondTable,
} from "./case-tables.ts";
import { checksTable, refusedTable } from "./check-tables.ts";
import { groupName } from "./figure-names.ts";
import type { FigureTable } from "./figure-table.ts";
import type { FiguresT } from "./figure-texts.ts";
import { type Figures, shownIn } from "./figures.graphql.ts";
import { namedGroups, wholeGroupTable } from "./group-tables.ts";
import { totalTable } from "./total-table.ts";

const differencesTable = (t: FiguresT, figures: Figures, { differences }: ShownFigures): FigureTable => ({
  title: t("differences.title"),
  head: t("columns.group"),
  columns: [
    { name: "own", label: t("differences.own"), unit: "percent" },
    { name: "others", label: t("differences.others"), unit: "percent" },
  ],
  rows: differences.map(({ grouping, value, yes, others }) => ({
    id: `${grouping} ${value}`,
    head: groupName(t, figures, { grouping, value }),
    cells: { own: yes, others },
  })),
});

/** All that the page shows, for the file. */
export const allTables = (t: FiguresT, figures: Figures): readonly FigureTable[] => {
  const shown = shownIn(figures);
  return [
    totalTable(t, shown),
    ...namedGroups(t, figures).map((named) => wholeGroupTable(t, named)),
    metTable(t, shown),
    checksTable(t, shown, "route"),
    checksTable(t, shown, "right"),
    refusedTable(t, shown),
    guarantorTable(t, shown),
    deviationsTable(t, shown),
    bandsTable(t, shown),
    askedTable(t, shown),
    secondTable(t, shown),
    looksTable(t, shown),
    differencesTable(t, figures, shown),
  ];
};

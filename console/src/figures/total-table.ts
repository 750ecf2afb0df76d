import { type ShownFigures, SMALLEST_SPLIT } from "@latchkey/domain/figures/shown-figures.ts";
import { SMALLEST_GROUP } from "@latchkey/domain/rules/smallest-group.ts";
import {
  type FigureColumn,
  type FigureRow,
  type FigureTable,
  toldCount,
  toldFrom,
  toldPercent,
} from "./figure-table.ts";
import type { FiguresT } from "./figure-texts.ts";

const columns = (t: FiguresT): readonly FigureColumn[] => [
  { name: "received", label: t("columns.received"), unit: "count" },
  { name: "decided", label: t("columns.decided"), unit: "count" },
  { name: "ended", label: t("columns.ended"), unit: "count" },
  { name: "unanswered", label: t("columns.unanswered"), unit: "count" },
  { name: "yes", label: t("columns.yes"), unit: "percent" },
  { name: "median", label: t("columns.median"), unit: "days" },
  { name: "p90", label: t("columns.p90"), unit: "days" },
  { name: "askedAgain", label: t("columns.askedAgain"), unit: "percent" },
  { name: "deviations", label: t("stats.deviations"), unit: "percent" },
  { name: "second", label: t("stats.second"), unit: "percent" },
];

const rates = (
  t: FiguresT,
  { yes, days, askedAgainPercent }: ShownFigures["before"],
): FigureRow["cells"] => ({
  yes: toldCount(t, yes?.percent),
  median: toldCount(t, days?.median),
  p90: toldCount(t, days?.p90),
  askedAgain: toldFrom(t, askedAgainPercent, yes ? SMALLEST_SPLIT : SMALLEST_GROUP),
});

export const totalTable = (t: FiguresT, shown: ShownFigures): FigureTable => ({
  title: t("stats.title"),
  head: t("stats.months"),
  columns: columns(t),
  rows: [
    {
      id: "now",
      head: t("stats.now"),
      cells: {
        ...rates(t, shown.total),
        received: toldCount(t, shown.total.received),
        decided: toldCount(t, shown.total.decided),
        ended: toldCount(t, shown.total.ended),
        unanswered: toldCount(t, shown.unanswered),
        deviations: toldPercent(t, shown.deviationPercent, shown.total),
        second: toldCount(t, shown.secondAgreedPercent),
      },
    },
    { id: "before", head: t("stats.before"), cells: rates(t, shown.before) },
  ],
});

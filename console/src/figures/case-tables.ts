import type { ShownFigures } from "@latchkey/domain/figures/shown-figures.ts";
import { askedName, deviationName, reasonName } from "./figure-names.ts";
import { type FigureColumn, type FigureTable, toldCount } from "./figure-table.ts";
import type { FiguresT } from "./figure-texts.ts";

const cases = (t: FiguresT): FigureColumn => ({ name: "cases", label: t("columns.cases"), unit: "count" });

interface Counted {
  readonly name: string;
  readonly count: number | null;
}

export const countRows = (
  t: FiguresT,
  counts: readonly Counted[],
  nameOf: (name: string) => string,
): FigureTable["rows"] =>
  counts.map(({ name, count }) => ({ id: name, head: nameOf(name), cells: { cases: toldCount(t, count) } }));

/** The row without a reason always stands there, because it must be 0. */
export const metTable = (t: FiguresT, { met: { adverse } }: ShownFigures): FigureTable => ({
  title: t("met.title"),
  head: t("met.reason"),
  columns: [cases(t)],
  rows: countRows(
    t,
    [
      ...adverse.filter(({ name }) => name !== "none"),
      adverse.find(({ name }) => name === "none") ?? { name: "none", count: 0 },
    ],
    (name) => reasonName(t, name),
  ),
});

export const guarantorTable = (t: FiguresT, { guarantor }: ShownFigures): FigureTable => ({
  title: t("guarantor.title"),
  head: t("guarantor.distance"),
  columns: [cases(t)],
  rows: guarantor.map(({ name, count }) => ({
    id: name,
    head: t(`guarantor.${name}`),
    cells: { cases: toldCount(t, count) },
  })),
});

export const deviationsTable = (t: FiguresT, { deviations }: ShownFigures): FigureTable => ({
  title: t("deviations.title"),
  head: t("deviations.reason"),
  columns: [cases(t), { name: "mostly", label: t("deviations.mostly"), unit: "words" }],
  rows: deviations.map(({ reason, side, count }) => ({
    id: reason,
    head: deviationName(t, reason),
    cells: { cases: toldCount(t, count), mostly: side ? t(`deviations.${side}`) : "–" },
  })),
});

export const bandsTable = (t: FiguresT, { dayBands }: ShownFigures): FigureTable => ({
  title: t("bands.title"),
  head: t("bands.days"),
  columns: [{ name: "share", label: t("columns.share"), unit: "percent" }],
  rows: dayBands.map(({ band, percent }) => ({
    id: band,
    head: t(`bands.${band}`),
    cells: { share: percent },
  })),
});

export const askedTable = (t: FiguresT, { asked }: ShownFigures): FigureTable => ({
  title: t("asked.title"),
  head: t("asked.what"),
  columns: [cases(t)],
  rows: countRows(t, asked, (name) => askedName(t, name)),
});

export const secondTable = (t: FiguresT, { second }: ShownFigures): FigureTable => ({
  title: t("second.title"),
  head: t("second.proposed"),
  columns: [
    { name: "agreed", label: t("second.agreed"), unit: "count" },
    { name: "refused", label: t("second.refused"), unit: "count" },
  ],
  rows: second.map(({ outcome, agreed, refused }) => ({
    id: outcome,
    head: t(`outcome.${outcome}`),
    cells: { agreed: toldCount(t, agreed), refused: toldCount(t, refused) },
  })),
});

export const looksTable = (t: FiguresT, { secondLooks }: ShownFigures): FigureTable => ({
  title: t("looks.title"),
  head: t("looks.result"),
  columns: [cases(t)],
  rows: secondLooks.map(({ name, count }) => ({
    id: name,
    head: t(`looks.${name}`),
    cells: { cases: toldCount(t, count) },
  })),
});

import { formatPercent } from "@latchkey/browser/i18n/format.ts";
import { SMALLEST_SPLIT } from "@latchkey/domain/figures/shown-figures.ts";
import { SMALLEST_GROUP } from "@latchkey/domain/rules/smallest-group.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { FiguresT } from "./figure-texts.ts";

/** A number, or words that stand for one. */
export type FigureCell = number | string;

export interface FigureColumn {
  readonly name: string;
  readonly label: string;
  readonly unit: "count" | "percent" | "days" | "words";
}

export interface FigureRow {
  readonly id: string;
  readonly head: string;
  /** By the names of the columns; a cell that is missing is empty. */
  readonly cells: Readonly<Record<string, FigureCell>>;
}

/** The page shows it and the file holds it, so that both say the same. */
export interface FigureTable {
  readonly title: string;
  readonly head: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
}

/** A number that is hidden because fewer than `smallest` are counted. */
export const toldFrom = (t: FiguresT, told: number | null | undefined, smallest: number): FigureCell =>
  told ?? t("few", { count: smallest });

export const toldCount = (t: FiguresT, told: number | null | undefined): FigureCell =>
  toldFrom(t, told, SMALLEST_GROUP);

/** Percent of a group; those of a group that is hidden are hidden like its size. */
export const toldPercent = (
  t: FiguresT,
  percent: number | null | undefined,
  { decided }: { readonly decided: number | null },
): FigureCell => toldFrom(t, percent, decided ? SMALLEST_SPLIT : SMALLEST_GROUP);

export const cellText = (language: Language, unit: FigureColumn["unit"], cell: FigureCell): string => {
  if (typeof cell === "string") return cell;
  return unit === "percent" ? formatPercent(language, cell) : cell.toLocaleString(language);
};

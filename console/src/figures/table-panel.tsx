import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel, PanelFoot } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { cellText, type FigureTable } from "./figure-table.ts";
import { figureTexts } from "./figure-texts.ts";

interface FiguresTableProps {
  readonly label: string;
  readonly table: Omit<FigureTable, "title">;
  /** Words that stand for a number wrap then, so that many columns have room. */
  readonly wraps?: boolean | undefined;
}

export function FiguresTable({ label, table: { head, columns, rows }, wraps = false }: FiguresTableProps) {
  const { language } = useLanguage();
  return (
    <Table
      label={label}
      headLabel={head}
      columns={columns.map(({ name, label: words, unit }) => ({
        name,
        label: words,
        numeric: unit !== "words" && !wraps,
      }))}
      rows={rows.map(({ cells, ...row }) => ({
        ...row,
        cells: Object.fromEntries(
          columns.map(({ name, unit }) => [name, cellText(language, unit, cells[name] ?? "")]),
        ),
      }))}
    />
  );
}

interface TablePanelProps {
  readonly table: FigureTable;
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
}

export function TablePanel({ table, tools, foot }: TablePanelProps) {
  const { t } = useTranslation(figureTexts);
  const isEmpty = table.rows.length === 0;
  return (
    <ConsolePanel title={table.title} tools={tools} flush={!isEmpty}>
      {isEmpty ? (
        <p className="soft">{t("none")}</p>
      ) : (
        <>
          <FiguresTable label={table.title} table={table} />
          {foot && <PanelFoot>{foot}</PanelFoot>}
        </>
      )}
    </ConsolePanel>
  );
}

import type { CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table, type TableColumn, type TableRow } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";

export interface OfBundle {
  readonly content: CaseBundle;
}

interface TablePanelProps<Name extends string> {
  readonly title: string;
  readonly headLabel: string;
  readonly columns: readonly TableColumn<Name>[];
  readonly rows: readonly TableRow<Name>[];
}

/** A section whose content is a table, or that says that it is empty. */
export function TablePanel<Name extends string>({ title, ...table }: TablePanelProps<Name>) {
  const { t } = useTranslation("investigations");
  const isEmpty = table.rows.length === 0;
  return (
    <ConsolePanel title={title} flush={!isEmpty}>
      {isEmpty ? <p className="soft">{t("bundle.none")}</p> : <Table label={title} {...table} />}
    </ConsolePanel>
  );
}

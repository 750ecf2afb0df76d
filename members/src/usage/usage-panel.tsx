import { PlainPanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { UsageFilters } from "./usage-filters.tsx";
import type { UsageRow } from "./usage-rows.ts";
import { UsageTable } from "./usage-table.tsx";

interface UsagePanelProps extends ComponentProps<typeof UsageFilters> {
  readonly rows: readonly UsageRow[];
}

export function UsagePanel({ rows, ...filters }: UsagePanelProps) {
  const { t } = useTranslation("usage");
  return (
    <PlainPanel label={t("title")}>
      <UsageFilters {...filters} />
      {rows.length === 0 ? (
        <p className="console-panel__body soft">{t("empty")}</p>
      ) : (
        <UsageTable rows={rows} />
      )}
    </PlainPanel>
  );
}

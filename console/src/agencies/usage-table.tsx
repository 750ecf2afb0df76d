import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import type { KnownTitle, UsageRow } from "./usage.graphql.ts";
import { policyTitle, usageCounts, usageTotal } from "./usage-rows.ts";

interface UsageTableProps {
  readonly rows: readonly UsageRow[];
  readonly titles: readonly KnownTitle[];
}

export function UsageTable({ rows, titles }: UsageTableProps) {
  const { t } = useTranslation("usage");
  const { language } = useLanguage();
  const shown = (count: number) => count.toLocaleString(language);
  const total = usageTotal(rows);
  return (
    <Table
      label={t("title")}
      headLabel={t("agency")}
      columns={[
        { name: "month", label: t("month") },
        { name: "branch", label: t("branch") },
        { name: "policy", label: t("policy") },
        ...usageCounts.map((name) => ({ name, label: t(name), numeric: true })),
      ]}
      rows={rows.map((row) => ({
        id: [row.month, row.agencyId, row.branch, row.policy].join("/"),
        head: <AsTyped>{row.agency}</AsTyped>,
        cells: {
          month: formatMonth(language, `${row.month}-01`),
          branch:
            row.branch === null ? (
              <span className="soft">{t("noBranch")}</span>
            ) : (
              <AsTyped>{row.branch}</AsTyped>
            ),
          policy: policyTitle(titles, row.policy),
          started: shown(row.started),
          finished: shown(row.finished),
          decidedAgain: shown(row.decidedAgain),
          withdrawn: shown(row.withdrawn),
          expired: shown(row.expired),
        },
      }))}
      foot={{
        head: t("together"),
        cells: {
          month: null,
          branch: null,
          policy: null,
          started: shown(total.started),
          finished: shown(total.finished),
          decidedAgain: shown(total.decidedAgain),
          withdrawn: shown(total.withdrawn),
          expired: shown(total.expired),
        },
      }}
    />
  );
}

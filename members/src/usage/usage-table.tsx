import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { AsTyped } from "@latchkey/ui/as-typed/as-typed.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { type UsageRow, usageCounts, usageTotal } from "./usage-rows.ts";

interface UsageTableProps {
  readonly rows: readonly UsageRow[];
}

/** Begins with the agency, or with the month if the rows are those of one agency. */
export function UsageTable({ rows }: UsageTableProps) {
  const { t } = useTranslation("usage");
  const { language } = useLanguage();
  const isOfAgencies = rows.some(({ agency }) => agency !== undefined);
  const shown = (count: number) => count.toLocaleString(language);
  const monthOf = ({ month }: UsageRow) => formatMonth(language, `${month}-01`);
  const total = usageTotal(rows);
  return (
    <Table
      label={t("title")}
      headLabel={t(isOfAgencies ? "agency" : "month")}
      columns={[
        ...(isOfAgencies ? [{ name: "month", label: t("month") }] : []),
        { name: "branch", label: t("branch") },
        { name: "policyTitle", label: t("policyTitle") },
        ...usageCounts.map((name) => ({ name, label: t(name), numeric: true })),
      ]}
      rows={rows.map((row) => ({
        id: [row.month, row.agency, row.branch, row.policy].join("/"),
        head: isOfAgencies ? <AsTyped>{row.agency}</AsTyped> : monthOf(row),
        cells: {
          month: monthOf(row),
          branch:
            row.branch === null ? (
              <span className="soft">{t("noBranch")}</span>
            ) : (
              <AsTyped>{row.branch}</AsTyped>
            ),
          policyTitle: row.policyTitle,
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
          policyTitle: null,
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

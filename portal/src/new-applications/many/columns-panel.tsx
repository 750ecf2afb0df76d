import { bulkColumns, neededBulkColumns } from "@latchkey/domain/applications/bulk-columns.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";

const others = bulkColumns.filter(
  (column) => !neededBulkColumns.includes(column) && column !== "advertised_rent",
);

export function ColumnsPanel() {
  const { t } = useTranslation("many");
  return (
    <ConsolePanel title={t("known.title")}>
      <div className="stack stack--tight soft">
        <p>{t("known.needed", { columns: neededBulkColumns.join(", ") })}</p>
        <p>{t("known.others", { columns: others.join(", ") })}</p>
        <p>{t("known.about")}</p>
      </div>
    </ConsolePanel>
  );
}

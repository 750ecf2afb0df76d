import { Button } from "@latchkey/ui/button/button.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { useTranslation } from "react-i18next";
import { csvFile, saveAsFile } from "../calls/save-as-file.ts";
import { type UsageRow, usageCsv } from "./usage-rows.ts";
import type { UsageChoice } from "./use-usage-choice.ts";

interface UsageActsProps {
  readonly choice: UsageChoice;
  readonly rows: readonly UsageRow[];
  readonly isLoading: boolean;
}

/** Saves what is shown as a table. */
export function UsageActs({ choice: { months }, rows, isLoading }: UsageActsProps) {
  const { t } = useTranslation("usage");
  const save = () =>
    saveAsFile(`usage-${months.from}-${months.to}.csv`, csvFile(usageCsv(rows, (name) => t(name))));
  return (
    <>
      {isLoading && <Spinner label={t("loading")} />}
      {rows.length > 0 && (
        <Button size="small" icon="download" onClick={save}>
          {t("download")}
        </Button>
      )}
    </>
  );
}

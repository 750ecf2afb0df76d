import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { TableNote } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { useOutsideLines } from "../desk/outside-lines.ts";
import { type OfBundle, TablePanel } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

/** Everything that was recorded, with the reviewers' reasons; what counted stands with each decision. */
export function OutsideResultsPanel({ content: { outsideResults } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const linesOf = useOutsideLines();
  if (outsideResults.length === 0) return null;
  return (
    <TablePanel
      title={t("outside:title")}
      headLabel={t("outsideResults.what")}
      columns={[
        { name: "says", label: t("outsideResults.says") },
        { name: "verdict", label: t("outsideResults.verdict") },
        { name: "recorded", label: t("outsideResults.recorded") },
      ]}
      rows={outsideResults.map((result) => ({
        id: `${result.id}`,
        head: t(`outside:${result.kind}`),
        cells: {
          says: <span className="lines">{linesOf(result).join("\n")}</span>,
          verdict: (
            <>
              {t(`outside:${result.verdict}`)}
              {result.reason !== null && <TableNote>{result.reason}</TableNote>}
            </>
          ),
          recorded: (
            <>
              {formatDayAndTime(language, result.at)}
              <TableNote>{result.by}</TableNote>
            </>
          ),
        },
      }))}
    />
  );
}

import { lastOfMonth } from "@latchkey/domain/rules/civil-span.ts";
import { csvFile, saveAsFile } from "@latchkey/members/calls/save-as-file.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";
import { allTables } from "./all-tables.ts";
import { nameIn } from "./figure-names.ts";
import { type FiguresT, figureTexts } from "./figure-texts.ts";
import type { Figures } from "./figures.graphql.ts";
import { figuresCsv } from "./figures-csv.ts";

/** The last columns of each line: which cases were counted. */
const chosenIn = (t: FiguresT, { agencyId, agencies, policy, policies, from, to }: Figures) =>
  [
    [t("filters.agency"), agencyId === null ? t("filters.allAgencies") : nameIn(t, agencies, agencyId)],
    [t("filters.policy"), policy === null ? t("filters.allPolicies") : nameIn(t, policies, policy)],
    [t("csv.from"), from],
    [t("csv.to"), lastOfMonth(to)],
  ] as const;

export function CsvButton({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation(figureTexts);
  const save = () => {
    const heads = [t("csv.table"), t("csv.row"), t("csv.column"), t("csv.value")];
    const text = figuresCsv(heads, allTables(t, figures), chosenIn(t, figures));
    const name = `figures-${figures.from}-${lastOfMonth(figures.to)}.csv`;
    saveAsFile(name, csvFile(text));
  };
  return (
    <Button size="small" icon="download" onClick={save}>
      {t("download")}
    </Button>
  );
}

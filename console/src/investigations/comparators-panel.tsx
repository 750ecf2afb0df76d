import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { countedOutcomes } from "@latchkey/domain/figures/case-counts.ts";
import type { CaseBundle } from "@latchkey/domain/investigations/case-bundle.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Table } from "@latchkey/ui/table/table.tsx";
import { useTranslation } from "react-i18next";
import { groupText } from "../desk/group-text.ts";
import type { OfBundle } from "./bundle-part.tsx";
import { type BundleT, bundleTexts } from "./bundle-texts.ts";
import { type ComparedGroup, comparedGroups } from "./comparators.ts";

type Reviewers = NonNullable<CaseBundle["comparators"]>["reviewers"];

const groupName = (t: BundleT, { grouping, value }: ComparedGroup, reviewers: Reviewers): string => {
  const words = t(`comparators.groupings.${grouping}`);
  if (grouping === "all") return words;
  const name =
    grouping === "reviewer"
      ? (reviewers.find(({ id }) => id === value)?.name ?? t("trail.people.staff"))
      : groupText(t, grouping, value);
  return t("comparators.named", { grouping: words, name });
};

export function ComparatorsPanel({ content: { comparators } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  const title = t("comparators.title");
  const groups = comparators ? comparedGroups(comparators.counts) : [];
  return (
    <ConsolePanel title={title}>
      {comparators === null || groups.length === 0 ? (
        <p className="soft">{t("comparators.none")}</p>
      ) : (
        <div className="stack">
          <p>{t("comparators.lead", { month: formatMonth(language, comparators.month) })}</p>
          <Table
            label={title}
            headLabel={t("comparators.group")}
            columns={countedOutcomes.map((name) => ({
              name,
              label: t(`figures:outcome.${name}`),
              numeric: true,
            }))}
            rows={groups.map((group) => ({
              id: `${group.grouping} ${group.value}`,
              head: groupName(t, group, comparators.reviewers),
              cells: group.counts,
            }))}
          />
        </div>
      )}
    </ConsolePanel>
  );
}

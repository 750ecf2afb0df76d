import { formatPercent } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Findings } from "@latchkey/ui/findings/findings.tsx";
import { useTranslation } from "react-i18next";
import { groupName } from "./figure-names.ts";
import { figureTexts } from "./figure-texts.ts";
import { type Figures, shownIn } from "./figures.graphql.ts";

export function DifferencesPanel({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation(figureTexts);
  const { language } = useLanguage();
  const { differences } = shownIn(figures);
  if (differences.length === 0) {
    return (
      <ConsolePanel title={t("differences.title")}>
        <Findings items={[{ id: "none", level: "ok", title: t("differences.none") }]} />
      </ConsolePanel>
    );
  }
  return (
    <ConsolePanel title={t("differences.title")}>
      <div className="stack">
        <Findings
          items={differences.map(({ grouping, value, yes, others }) => ({
            id: `${grouping} ${value}`,
            level: "warn",
            levelLabel: t("differences.level"),
            title: t("differences.sentence", {
              name: groupName(t, figures, { grouping, value }),
              yes: formatPercent(language, yes),
              others: formatPercent(language, others),
            }),
          }))}
        />
        <p className="meta">{t("differences.question")}</p>
      </div>
    </ConsolePanel>
  );
}

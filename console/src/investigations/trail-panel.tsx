import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatDayAndTime } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useTranslation } from "react-i18next";
import { type OfBundle, TablePanel } from "./bundle-part.tsx";
import { bundleTexts } from "./bundle-texts.ts";

export function TrailPanel({ content: { trail } }: OfBundle) {
  const { t } = useTranslation(bundleTexts);
  const { language } = useLanguage();
  // A newer server may name an action or an outcome that this version of the page does not know.
  const actionOf = ({ action: id, outcome }: (typeof trail)[number]): string => {
    const action = codeText(t, id, `trail.actions.${id}`);
    return outcome === "done"
      ? action
      : t("trail.outcomeOf", { action, outcome: codeText(t, outcome, `trail.outcomes.${outcome}`) });
  };
  return (
    <TablePanel
      title={t("trail.title")}
      headLabel={t("trail.time")}
      columns={[
        { name: "person", label: t("trail.person") },
        { name: "action", label: t("trail.action") },
      ]}
      rows={trail.map((entry, index) => ({
        id: `${index}/${entry.at}`,
        head: formatDayAndTime(language, entry.at),
        cells: {
          person: codeText(t, entry.by, `trail.people.${entry.by}`),
          action: actionOf(entry),
        },
      }))}
    />
  );
}

import { formatShortDate } from "@latchkey/browser/i18n/format-span.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { PlainList } from "@latchkey/ui/plain-list/plain-list.tsx";
import { useTranslation } from "react-i18next";
import type { Person } from "./application.graphql.ts";

interface DecisionFactsProps {
  readonly decision: NonNullable<Person["decision"]>;
}

/** The day of a decision, its conditions and its reasons, in the words of the report. */
export function DecisionFacts({ decision }: DecisionFactsProps) {
  const { t } = useTranslation(["application", "report-words"]);
  const { language } = useLanguage();
  const { decidedOn, reasons, conditions, conditionsMetBy } = decision;
  return (
    <div className="stack stack--tight">
      <p className="soft">{t("decision.on", { day: formatShortDate(language, decidedOn) })}</p>
      {conditions.length > 0 && (
        <>
          <p>
            {conditionsMetBy === null
              ? t("decision.conditions")
              : t("decision.conditionsBy", { day: formatShortDate(language, conditionsMetBy) })}
          </p>
          <PlainList
            small
            items={conditions.map((condition) => ({
              key: condition,
              text: t(`report-words:condition.${condition}`),
            }))}
          />
        </>
      )}
      {reasons.length > 0 && (
        <>
          <p>{t("decision.reasons")}</p>
          <PlainList
            small
            items={reasons.map((reason) => ({ key: reason, text: t(`report-words:reason.${reason}`) }))}
          />
        </>
      )}
    </div>
  );
}

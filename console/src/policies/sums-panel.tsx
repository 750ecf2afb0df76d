import { assessments } from "@latchkey/domain/affordability/criteria.ts";
import { currencies, offeredIncomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { ChoiceAt, NumberAt, TextAt } from "./policy-fields.tsx";
import type { PolicyEditor } from "./use-policy-editor.ts";

const IN_FULL = 100;

export function SumsPanel({ editor }: { readonly editor: PolicyEditor }) {
  const { t } = useTranslation(["policies", "answers"]);
  return (
    <ConsolePanel title={t("sums.title")}>
      <ConsoleForm>
        <ConsoleFields columns={3}>
          <NumberAt
            editor={editor}
            place="criteria.tenantIncome"
            label={t("sums.tenant")}
            unit={t("sums.timesRent")}
          />
          <NumberAt
            editor={editor}
            place="criteria.guarantorIncome"
            label={t("sums.guarantor")}
            unit={t("sums.timesShare")}
          />
          <NumberAt
            editor={editor}
            place="criteria.savings"
            label={t("sums.savings")}
            unit={t("sums.timesRent")}
          />
        </ConsoleFields>
        <ChoiceAt
          editor={editor}
          place="criteria.assessment"
          label={t("sums.assessment")}
          options={assessments.map((value) => ({ value, label: t(`sums.${value}`) }))}
        />
        <h3>{t("sums.counted")}</h3>
        <ConsoleFields columns={3}>
          {offeredIncomeTypes.map((type) => (
            <NumberAt
              key={type}
              editor={editor}
              place={`criteria.counted.${type}`}
              label={t(`answers:choice.${type}`)}
              unit={t("sums.percent")}
              otherwise={IN_FULL}
            />
          ))}
        </ConsoleFields>
        <h3>{t("sums.rates")}</h3>
        <p className="soft">{t("sums.ratesHint")}</p>
        <ConsoleFields columns={3}>
          <TextAt editor={editor} place="criteria.rates.date" label={t("sums.ratesOn")} />
          {currencies
            .filter((currency) => currency !== "GBP")
            .map((currency) => (
              <NumberAt
                key={currency}
                editor={editor}
                place={`criteria.rates.tenThousandths.${currency}`}
                label={currency}
              />
            ))}
        </ConsoleFields>
      </ConsoleForm>
    </ConsolePanel>
  );
}

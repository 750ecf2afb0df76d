import { payPeriods } from "@latchkey/domain/references/employment.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { Question } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";
import { AmountField, SelectField } from "../statement/fields.tsx";
import type { StatementField } from "../statement/use-statement.ts";

interface PayQuestionProps {
  readonly currency: Currency;
  readonly pay: StatementField<string>;
  readonly period: StatementField<string>;
  readonly unsaid: StatementField<boolean>;
}

/** The typed amount comes back if the box is unticked again. */
export function PayQuestion({ currency, pay, period, unsaid }: PayQuestionProps) {
  const { t } = useTranslation(["employment", "statement"]);
  return (
    <Question>
      <FieldGroup legend={t("pay.legend")} hint={t("pay.hint")}>
        <div className="stack">
          {!unsaid.value && (
            <FieldRow columns="money">
              <AmountField
                field={pay}
                currency={currency}
                label={t("pay.amount")}
                missing={t("pay.missing")}
              />
              <SelectField
                field={period}
                label={t("pay.period")}
                options={payPeriods.map((value) => ({ value, label: t(`pay.${value}`) }))}
              />
            </FieldRow>
          )}
          <Checkbox
            id={unsaid.id}
            label={t("statement:earningsUnsaid")}
            checked={unsaid.value}
            onChange={({ target }) => unsaid.onChange(target.checked)}
          />
        </div>
      </FieldGroup>
    </Question>
  );
}

import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Question } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AmountField } from "../statement/fields.tsx";
import type { StatementField } from "../statement/use-statement.ts";

function YearEnd({ field }: { readonly field: StatementField<string> }) {
  const { t } = useTranslation("accountant");
  const issueText = useIssueText();
  const [isLeft, setLeft] = useState(false);
  const { id, value, onChange, issue, isChecked } = field;
  return (
    <IsoDateGroup
      id={id}
      legend={t("profit.yearEnd")}
      hint={t("profit.yearEndHint")}
      error={issueText(isLeft || isChecked ? issue : undefined, {
        "validation.required": t("profit.yearEndMissing"),
      })}
      labels={{ day: t("profit.day"), month: t("profit.month"), year: t("profit.year") }}
      value={value}
      onChange={onChange}
      onBlur={() => setLeft(true)}
    />
  );
}

interface ProfitQuestionProps {
  readonly currency: Currency;
  readonly yearEnd: StatementField<string>;
  readonly profit: StatementField<string>;
  readonly before: StatementField<string>;
  readonly unsaid: StatementField<boolean>;
}

/** The typed amount comes back if the box is unticked again. */
export function ProfitQuestion({ currency, yearEnd, profit, before, unsaid }: ProfitQuestionProps) {
  const { t } = useTranslation(["accountant", "statement"]);
  const texts = { "validation.amount": t("profit.amount") };
  return (
    <Question>
      <FieldGroup legend={t("profit.legend")}>
        <div className="stack">
          {!unsaid.value && (
            <>
              <YearEnd field={yearEnd} />
              <AmountField
                field={profit}
                currency={currency}
                label={t("profit.last")}
                hint={t("profit.lossHint")}
                missing={t("profit.missing")}
                texts={texts}
              />
              <AmountField
                field={before}
                currency={currency}
                label={t("profit.before")}
                hint={t("profit.lossHint")}
                texts={texts}
                isOptional
              />
            </>
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

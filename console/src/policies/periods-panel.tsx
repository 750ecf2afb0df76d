import { parseWholeNumber } from "@latchkey/domain/rules/whole-number.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import { NumberAt, TextAt } from "./policy-fields.tsx";
import type { PolicyEditor } from "./use-policy-editor.ts";

/** A text that is no list of numbers stays as it is typed; the rules refuse it. */
const numbersOf = (text: string): readonly number[] | string => {
  if (text.trim() === "") return [];
  const numbers = text.split(",").map(parseWholeNumber);
  return numbers.some(Number.isNaN) ? text : numbers;
};

export function PeriodsPanel({ editor }: { readonly editor: PolicyEditor }) {
  const { t } = useTranslation("policies");
  return (
    <ConsolePanel title={t("periods.title")}>
      <ConsoleForm>
        <ConsoleFields columns={2}>
          <NumberAt
            editor={editor}
            place="timing.promiseDays"
            label={t("periods.promiseDays")}
            unit={t("periods.workingDays")}
          />
          {(
            ["requestDays", "expiryDays", "expiryWarningDays", "resendDays", "reminderEveryDays"] as const
          ).map((period) => (
            <NumberAt
              key={period}
              editor={editor}
              place={`timing.${period}`}
              label={t(`periods.${period}`)}
              unit={t("periods.days")}
            />
          ))}
        </ConsoleFields>
        <TextAt
          editor={editor}
          place="timing.reminderDays"
          label={t("periods.reminderDays")}
          hint={t("periods.reminderDaysHint")}
          parse={numbersOf}
          show={(value) => (Array.isArray(value) ? value.join(", ") : String(value))}
        />
      </ConsoleForm>
    </ConsolePanel>
  );
}

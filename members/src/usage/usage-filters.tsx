import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { recentMonths, usageMonthsIssue } from "@latchkey/domain/agencies/usage-months.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UsageChoice } from "./use-usage-choice.ts";

interface UsageFiltersProps {
  readonly choice: UsageChoice;
  /** A field after those of the months. */
  readonly more?: ReactNode;
}

export function UsageFilters({ choice: { today, months, choose }, more }: UsageFiltersProps) {
  const { t } = useTranslation("usage");
  const { language } = useLanguage();
  const textOf = useIssueText("usage");
  const error = textOf(usageMonthsIssue(months));
  return (
    <PanelTools>
      <ConsoleForm>
        <ConsoleFields columns={more ? 3 : 2}>
          {(["from", "to"] as const).map((name) => (
            <Field key={name} label={t(name)} error={name === "from" ? error : undefined}>
              {(aria) => (
                <Select
                  {...aria}
                  options={[...new Set([...recentMonths(today), months[name]])].map((month) => ({
                    value: month,
                    label: formatMonth(language, `${month}-01`),
                  }))}
                  value={months[name]}
                  onChange={(event) => choose(name, event.currentTarget.value)}
                />
              )}
            </Field>
          ))}
          {more}
        </ConsoleFields>
      </ConsoleForm>
    </PanelTools>
  );
}

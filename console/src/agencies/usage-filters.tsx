import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { recentMonths, usageMonthsIssue } from "@latchkey/domain/agencies/usage-months.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { PanelTools } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import type { UsageRow } from "./usage.graphql.ts";
import type { useUsageChoice } from "./use-usage-choice.ts";

interface UsageFiltersProps {
  readonly choice: ReturnType<typeof useUsageChoice>;
  readonly rows: readonly UsageRow[];
}

export function UsageFilters({ choice: { today, months, agencyId, choose }, rows }: UsageFiltersProps) {
  const { t } = useTranslation("usage");
  const { language } = useLanguage();
  const textOf = useIssueText("usage");
  const names = new Map(rows.map((row) => [row.agencyId, row.agency]));
  const error = textOf(usageMonthsIssue(months));
  return (
    <PanelTools>
      <ConsoleForm>
        <ConsoleFields columns={3}>
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
          <Field label={t("agency")}>
            {(aria) => (
              <Select
                {...aria}
                options={[
                  { value: "", label: t("allAgencies") },
                  ...[...names].map(([value, label]) => ({ value, label })),
                ]}
                value={names.has(agencyId) ? agencyId : ""}
                onChange={(event) => choose("agency", event.currentTarget.value)}
              />
            )}
          </Field>
        </ConsoleFields>
      </ConsoleForm>
    </PanelTools>
  );
}

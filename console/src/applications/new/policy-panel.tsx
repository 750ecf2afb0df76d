import { codeText } from "@latchkey/browser/i18n/code-text.ts";
import { formatMoney } from "@latchkey/browser/i18n/format-money.ts";
import { RichText, strong } from "@latchkey/browser/i18n/rich-text.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { PolicyField } from "@latchkey/members/new-applications/policy-field.tsx";
import { monthlyMinor } from "@latchkey/members/new-applications/typed-application.ts";
import type { ApplicationForm } from "@latchkey/members/new-applications/use-application-form.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { useTranslation } from "react-i18next";
import type { OfferedPolicy } from "./new-application.graphql.ts";

interface PolicyPanelProps {
  readonly form: ApplicationForm;
  readonly policies: readonly OfferedPolicy[];
}

/** By which rules people are checked, in plain words, and what to think of before it is sent. */
export function PolicyPanel({ form, policies }: PolicyPanelProps) {
  const { t } = useTranslation(["new-application", "policy-rules"]);
  const policy = policies.find(({ name }) => name === form.typed.policy);
  const warnings = policy?.[form.typed.country] ?? [];
  return (
    <ConsolePanel title={t("policy.title")}>
      <ConsoleForm>
        <PolicyField
          form={form}
          policies={policies.map(({ name, title, version, countries }) => ({
            name,
            label: t("policy.named", { title, version }),
            countries,
          }))}
        />
        {policy && <Described policy={policy} form={form} />}
        {warnings.length > 0 && (
          <Alert tone="caution" title={t("warnings.title", { count: warnings.length })}>
            {warnings.map((warning) => (
              <AlertText key={warning}>{codeText(t, warning, `policy-rules:${warning}.title`)}</AlertText>
            ))}
          </Alert>
        )}
      </ConsoleForm>
    </ConsolePanel>
  );
}

function Described({ policy, form }: { readonly policy: OfferedPolicy; readonly form: ApplicationForm }) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const { sections, incomeMultiple, guarantorMultiple } = policy;
  const rent = monthlyMinor(form.typed.rent, form.typed.rentPeriod);
  const has = (start: string) => sections.some((section) => section.startsWith(start));
  const money = (minor: number) => formatMoney(language, minor, form.typed.currency);
  const multiple = incomeMultiple.toLocaleString(language);
  const income = Number.isNaN(rent)
    ? t("policy.incomeOpen", { multiple })
    : t("policy.income", { amount: money(rent * incomeMultiple), multiple, rent: money(rent) });
  const sentences = [
    has("IDENTITY_RTR") ? t("policy.IDENTITY_RTR") : t("policy.IDENTITY_DEFAULT"),
    has("INCOME_") ? income : t("policy.noIncome"),
    has("INCOME_WITH_GUARANTOR") && t("policy.INCOME_WITH_GUARANTOR"),
    has("INCOME_") && t("policy.guarantor", { multiple: guarantorMultiple.toLocaleString(language) }),
    has("RESIDENCE_") && t("policy.RESIDENCE_DEFAULT"),
  ];
  return (
    <p>
      <RichText text={sentences.filter(Boolean).join(" ")} tags={strong} />
    </p>
  );
}

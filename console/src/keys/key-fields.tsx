import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { scopes } from "./scopes.ts";
import type { KeyForm } from "./use-key-form.ts";

const AGENCIES = "known-agencies";

interface KeyFieldsProps {
  readonly form: KeyForm;
  /** The names of the agencies that are known. */
  readonly agencies: readonly string[];
}

export function KeyFields({ form, agencies }: KeyFieldsProps) {
  const { t } = useTranslation("keys");
  const textOf = useIssueText();
  const { issues } = form;
  const agencyTexts = { "validation.required": t("form.agencyRequired") };
  const nameTexts = { "validation.required": t("form.nameRequired") };
  const scopeTexts = { "validation.please_select_an_option": t("form.scopesRequired") };
  const daysTexts = { "validation.range": t("form.daysRange") };
  return (
    <>
      <Field
        label={t("form.agency")}
        hint={t("form.agencyHint")}
        error={textOf(issues.agency, agencyTexts)}
        id="key-agency"
      >
        {(aria) => (
          <>
            <TextInput {...aria} {...form.text("agency", tidy)} autoComplete="off" list={AGENCIES} />
            <datalist id={AGENCIES}>
              {agencies.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field
        label={t("form.name")}
        hint={t("form.nameHint")}
        error={textOf(issues.name, nameTexts)}
        id="key-name"
      >
        {(aria) => <TextInput {...aria} {...form.text("name", tidy)} autoComplete="off" />}
      </Field>
      <ChecksField
        {...form.controlled("scopes")}
        id="key-scopes"
        legend={t("form.scopes")}
        error={textOf(issues.scopes, scopeTexts)}
        choices={scopes.map((value) => ({
          value,
          label: t(`scopes.${value}`),
          hint: t(`scopeHints.${value}`),
        }))}
      />
      <Field
        label={t("form.days")}
        optionalLabel={t("form.optional")}
        hint={t("form.daysHint")}
        error={textOf(issues.days, daysTexts)}
        id="key-days"
      >
        {(aria) => (
          <TextInput {...aria} {...form.text("days")} short inputMode="numeric" autoComplete="off" />
        )}
      </Field>
    </>
  );
}

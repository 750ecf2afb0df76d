import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

interface PolicyFieldProps {
  readonly form: ApplicationForm;
  readonly policies: readonly {
    readonly name: string;
    readonly label: string;
    readonly countries: readonly HomeCountry[];
  }[];
}

/** The policies for homes in the country. The chosen one stays in the list: nothing that was chosen changes by itself. */
export function PolicyField({ form, policies }: PolicyFieldProps) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  const { country, policy } = form.typed;
  const offered = policies.filter(({ name, countries }) => countries.includes(country) || name === policy);
  const isNone = offered.length === 0;
  return (
    <Field label={t("policy.label")} id={fieldId("policy")} error={errorOf("policy")}>
      {(aria) => (
        <Select
          {...aria}
          options={offered.map(({ name, label }) => ({ value: name, label }))}
          placeholder={isNone ? t("policy.none") : undefined}
          value={policy}
          onChange={(event) => form.set("policy", event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

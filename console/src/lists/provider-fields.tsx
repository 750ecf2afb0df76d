import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { registeredServices } from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import type { useSavedForm } from "@latchkey/members/saving/use-saved-form.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import type { ShownProvider } from "./providers.graphql.ts";

export const PROVIDER_ID_PREFIX = "provider-";

/** As a type alias, the form's library takes its fields. */
export type TypedProvider = {
  readonly name: string;
  readonly registerId: string;
  readonly registerUrl: string;
  readonly services: ShownProvider["services"];
  readonly validUntil: string;
  readonly lookedOn: string;
};

export const entryFields = ["name", "registerId", "registerUrl"] as const;
const dayFields = ["validUntil", "lookedOn"] as const;
export const lookFields = ["services", ...dayFields] as const;

interface FieldsProps {
  readonly form: ReturnType<typeof useSavedForm<TypedProvider>>;
}

export function EntryFields({ form }: FieldsProps) {
  const { t } = useTranslation("lists");
  const textOf = useIssueText("lists");
  return entryFields.map((field) => (
    <Field
      key={field}
      label={t(`providers.${field}`)}
      hint={field === "registerUrl" ? t("providers.registerUrlHint") : undefined}
      optionalLabel={field === "registerUrl" ? t("providers.optional") : undefined}
      id={PROVIDER_ID_PREFIX + field}
      error={textOf(form.issues[field], { "validation.required": t(`providers.required.${field}`) })}
    >
      {(aria) => (
        <TextInput
          {...aria}
          {...form.text(field)}
          autoComplete="off"
          inputMode={field === "registerUrl" ? "url" : undefined}
        />
      )}
    </Field>
  ));
}

export function LookFields({ form }: FieldsProps) {
  const { t } = useTranslation("lists");
  const textOf = useIssueText("lists");
  return (
    <>
      <ChecksField
        {...form.controlled("services")}
        id={`${PROVIDER_ID_PREFIX}services`}
        legend={t("providers.services")}
        isDense
        error={textOf(form.issues.services, {
          "validation.please_select_an_option": t("providers.required.services"),
        })}
        choices={registeredServices.map((value) => ({ value, label: t(`providers.service.${value}`) }))}
      />
      {dayFields.map((field) => (
        <IsoDateGroup
          key={field}
          {...form.controlled(field)}
          id={PROVIDER_ID_PREFIX + field}
          legend={t(`providers.${field}`)}
          optionalLabel={field === "validUntil" ? t("providers.noEnd") : undefined}
          error={textOf(form.issues[field])}
          labels={{ day: t("providers.day"), month: t("providers.month"), year: t("providers.year") }}
        />
      ))}
    </>
  );
}

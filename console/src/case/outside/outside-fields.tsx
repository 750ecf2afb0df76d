import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { insolvencies, outsideVerdicts } from "@latchkey/domain/review/outside-result.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { DecisionChoices } from "@latchkey/ui/decision-choices/decision-choices.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import type { OutsideForm, TypedOutside } from "./use-outside-form.ts";

interface FieldsProps {
  readonly given: OutsideForm;
}

/** Some fields have a text of their own, where the general one says too little. */
export const useErrorOf = ({ form }: OutsideForm) => {
  const { t } = useTranslation("outside");
  const textOf = useIssueText("outside");
  const required: Readonly<Partial<Record<keyof TypedOutside, string>>> = {
    title: t("form.titleRequired"),
    uploadId: t("outside.validations.file"),
    provider: t("form.providerRequired"),
    madeOn: t("form.madeOnRequired"),
    ccjs: t("form.ccjsRequired"),
    insolvency: t("form.insolvencyRequired"),
    verdict: t("form.verdictRequired"),
    reason: t("form.reasonRequired"),
  };
  return (field: keyof TypedOutside): string | undefined => {
    const text = required[field];
    const own =
      text === undefined ? {} : { "validation.required": text, "validation.please_select_an_option": text };
    return textOf(form.issues[field], own);
  };
};

export function NameField({ given, field }: FieldsProps & { readonly field: "title" | "provider" }) {
  const { t } = useTranslation("outside");
  const error = useErrorOf(given)(field);
  const { value, onChange, onBlur } = given.form.controlled(field);
  return (
    <Field label={t(`form.${field}`)} hint={t(`form.${field}Hint`)} id={given.fieldId(field)} error={error}>
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="off"
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export function MadeOnField({ given }: FieldsProps) {
  const { t } = useTranslation("outside");
  const { language } = useLanguage();
  const error = useErrorOf(given)("madeOn");
  const corrects = given.form.controlled("corrects");
  return (
    <>
      <IsoDateGroup
        {...given.form.controlled("madeOn")}
        id={given.fieldId("madeOn")}
        legend={t("form.madeOn")}
        error={error}
        labels={{ day: t("form.day"), month: t("form.month"), year: t("form.year") }}
      />
      {given.newerDay !== undefined && (
        <Checkbox
          variant="dense"
          label={t("form.corrects", { day: formatDate(language, given.newerDay) })}
          checked={corrects.value}
          onChange={() => corrects.onChange(!corrects.value)}
        />
      )}
    </>
  );
}

/** The public records in a credit file. */
export function CreditFields({ given }: FieldsProps) {
  const { t } = useTranslation("outside");
  const errorOf = useErrorOf(given);
  const ccjs = given.form.controlled("ccjs");
  const insolvency = given.form.controlled("insolvency");
  return (
    <>
      <Field
        label={t("form.ccjs")}
        hint={t("form.ccjsHint")}
        id={given.fieldId("ccjs")}
        error={errorOf("ccjs")}
      >
        {(aria) => (
          <TextInput
            {...aria}
            short
            inputMode="numeric"
            autoComplete="off"
            value={ccjs.value}
            onBlur={ccjs.onBlur}
            onChange={(event) => ccjs.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t("form.insolvency")} id={given.fieldId("insolvency")} error={errorOf("insolvency")}>
        {(aria) => (
          <Select
            {...aria}
            placeholder={t("form.choosePlease")}
            options={insolvencies.map((value) => ({ value, label: t(`insolvency.${value}`) }))}
            value={insolvency.value}
            onBlur={insolvency.onBlur}
            onChange={(event) => insolvency.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

export function VerdictFields({ given }: FieldsProps) {
  const { t } = useTranslation("outside");
  const errorOf = useErrorOf(given);
  const verdict = given.form.controlled("verdict");
  const reason = given.form.controlled("reason");
  const isAgainst = verdict.value === "counts_against";
  return (
    <>
      <FieldGroup legend={t("form.verdict")} radio id={given.fieldId("verdict")} error={errorOf("verdict")}>
        <DecisionChoices
          choices={outsideVerdicts.map((value) => ({
            value,
            label: t(`${value}`),
            tone: value === "counts_against" ? "critical" : undefined,
          }))}
          value={outsideVerdicts.find((known) => known === verdict.value) ?? ""}
          onChange={verdict.onChange}
        />
      </FieldGroup>
      <Field
        label={t("form.reason")}
        optionalLabel={!isAgainst && t("form.optional")}
        hint={t("form.reasonHint")}
        id={given.fieldId("reason")}
        error={errorOf("reason")}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={3}
            value={reason.value}
            onBlur={reason.onBlur}
            onChange={(event) => reason.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

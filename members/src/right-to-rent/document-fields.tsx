import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { RouteRule } from "@latchkey/domain/compliance/right-to-rent/rule-set.ts";
import { countriesDocsMap } from "@latchkey/domain/identity/countries.ts";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Select, type SelectOption } from "@latchkey/ui/select/select.tsx";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useCheckWords } from "./check-words.ts";
import { documentName } from "./typed-check.ts";
import type { CheckForm } from "./use-check-form.ts";
import { useDateLabels } from "./use-date-labels.ts";

interface DocumentFieldsProps {
  readonly given: CheckForm;
  readonly list: NonNullable<RouteRule["documents"]>;
}

export function DocumentFields({ given, list: { list, count } }: DocumentFieldsProps) {
  const { t } = useTranslation("right-to-rent");
  const textOf = useIssueText("right-to-rent");
  return (
    <FieldGroup
      id={given.fieldId("documents")}
      legend={t("documents", { count })}
      error={textOf(given.issueOf("documents"))}
    >
      <div className="stack">
        {Array.from({ length: count }, (_none, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is known by its place
          <OneDocument key={place} given={given} list={list} place={place} />
        ))}
      </div>
    </FieldGroup>
  );
}

interface OneDocumentProps {
  readonly given: CheckForm;
  readonly list: string;
  readonly place: number;
}

const useCountries = (): readonly SelectOption[] => {
  const { country } = useCheckWords();
  return useMemo(
    () =>
      countriesDocsMap
        .map(({ countryCode }) => ({ value: countryCode, label: country(countryCode) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, "en")),
    [country],
  );
};

function OneDocument({ given, list, place }: OneDocumentProps) {
  const { t } = useTranslation("right-to-rent");
  const words = useCheckWords();
  const countries = useCountries();
  const kinds = given.rules.documents.filter((rule) => rule.list === list);
  const kind = given.form.values[documentName(place, "kind")];
  const rule = kinds.find((one) => one.kind === kind);
  const forms = given.rules.forms.taken;
  return (
    <div className="stack">
      <ConsoleFields columns={2}>
        <ChoiceField
          given={given}
          name={documentName(place, "kind")}
          label={t("kind")}
          options={kinds.map((one) => ({ value: one.kind, label: words.document(one.kind) }))}
        />
        <ChoiceField
          given={given}
          name={documentName(place, "country")}
          label={t("country")}
          options={countries}
        />
      </ConsoleFields>
      {forms.length > 1 && (
        <ChoiceField
          given={given}
          name={documentName(place, "form")}
          label={t("form")}
          options={forms.map((value) => ({ value, label: t(`forms.${value}`) }))}
        />
      )}
      {rule && rule.mayBeExpired !== null && (
        <DayField
          given={given}
          name={documentName(place, "expiresOn")}
          legend={t("expiresOn")}
          optionalLabel={t("noEnd")}
        />
      )}
      {rule && rule.maxMonths !== null && (
        <DayField given={given} name={documentName(place, "issuedOn")} legend={t("issuedOn")} />
      )}
    </div>
  );
}

interface ChoiceFieldProps {
  readonly given: CheckForm;
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly placeholder?: string | undefined;
}

export function ChoiceField({ given, name, label, options, placeholder }: ChoiceFieldProps) {
  const { t } = useTranslation("right-to-rent");
  const textOf = useIssueText("right-to-rent");
  const { value, onChange, onBlur } = given.form.controlled(name);
  return (
    <Field label={label} id={given.fieldId(name)} error={textOf(given.issueOf(name))}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={placeholder ?? t("choose")}
          options={options}
          value={value ?? ""}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface DayFieldProps {
  readonly given: CheckForm;
  readonly name: string;
  readonly legend: string;
  readonly optionalLabel?: string | undefined;
}

export function DayField({ given, name, legend, optionalLabel }: DayFieldProps) {
  const textOf = useIssueText("right-to-rent");
  const labels = useDateLabels();
  const { value, onChange, onBlur } = given.form.controlled(name);
  return (
    <IsoDateGroup
      id={given.fieldId(name)}
      legend={legend}
      optionalLabel={optionalLabel}
      error={textOf(given.issueOf(name))}
      value={value ?? ""}
      onBlur={onBlur}
      onChange={onChange}
      labels={labels}
    />
  );
}

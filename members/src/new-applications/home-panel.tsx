import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RentFields, useAgreementLaw } from "./rent-fields.tsx";
import { describedByRow, RowWarning } from "./row-warning.tsx";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

interface HomePanelProps {
  readonly form: ApplicationForm;
  readonly address: ReactNode;
  /** Fields of the agency and its branch. */
  readonly agency: ReactNode;
}

export function HomePanel({ form, address, agency }: HomePanelProps) {
  const { t } = useTranslation("new-application");
  const hasTerm = useAgreementLaw(form)("no-fixed-term") === undefined;
  return (
    <ConsolePanel title={t("home.title")}>
      <ConsoleForm>
        {address}
        <RentFields form={form} country={<Country form={form} />} />
        <ConsoleFields columns={3}>
          <Start form={form} />
          {hasTerm && <Term form={form} />}
          <Reference form={form} />
        </ConsoleFields>
        <RowWarning form={form} path="reference" />
        {!hasTerm && <p className="soft">{t("home.noTerm")}</p>}
        <ConsoleFields columns={2}>
          {agency}
          <MailLanguage form={form} />
        </ConsoleFields>
      </ConsoleForm>
    </ConsolePanel>
  );
}

interface OfForm {
  readonly form: ApplicationForm;
}

function Country({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  return (
    <Field label={t("home.country")} id={fieldId("country")}>
      {(aria) => (
        <Select
          {...aria}
          options={homeCountries.map((value) => ({ value, label: t(`countries.${value}`) }))}
          value={form.typed.country}
          onChange={({ currentTarget: { value } }) => {
            const country = homeCountries.find((one) => one === value);
            if (!country) return;
            form.set("country", country);
            // The rules that were chosen may be for homes elsewhere.
            form.touch("policy");
          }}
        />
      )}
    </Field>
  );
}

function Start({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  const error = useErrorOf(form)("start");
  return (
    <IsoDateGroup
      id={fieldId("start")}
      legend={t("home.start")}
      error={error}
      labels={{ day: t("home.day"), month: t("home.month"), year: t("home.year") }}
      value={form.typed.start}
      onChange={(start) => form.set("start", start)}
      onBlur={() => form.touch("start")}
    />
  );
}

function Term({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  return (
    <Field label={t("home.term")} id={fieldId("term")} error={errorOf("term")}>
      {(aria) => (
        <TextInput
          {...aria}
          after={t("home.months")}
          inputMode="numeric"
          autoComplete="off"
          value={form.typed.term}
          onChange={(event) => form.set("term", event.currentTarget.value)}
          onBlur={() => form.touch("term")}
        />
      )}
    </Field>
  );
}

function Reference({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  return (
    <Field
      label={t("home.reference")}
      optionalLabel={t("home.optional")}
      id={fieldId("reference")}
      error={errorOf("reference")}
    >
      {(aria) => (
        <TextInput
          {...describedByRow(aria, { form, path: "reference" })}
          autoComplete="off"
          value={form.typed.reference}
          onChange={(event) => form.set("reference", event.currentTarget.value)}
          onBlur={() => form.touch("reference")}
        />
      )}
    </Field>
  );
}

function MailLanguage({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  return (
    <Field label={t("home.language")} id={fieldId("language")}>
      {(aria) => (
        <Select
          {...aria}
          options={languageOptions.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
          value={form.typed.language}
          onChange={({ currentTarget: { value } }) => {
            const chosen = languageOptions.find(({ code }) => code === value);
            if (chosen) form.set("language", chosen.code);
          }}
        />
      )}
    </Field>
  );
}

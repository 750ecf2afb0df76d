import { IsoDateGroup } from "@latchkey/browser/forms/iso-date-group.tsx";
import { currencySign } from "@latchkey/browser/i18n/format-money.ts";
import { languageOptions } from "@latchkey/browser/i18n/language-names.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { homeCountries } from "@latchkey/domain/vocabulary/home-countries.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import { ConsoleFields, ConsoleForm } from "@latchkey/ui/console-form/console-form.tsx";
import { ConsolePanel } from "@latchkey/ui/console-panel/console-panel.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { HomeField } from "./home-field.tsx";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

interface HomePanelProps {
  readonly form: ApplicationForm;
  readonly canSearch: boolean;
}

export function HomePanel({ form, canSearch }: HomePanelProps) {
  const { t } = useTranslation("new-application");
  return (
    <ConsolePanel title={t("home.title")}>
      <ConsoleForm>
        <HomeField form={form} canSearch={canSearch} />
        <ConsoleFields columns={3}>
          <Country form={form} />
          <Rent form={form} />
          <Currency form={form} />
        </ConsoleFields>
        <ConsoleFields columns={3}>
          <Start form={form} />
          <Term form={form} />
          <Line form={form} name="reference" isOptional />
        </ConsoleFields>
        <ConsoleFields columns={2}>
          <Line form={form} name="agency" />
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

function Rent({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const errorOf = useErrorOf(form);
  return (
    <Field label={t("home.rent")} id={fieldId("rent")} error={errorOf("rent")}>
      {(aria) => (
        <TextInput
          {...aria}
          before={currencySign(language, form.typed.currency)}
          inputMode="decimal"
          autoComplete="off"
          value={form.typed.rent}
          onChange={(event) => form.set("rent", event.currentTarget.value)}
          onBlur={() => form.touch("rent")}
        />
      )}
    </Field>
  );
}

function Currency({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  return (
    <Field label={t("home.currency")} id={fieldId("currency")}>
      {(aria) => (
        <Select
          {...aria}
          options={currencies.map((value) => ({
            value,
            label: `${value} (${currencySign(language, value)})`,
          }))}
          value={form.typed.currency}
          onChange={({ currentTarget: { value } }) => {
            const currency = currencies.find((one) => one === value);
            if (currency) form.set("currency", currency);
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

interface LineProps extends OfForm {
  readonly name: "agency" | "reference";
  readonly isOptional?: boolean;
}

function Line({ form, name, isOptional = false }: LineProps) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  return (
    <Field
      label={t(`home.${name}`)}
      optionalLabel={isOptional && t("home.optional")}
      id={fieldId(name)}
      error={errorOf(name)}
    >
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="off"
          value={form.typed[name]}
          onChange={(event) => form.set(name, event.currentTarget.value)}
          onBlur={() => form.touch(name)}
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

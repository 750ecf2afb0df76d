import { currencySign } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { isLongerThanMonth, rentPeriods } from "@latchkey/domain/applications/rent-period.ts";
import { agreementLaw } from "@latchkey/domain/compliance/agreement-rules.ts";
import { parseAmount } from "@latchkey/domain/rules/amount.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { currencies } from "@latchkey/domain/vocabulary/money.ts";
import { ConsoleFields } from "@latchkey/ui/console-form/console-form.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../shell/clock.ts";
import { exactMoney } from "./exact-money.ts";
import { monthlyMinor } from "./typed-application.ts";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";
import { useErrorOf } from "./use-new-texts.ts";

interface OfForm {
  readonly form: ApplicationForm;
}

export const useAgreementLaw = ({ typed: { country } }: ApplicationForm) => {
  const today = londonDate(useNow());
  return (rule: Parameters<typeof agreementLaw>[0]) => agreementLaw(rule, country, today);
};

/** The rent of a period, with what it is a month, which the shares are of. */
export function RentFields({ form, country }: OfForm & { readonly country: ReactNode }) {
  const { t } = useTranslation("new-application");
  const lawOf = useAgreementLaw(form);
  const { rentPeriod } = form.typed;
  return (
    <>
      <ConsoleFields columns={3}>
        {country}
        <Amount form={form} name="rent" label={t(`home.rentOf.${rentPeriod}`)} hint={useMonthly(form)} />
        <Currency form={form} />
      </ConsoleFields>
      <ConsoleFields columns={3}>
        <Amount
          form={form}
          name="advertisedRent"
          label={t(`home.advertisedOf.${rentPeriod}`)}
          isOptional={lawOf("no-bidding") === undefined}
        />
        <Period form={form} />
      </ConsoleFields>
    </>
  );
}

const useMonthly = ({ typed: { rent, rentPeriod, currency } }: ApplicationForm): string | undefined => {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  if (rentPeriod === "month" || parseAmount(rent) === undefined) return undefined;
  return t("home.monthly", { amount: exactMoney(language, monthlyMinor(rent, rentPeriod), currency) });
};

interface AmountProps extends OfForm {
  readonly name: "rent" | "advertisedRent";
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
}

function Amount({ form, name, label, hint, isOptional = false }: AmountProps) {
  const { t } = useTranslation("new-application");
  const { language } = useLanguage();
  const errorOf = useErrorOf(form);
  return (
    <Field
      label={label}
      optionalLabel={isOptional && t("home.optional")}
      hint={hint}
      id={fieldId(name)}
      error={errorOf(name)}
    >
      {(aria) => (
        <TextInput
          {...aria}
          before={currencySign(language, form.typed.currency)}
          inputMode="decimal"
          autoComplete="off"
          value={form.typed[name]}
          onChange={(event) => form.set(name, event.currentTarget.value)}
          onBlur={() => form.touch(name)}
        />
      )}
    </Field>
  );
}

/** Only lawful periods are offered; one that was chosen for another home stays, and is refused. */
function Period({ form }: OfForm) {
  const { t } = useTranslation("new-application");
  const errorOf = useErrorOf(form);
  const isShort = useAgreementLaw(form)("short-rent-period") !== undefined;
  const { rentPeriod } = form.typed;
  const offered = rentPeriods.filter((one) => !isShort || !isLongerThanMonth(one) || one === rentPeriod);
  return (
    <Field label={t("home.rentPeriod")} id={fieldId("rentPeriod")} error={errorOf("rentPeriod")}>
      {(aria) => (
        <Select
          {...aria}
          options={offered.map((value) => ({ value, label: t(`home.periods.${value}`) }))}
          value={rentPeriod}
          onChange={({ currentTarget: { value } }) => {
            const period = rentPeriods.find((one) => one === value);
            if (period) form.set("rentPeriod", period);
          }}
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

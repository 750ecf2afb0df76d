import type { PayFrequency } from "@latchkey/domain/vocabulary/money.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DateField } from "../../questions/date-field.tsx";
import { currencyOptions, signOf } from "../../questions/money-options.ts";
import type { Details } from "./use-details.ts";

interface FieldProps {
  readonly details: Details;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

const useOptionalLabel = (isOptional: boolean | undefined): string | undefined => {
  const { t } = useTranslation("questions");
  return isOptional ? t("page.optional") : undefined;
};

/** One line of text. */
export function LineField({ details, name, label, hint, optional }: FieldProps) {
  const optionalLabel = useOptionalLabel(optional);
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      optionalLabel={optionalLabel}
      error={details.error(name)}
      warning={details.warning(name)}
    >
      {(aria) => <TextInput {...aria} {...details.form.text(name)} autoComplete="off" />}
    </Field>
  );
}

/** A day, a month and a year. */
export function DayField({ details, name, label, hint = "", optional }: FieldProps) {
  const optionalLabel = useOptionalLabel(optional);
  const { onChange, onBlur } = details.form.controlled(name);
  return (
    <DateField
      id={name}
      legend={optionalLabel ? `${label} ${optionalLabel}` : label}
      hint={hint}
      value={details.parts(name)}
      onChange={onChange}
      onBlur={onBlur}
      error={details.error(name)}
    />
  );
}

function AmountField({ details, name, label, hint, optional }: FieldProps) {
  const optionalLabel = useOptionalLabel(optional);
  return (
    <Field id={name} label={label} hint={hint} optionalLabel={optionalLabel} error={details.error(name)}>
      {(aria) => (
        <TextInput
          {...aria}
          {...details.form.text(name)}
          before={signOf(details.typed("currency"))}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function SelectField({ details, name, label, options }: SelectFieldProps) {
  const { onChange } = details.form.controlled(name);
  return (
    <Field id={name} label={label} error={details.error(name)}>
      {(aria) => (
        <Select
          {...aria}
          value={details.typed(name)}
          options={options}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** An amount and its currency beside it. */
export function AmountRow(props: Omit<FieldProps, "name">) {
  const { t } = useTranslation("income");
  return (
    <FieldRow columns="money">
      <AmountField {...props} name="annualGrossIncome" />
      <SelectField
        details={props.details}
        name="currency"
        label={t("money.currency")}
        options={currencyOptions}
      />
    </FieldRow>
  );
}

/** In the order in which people think of them. */
const frequencies = ["DAILY", "WEEKLY", "WEEKLY_2", "MONTHLY"] as const satisfies readonly PayFrequency[];

/** One payment, and how often it comes. */
export function PaymentRow(props: Omit<FieldProps, "name">) {
  const { t } = useTranslation("income");
  return (
    <FieldRow columns="money">
      <AmountField {...props} name="netIncome" />
      <SelectField
        details={props.details}
        name="netIncomeFrequency"
        label={t("money.frequency")}
        options={frequencies.map((value) => ({ value, label: t(`money.${value}`) }))}
      />
    </FieldRow>
  );
}

interface MoneyWords {
  readonly annual?: string;
  readonly annualHint?: string;
  readonly net?: string;
  readonly netHint?: string;
  readonly payment?: string;
  readonly paymentHint?: string;
}

interface MoneyFieldsProps {
  readonly details: Details;
  readonly words?: MoneyWords;
  /** One payment and its date may be left empty. */
  readonly optional?: boolean;
  readonly children?: ReactNode;
}

/** What comes in a year, in one payment, how often, and when it last came. */
export function MoneyFields({ details, words = {}, optional = false, children }: MoneyFieldsProps) {
  const { t } = useTranslation("income");
  return (
    <>
      <AmountRow details={details} label={words.annual ?? t("money.annual")} {...hinted(words.annualHint)} />
      <PaymentRow
        details={details}
        label={words.net ?? t("money.payment")}
        optional={optional}
        {...hinted(words.netHint)}
      />
      <DayField
        details={details}
        name="paymentDate"
        label={words.payment ?? t("money.paymentDate")}
        hint={words.paymentHint ?? t("money.paymentDateHint")}
        optional={optional}
      />
      {children}
    </>
  );
}

const hinted = (hint: string | undefined) => (hint === undefined ? {} : { hint });

/** The fields of `MoneyFields`, in their order on the page. */
export const moneyFields = [
  "annualGrossIncome",
  "currency",
  "netIncome",
  "netIncomeFrequency",
  "paymentDate",
] as const;

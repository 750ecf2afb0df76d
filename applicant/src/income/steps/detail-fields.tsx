import { tidy } from "@latchkey/domain/rules/tidy.ts";
import type { PayFrequency } from "@latchkey/domain/vocabulary/money.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import { DateField } from "../../questions/date-field.tsx";
import { currencyOptions, signOf } from "../../questions/money-options.ts";
import type { Details, FieldWords } from "./use-details.ts";

interface FieldProps {
  readonly details: Details;
  readonly name: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

const useOptionalLabel = (isOptional: boolean | undefined): string | undefined => {
  const { t } = useTranslation("questions");
  return isOptional ? t("page.optional") : undefined;
};

export function LineField({ details, name, hint, optional }: FieldProps) {
  const optionalLabel = useOptionalLabel(optional);
  return (
    <Field
      id={name}
      label={details.label(name)}
      hint={hint}
      optionalLabel={optionalLabel}
      error={details.error(name)}
      warning={details.warning(name)}
    >
      {(aria) => <TextInput {...aria} {...details.form.text(name, tidy)} autoComplete="off" />}
    </Field>
  );
}

export function DayField({ details, name, hint = "", optional }: FieldProps) {
  const optionalLabel = useOptionalLabel(optional);
  const { onChange, onBlur } = details.form.controlled(name);
  return (
    <DateField
      id={name}
      legend={details.label(name)}
      optionalLabel={optionalLabel}
      hint={hint}
      value={details.parts(name)}
      onChange={onChange}
      onBlur={onBlur}
      error={details.error(name)}
    />
  );
}

function AmountField({ details, name, hint, optional }: FieldProps) {
  const optionalLabel = useOptionalLabel(optional);
  return (
    <Field
      id={name}
      label={details.label(name)}
      hint={hint}
      optionalLabel={optionalLabel}
      error={details.error(name)}
    >
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

function SelectField({ details, name, options }: SelectFieldProps) {
  const { onChange } = details.form.controlled(name);
  return (
    <Field id={name} label={details.label(name)} error={details.error(name)}>
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

export function AmountRow(props: Omit<FieldProps, "name">) {
  return (
    <FieldRow columns="money">
      <AmountField {...props} name="annualGrossIncome" />
      <SelectField details={props.details} name="currency" options={currencyOptions} />
    </FieldRow>
  );
}

/** In the order in which people think of them. */
const frequencies = ["DAILY", "WEEKLY", "WEEKLY_2", "MONTHLY"] as const satisfies readonly PayFrequency[];

export function PaymentRow(props: Omit<FieldProps, "name">) {
  const { t } = useTranslation("income");
  return (
    <FieldRow columns="money">
      <AmountField {...props} name="netIncome" />
      <SelectField
        details={props.details}
        name="netIncomeFrequency"
        options={frequencies.map((value) => ({ value, label: t(`money.${value}`) }))}
      />
    </FieldRow>
  );
}

type MoneyWords = Partial<Record<"annual" | "net" | "payment", FieldWords>>;

export const useMoneyFields = ({ annual, net, payment }: MoneyWords = {}) => {
  const { t } = useTranslation("income");
  return {
    annualGrossIncome: { label: t("money.annual"), required: t("money.annualRequired"), ...annual },
    currency: { label: t("money.currency") },
    netIncome: { label: t("money.payment"), required: t("money.netRequired"), ...net },
    netIncomeFrequency: { label: t("money.frequency"), required: t("money.frequencyRequired") },
    paymentDate: { label: t("money.paymentDate"), required: t("money.paymentDateRequired"), ...payment },
  };
};

interface MoneyFieldsProps {
  readonly details: Details;
  readonly annualHint?: string;
  readonly netHint?: string;
  /** One payment and its date are optional. */
  readonly optional?: boolean;
}

export function MoneyFields({ details, annualHint, netHint, optional = false }: MoneyFieldsProps) {
  const { t } = useTranslation("income");
  return (
    <>
      <AmountRow details={details} {...hinted(annualHint)} />
      <PaymentRow details={details} optional={optional} {...hinted(netHint)} />
      <DayField details={details} name="paymentDate" hint={t("money.paymentDateHint")} optional={optional} />
    </>
  );
}

const hinted = (hint: string | undefined) => (hint === undefined ? {} : { hint });

import { type OwnTexts, useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { currencySign } from "@latchkey/browser/i18n/format-money.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { LONGEST_STATEMENT } from "@latchkey/domain/references/statement.ts";
import { internationalPhone } from "@latchkey/domain/rules/phone.ts";
import { tidy } from "@latchkey/domain/rules/tidy.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import { Field, type FieldProps } from "@latchkey/ui/field/field.tsx";
import { PhoneInput } from "@latchkey/ui/phone-input/phone-input.tsx";
import { Select, type SelectOption } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput, type TextInputProps } from "@latchkey/ui/text-input/text-input.tsx";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StatementField } from "./use-statement.ts";

interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  /** The required message. */
  readonly missing?: string;
  /** Other texts for issues, by code. */
  readonly texts?: OwnTexts;
  readonly isOptional?: boolean;
}

interface LeftFieldProps extends FieldWords {
  readonly field: StatementField<string>;
  /** After the label, read out only. */
  readonly unit?: string | undefined;
  /** The form in which a text is stored; the field shows it once it is left. */
  readonly tidy?: (typed: string) => string;
  readonly children: (control: Control) => ReturnType<FieldProps["children"]>;
}

type Control = Parameters<FieldProps["children"]>[0] & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
};

function LeftField(props: LeftFieldProps) {
  const { field, label, hint, missing, texts, isOptional = false, unit, children } = props;
  const { t } = useTranslation("reference");
  const issueText = useIssueText();
  const [isLeft, setLeft] = useState(false);
  const { id, value, onChange, issue, isChecked } = field;
  const own = { ...(missing && { "validation.required": missing }), ...texts };
  return (
    <Field
      id={id}
      label={
        <>
          {label}
          {unit && <span className="visually-hidden"> ({unit})</span>}
        </>
      }
      hint={hint}
      optionalLabel={isOptional ? t("decline.optional") : undefined}
      error={issueText(isLeft || isChecked ? issue : undefined, own)}
    >
      {(aria) =>
        children({
          ...aria,
          name: id,
          value,
          onChange: ({ target }) => onChange(target.value),
          onBlur: () => {
            const tidied = props.tidy?.(value) ?? value;
            if (tidied !== value) onChange(tidied);
            setLeft(true);
          },
        })
      }
    </Field>
  );
}

type PlainFieldProps = FieldWords & Pick<LeftFieldProps, "field">;

type LineFieldProps = PlainFieldProps & Pick<TextInputProps, "autoComplete">;

export function LineField({ autoComplete, ...rest }: LineFieldProps) {
  return (
    <LeftField {...rest} tidy={tidy}>
      {(control) => <TextInput {...control} autoComplete={autoComplete} />}
    </LeftField>
  );
}

export function PhoneField(props: PlainFieldProps) {
  return (
    <LeftField {...props}>
      {(control) => <PhoneInput {...control} onChange={props.field.onChange} tidy={internationalPhone} />}
    </LeftField>
  );
}

export function NoteField(props: PlainFieldProps) {
  return (
    <LeftField {...props}>
      {(control) => <TextArea {...control} rows={5} maxLength={LONGEST_STATEMENT * 2} />}
    </LeftField>
  );
}

/** The sign of the currency stands before the amount and is not read out: its code is. */
export function AmountField({ currency, ...rest }: PlainFieldProps & { readonly currency: Currency }) {
  const { language } = useLanguage();
  return (
    <LeftField {...rest} unit={currency}>
      {(control) => (
        <TextInput
          {...control}
          before={currencySign(language, currency)}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </LeftField>
  );
}

interface SelectFieldProps<Value extends string> extends FieldWords {
  readonly field: Omit<StatementField<Value | "">, "value"> & { readonly value: string };
  readonly options: readonly (SelectOption & { readonly value: Value })[];
  readonly placeholder?: string | undefined;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { field, options, placeholder, ...rest } = props;
  const choose = (chosen: string) =>
    field.onChange(options.find(({ value }) => value === chosen)?.value ?? "");
  return (
    <LeftField {...rest} field={{ ...field, onChange: choose }}>
      {(control) => <Select {...control} options={options} placeholder={placeholder} />}
    </LeftField>
  );
}

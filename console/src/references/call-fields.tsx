import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";
import type { CallForm, TypedCall } from "./use-call-form.ts";

export const useCallError = ({ form }: CallForm) => {
  const { t } = useTranslation("references");
  const textOf = useIssueText();
  return (field: keyof TypedCall): string | undefined => {
    const own = t(`call.missing.${field}`);
    return textOf(form.issues[field], {
      "validation.required": own,
      "validation.please_select_an_option": own,
    });
  };
};

interface CallFieldProps {
  readonly given: CallForm;
  readonly field: Exclude<keyof TypedCall, "isReached">;
  readonly label: string;
}

interface TextFieldProps extends CallFieldProps {
  readonly hint?: string;
  readonly isLong?: boolean;
}

export function TextField({ given, field, label, hint, isLong = false }: TextFieldProps) {
  const error = useCallError(given)(field);
  const { value, onChange, onBlur } = given.form.controlled(field);
  return (
    <Field label={label} hint={hint} id={given.fieldId(field)} error={error}>
      {(aria) =>
        isLong ? (
          <TextArea
            {...aria}
            rows={4}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <TextInput
            {...aria}
            autoComplete="off"
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  );
}

interface SelectFieldProps extends CallFieldProps {
  readonly placeholder?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField({ given, field, label, placeholder, options }: SelectFieldProps) {
  const error = useCallError(given)(field);
  const { value, onChange, onBlur } = given.form.controlled(field);
  return (
    <Field label={label} id={given.fieldId(field)} error={error}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={placeholder}
          options={options}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

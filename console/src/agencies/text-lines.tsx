import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useTranslation } from "react-i18next";

interface TextLine<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly type?: "email" | "tel" | "url" | "lines";
  readonly required?: string;
}

interface TextLinesProps<Name extends string> {
  readonly idPrefix: string;
  readonly lines: readonly TextLine<Name>[];
  readonly issues: Readonly<Record<string, Issue>>;
  readonly fieldOf: (name: Name) => {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly onBlur: () => void;
  };
}

/** Fields of text of a form, one below the other. */
export function TextLines<Name extends string>({ idPrefix, lines, issues, fieldOf }: TextLinesProps<Name>) {
  const { t } = useTranslation("agencies");
  const textOf = useIssueText("agencies");
  return lines.map(({ name, label, hint, isOptional = false, type, required }) => (
    <Field
      key={name}
      label={label}
      hint={hint}
      optionalLabel={isOptional && t("optional")}
      id={idPrefix + name}
      error={textOf(issues[name], required === undefined ? {} : { "validation.required": required })}
    >
      {(aria) => {
        const { value, onChange, onBlur } = fieldOf(name);
        const control = { ...aria, value, onBlur, autoComplete: "off" };
        return type === "lines" ? (
          <TextArea {...control} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />
        ) : (
          <TextInput
            {...control}
            type={type ?? "text"}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        );
      }}
    </Field>
  ));
}

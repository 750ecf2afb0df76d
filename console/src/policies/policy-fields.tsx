import { parseWholeNumber } from "@latchkey/domain/rules/whole-number.ts";
import { ChecksField } from "@latchkey/members/saving/checks-field.tsx";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { useState } from "react";
import { fieldId, type PolicyEditor } from "./use-policy-editor.ts";

interface FieldAt {
  readonly editor: PolicyEditor;
  readonly place: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

interface NumberAtProps extends FieldAt {
  readonly unit?: string | undefined;
  /** The value that holds while the policy does not name it. */
  readonly otherwise?: number | undefined;
}

/** The policy has a text that is no number as it is typed: the rules refuse it at its place. */
export function NumberAt({ editor, place, label, hint, unit, otherwise }: NumberAtProps) {
  const value = editor.valueAt(place) ?? otherwise;
  const [text, setText] = useState(String(value ?? ""));
  return (
    <Field label={label} hint={hint} id={fieldId(place)} error={editor.errorOf(place)}>
      {(aria) => (
        <TextInput
          {...aria}
          after={unit}
          inputMode="numeric"
          autoComplete="off"
          disabled={editor.isReadOnly}
          value={text}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value;
            const number = parseWholeNumber(typed);
            setText(typed);
            editor.set(place, Number.isNaN(number) ? typed : number);
          }}
        />
      )}
    </Field>
  );
}

interface TextAtProps extends FieldAt {
  readonly parse?: (text: string) => unknown;
  readonly show?: (value: unknown) => string;
}

/** @param parse what is set for a text; @param show the text of a value */
export function TextAt({ editor, place, label, hint, parse = (text) => text, show = String }: TextAtProps) {
  const [text, setText] = useState(show(editor.valueAt(place) ?? ""));
  return (
    <Field label={label} hint={hint} id={fieldId(place)} error={editor.errorOf(place)}>
      {(aria) => (
        <TextInput
          {...aria}
          autoComplete="off"
          disabled={editor.isReadOnly}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            editor.set(place, parse(currentTarget.value));
          }}
        />
      )}
    </Field>
  );
}

interface CheckAtProps extends FieldAt {
  readonly otherwise: boolean;
}

export function CheckAt({ editor, place, label, hint, otherwise }: CheckAtProps) {
  const isOn = (editor.valueAt(place) ?? otherwise) === true;
  return (
    <Checkbox
      variant="dense"
      id={fieldId(place)}
      label={label}
      hint={hint}
      error={editor.errorOf(place)}
      disabled={editor.isReadOnly}
      checked={isOn}
      onChange={() => editor.set(place, !isOn)}
    />
  );
}

interface ChoiceAtProps extends FieldAt {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly otherwise?: string | undefined;
}

export function ChoiceAt({ editor, place, label, hint, options, otherwise }: ChoiceAtProps) {
  const value = editor.valueAt(place) ?? otherwise;
  return (
    <Field label={label} hint={hint} id={fieldId(place)} error={editor.errorOf(place)}>
      {(aria) => (
        <Select
          {...aria}
          options={options}
          disabled={editor.isReadOnly}
          value={String(value)}
          onChange={({ currentTarget }) => editor.set(place, currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface ListAtProps extends FieldAt {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The list that holds while the policy does not name it; a list that equals it is not named. */
  readonly otherwise: readonly string[] | undefined;
}

const isSame = (one: readonly string[], other: readonly string[] | undefined): boolean =>
  other !== undefined && one.length === other.length && one.every((value) => other.includes(value));

export function ListAt({ editor, place, label, hint, options, otherwise }: ListAtProps) {
  const value = editor.valueAt(place) ?? otherwise ?? [];
  return (
    <ChecksField
      id={fieldId(place)}
      legend={label}
      {...(hint && { hint })}
      error={editor.errorOf(place)}
      choices={options}
      isDense
      isDisabled={editor.isReadOnly}
      value={Array.isArray(value) ? value : []}
      onChange={(chosen) => editor.set(place, isSame(chosen, otherwise) ? undefined : chosen)}
    />
  );
}

import type { Examples } from "../example.ts";
import { TextArea } from "../text-input/text-area.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Field } from "./field.tsx";
import { FieldRow } from "./field-row.tsx";

export const examples: Examples = {
  empty: () => <Field label="First name">{(aria) => <TextInput {...aria} />}</Field>,
  hint: () => (
    <Field label="Email address" hint="Use the address your letting agent has for you.">
      {(aria) => <TextInput {...aria} type="email" />}
    </Field>
  ),
  filled: () => <Field label="First name">{(aria) => <TextInput {...aria} defaultValue="Amara" />}</Field>,
  error: () => (
    <Field label="Email address" error="Enter an email address like name@example.com">
      {(aria) => <TextInput {...aria} type="email" defaultValue="amara@" />}
    </Field>
  ),
  warning: () => (
    <Field
      label="Work email of your reference"
      warning="This looks like a private address. A work address is checked faster."
    >
      {(aria) => <TextInput {...aria} type="email" defaultValue="hr.brightwater@gmail.com" />}
    </Field>
  ),
  optional: () => (
    <Field label="Middle name" optionalLabel="(optional)">
      {(aria) => <TextInput {...aria} />}
    </Field>
  ),
  disabled: () => (
    <Field label="First name">{(aria) => <TextInput {...aria} defaultValue="Amara" disabled />}</Field>
  ),
  area: () => <Field label="What happened?">{(aria) => <TextArea {...aria} />}</Field>,
  row: () => (
    <FieldRow columns="two">
      <Field label="Voraussichtliches monatliches Einkommen nach Steuern">
        {(aria) => <TextInput {...aria} before="£" />}
      </Field>
      <Field label="Währung">{(aria) => <TextInput {...aria} />}</Field>
    </FieldRow>
  ),
};

import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { Examples } from "../example.ts";
import { TextArea } from "../text-input/text-area.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Field } from "./field.tsx";
import { FieldGroup } from "./field-group.tsx";
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
  boxed: () => (
    <FieldGroup boxed legend="You have told us some of this before" hint="For 8 Mill Lane, Perth PH1 5AB.">
      <Checkbox label="Date of birth: 27 March 1994" defaultChecked />
      <Checkbox label="Passport" hint="Passport.png, added on 22 November 2026" defaultChecked />
      <Button size="small">Copy what is ticked</Button>
    </FieldGroup>
  ),
  row: () => (
    <FieldRow columns="two">
      <Field label="Voraussichtliches monatliches Einkommen nach Steuern">
        {(aria) => <TextInput {...aria} before="£" />}
      </Field>
      <Field label="Währung">{(aria) => <TextInput {...aria} />}</Field>
    </FieldRow>
  ),
};

import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { TextInput } from "./text-input.tsx";

export const examples: Examples = {
  prefix: () => (
    <Field label="Rent in pounds">
      {(aria) => <TextInput {...aria} before="£" defaultValue="1,150.00" />}
    </Field>
  ),
  suffix: () => (
    <Field label="Length of probation in months">
      {(aria) => <TextInput {...aria} after="months" defaultValue="6" />}
    </Field>
  ),
  "prefix-error": () => (
    <Field label="Rent in pounds" error="Enter an amount above £1">
      {(aria) => <TextInput {...aria} before="£" defaultValue="0" />}
    </Field>
  ),
  code: () => (
    <Field label="Share code" hint="Nine letters and numbers">
      {(aria) => <TextInput {...aria} code short defaultValue="W6L0OI1LI" />}
    </Field>
  ),
};

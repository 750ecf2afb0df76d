import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { Select } from "./select.tsx";

const options = [
  { value: "NG", label: "Nigeria" },
  { value: "NO", label: "Norway" },
];

export const examples: Examples = {
  chosen: () => (
    <Field label="Nationality">{(aria) => <Select {...aria} options={options} defaultValue="NG" />}</Field>
  ),
  empty: () => (
    <Field label="Nationality" error="Choose an option">
      {(aria) => <Select {...aria} options={options} placeholder="Choose one" />}
    </Field>
  ),
};

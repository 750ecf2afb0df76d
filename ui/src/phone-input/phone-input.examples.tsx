import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { PhoneInput } from "./phone-input.tsx";

export const examples: Examples = {
  empty: () => (
    <Field label="Phone number" hint="Start with + and the country code">
      {(aria) => <PhoneInput {...aria} />}
    </Field>
  ),
};

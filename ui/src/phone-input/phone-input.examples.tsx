import { useState } from "react";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { PhoneInput } from "./phone-input.tsx";

/** Stands for the rule of `domain`. */
const withoutSpaces = (typed: string) => (/^\+[\d ]+$/.test(typed) ? typed.replaceAll(" ", "") : undefined);

function Sample({ typed, error }: { readonly typed: string; readonly error?: string }) {
  const [value, setValue] = useState(typed);
  return (
    <Field label="Phone number" hint="Start with + and the country code" error={error}>
      {(aria) => <PhoneInput {...aria} value={value} onChange={setValue} tidy={withoutSpaces} />}
    </Field>
  );
}

export const examples: Examples = {
  empty: () => <Sample typed="" />,
  wrong: () => <Sample typed="020 7946 0018 ext 12" error="Enter a complete phone number" />,
};

import { useState } from "react";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import type { NumberRules } from "./number-characters.ts";
import { NumberInput } from "./number-input.tsx";

function Amount(rules: NumberRules) {
  const [value, setValue] = useState("");
  return (
    <Field label="Amount in pounds">
      {(aria) => (
        <NumberInput
          {...aria}
          {...rules}
          before="£"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  );
}

export const examples: Examples = {
  any: () => <Amount />,
  "whole-positive": () => <Amount whole positive />,
};

import { useId, useState } from "react";
import type { Examples } from "../example.ts";
import { FieldGroup, type FieldGroupProps } from "../field/field-group.tsx";
import { type Choice, ChoiceCards } from "./choice-cards.tsx";

const documents = [
  { value: "passport", label: "Passport", hint: "One photo", icon: "passport" },
  { value: "licence", label: "Driving licence", hint: "Two photos", icon: "car" },
  { value: "card", label: "Not available for your nationality", disabled: true },
  { value: "none", label: "I do not have any of these", none: true },
] as const satisfies readonly Choice<string>[];

type SampleProps = {
  readonly start?: (typeof documents)[number]["value"] | "";
  readonly columns?: 1 | 2;
  readonly error?: FieldGroupProps["error"];
};

function Sample({ start = "", columns, error }: SampleProps) {
  const [value, setValue] = useState(start);
  return (
    <FieldGroup legend="Document" legendHidden radio error={value === "" && error}>
      <ChoiceCards name={useId()} choices={documents} value={value} onChange={setValue} columns={columns} />
    </FieldGroup>
  );
}

export const examples: Examples = {
  empty: () => <Sample />,
  chosen: () => <Sample start="passport" />,
  error: () => <Sample error="Choose a document, or the last option" />,
  "two-columns": () => <Sample columns={2} />,
};

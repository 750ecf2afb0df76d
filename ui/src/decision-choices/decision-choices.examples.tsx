import { useState } from "react";
import type { Examples } from "../example.ts";
import { FieldGroup } from "../field/field-group.tsx";
import { type DecisionChoice, DecisionChoices } from "./decision-choices.tsx";

type Outcome = "accept" | "guarantor" | "decline";

const choices: readonly DecisionChoice<Outcome>[] = [
  { value: "accept", label: "Accept" },
  { value: "guarantor", label: "Accept with guarantor", tone: "caution" },
  { value: "decline", label: "Decline", tone: "critical", hint: "Two people decide" },
];

function Chosen({ start, columns }: { readonly start: Outcome; readonly columns?: 3 }) {
  const [value, setValue] = useState<Outcome>(start);
  return (
    <FieldGroup legend="Decision" radio>
      <DecisionChoices choices={choices} value={value} onChange={setValue} columns={columns} />
    </FieldGroup>
  );
}

export const examples: Examples = {
  accepted: () => <Chosen start="accept" />,
  guarantor: () => <Chosen start="guarantor" columns={3} />,
  declined: () => <Chosen start="decline" />,
};

import { useState } from "react";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { Dropdown } from "./dropdown.tsx";

const options = [
  { value: "NG", label: "Nigeria" },
  { value: "NO", label: "Norway" },
];

function Nationality() {
  const [value, setValue] = useState("NG");
  return (
    <Field label="Nationality">
      {(aria) => (
        <Dropdown {...aria} options={options} value={value} onChange={setValue} listLabel="Nationality" />
      )}
    </Field>
  );
}

export const examples: Examples = { chosen: () => <Nationality /> };

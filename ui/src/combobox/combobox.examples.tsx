import { useState } from "react";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { Combobox } from "./combobox.tsx";

const countries = [
  "Afghanistan",
  "Albania",
  "Algeria",
  "Andorra",
  "Angola",
  "Antigua and Barbuda",
  "Argentina",
  "Namibia",
  "Nepal",
  "Niger",
  "Nigeria",
  "Norway",
].map((label) => ({ value: label.replaceAll(" ", "-"), label }));

const reasons = [
  { value: "bank", label: "I could not find my bank or country" },
  { value: "broken", label: "Something did not work" },
  { value: "private", label: "I do not want to share my bank details" },
];

function Nationality({ start = "" }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Nationality" hint="Type the first letters, then choose from the list.">
      {(aria) => (
        <Combobox
          {...aria}
          options={countries}
          value={value}
          onChange={setValue}
          listLabel="Nationality"
          emptyText={(typed) => `No country starts with “${typed}”. Check the spelling.`}
        />
      )}
    </Field>
  );
}

function Reason() {
  const [value, setValue] = useState("");
  return (
    <Field label="Reason" error={value === "" && "Choose a reason to continue"}>
      {(aria) => (
        <Combobox
          {...aria}
          options={reasons}
          value={value}
          onChange={setValue}
          listLabel="Reason"
          searchable={false}
          placeholder="Choose one"
        />
      )}
    </Field>
  );
}

export const examples: Examples = {
  empty: () => <Nationality />,
  chosen: () => <Nationality start="Nigeria" />,
  short: () => <Reason />,
};

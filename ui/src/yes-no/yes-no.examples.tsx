import { useId, useState } from "react";
import type { Examples } from "../example.ts";
import { FieldGroup } from "../field/field-group.tsx";
import { YesNo } from "./yes-no.tsx";
import { YesNoUnsaid } from "./yes-no-unsaid.tsx";

type SampleProps = { readonly start?: boolean; readonly error?: string };

function Sample({ start, error }: SampleProps) {
  const [value, setValue] = useState(start);
  return (
    <FieldGroup legend="Was the rent always paid on time?" radio error={value === undefined && error}>
      <YesNo name={useId()} labels={{ yes: "Yes", no: "No" }} value={value} onChange={setValue} />
    </FieldGroup>
  );
}

function Unsaid({ error }: Pick<SampleProps, "error">) {
  const [value, setValue] = useState<"yes" | "no" | "unsaid" | "">(error ? "" : "unsaid");
  return (
    <FieldGroup legend="Does Amara work for you now?" radio error={value === "" && error}>
      <YesNoUnsaid
        name={useId()}
        labels={{ yes: "Yes", no: "No", unsaid: "I am not allowed to say" }}
        value={value}
        onChange={setValue}
      />
    </FieldGroup>
  );
}

export const examples: Examples = {
  empty: () => <Sample />,
  yes: () => <Sample start={true} />,
  no: () => <Sample start={false} />,
  unsaid: () => <Unsaid />,
  "unsaid-error": () => <Unsaid error="Choose an option" />,
  error: () => <Sample error="Choose yes or no" />,
};

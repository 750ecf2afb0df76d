import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { Select } from "../select/select.tsx";
import { TextArea } from "../text-input/text-area.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { ConsoleChecks, ConsoleFields, ConsoleForm, ConsoleFormFoot } from "./console-form.tsx";

export const examples: Examples = {
  fields: () => (
    <ConsoleForm>
      <ConsoleFields columns={3}>
        <Field label="Country">
          {(aria) => <Select {...aria} options={[{ value: "ENG", label: "England" }]} />}
        </Field>
        <Field label="Rent a month" error="Enter an amount above 0 and below 1,000,000">
          {(aria) => <TextInput {...aria} before="£" />}
        </Field>
        <Field label="Term">{(aria) => <TextInput {...aria} after="months" defaultValue="12" />}</Field>
      </ConsoleFields>
      <Field label="Note">{(aria) => <TextArea {...aria} rows={3} />}</Field>
    </ConsoleForm>
  ),
  checks: () => (
    <ConsoleChecks>
      <Checkbox variant="dense" label="The document has expired" defaultChecked />
      <Checkbox variant="dense" label="Part of the document is cut off or not sharp" />
      <Checkbox variant="dense" label="The document does not show your income" />
    </ConsoleChecks>
  ),
  foot: () => (
    <ConsoleFormFoot>
      <span className="soft">Share out the last £35.00, then you can send.</span>
      <Button variant="primary" size="small" icon="mail">
        Create and invite 3 people
      </Button>
    </ConsoleFormFoot>
  ),
};

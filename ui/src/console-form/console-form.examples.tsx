import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { Select } from "../select/select.tsx";
import { TextArea } from "../text-input/text-area.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { ConsoleFields, ConsoleForm, ConsoleFormFoot } from "./console-form.tsx";

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
  foot: () => (
    <ConsoleFormFoot>
      <span className="soft">Share out the last £35.00, then you can send.</span>
      <Button variant="primary" size="small" icon="mail">
        Create and invite 3 people
      </Button>
    </ConsoleFormFoot>
  ),
};

import { IconButton } from "../button/icon-button.tsx";
import { ConsoleForm } from "../console-form/console-form.tsx";
import type { Examples } from "../example.ts";
import { Field } from "../field/field.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { Roster, RosterRow } from "./roster.tsx";

const input = (label: string, error?: string) => (
  <Field label={label} error={error}>
    {(aria) => <TextInput {...aria} />}
  </Field>
);

export const examples: Examples = {
  people: () => (
    <ConsoleForm>
      <Roster label="People">
        <RosterRow
          label="Person 1"
          last={
            <Field label="Share a month">
              {(aria) => <TextInput {...aria} before="£" defaultValue="1,035.00" />}
            </Field>
          }
          remove={<IconButton icon="trash" label="Remove person 1" />}
          more={<p className="soft">No share: no income check.</p>}
        >
          {input("First name")}
          {input("Last name")}
          {input("Email", "Enter an email address like name@example.com")}
        </RosterRow>
      </Roster>
    </ConsoleForm>
  ),
};

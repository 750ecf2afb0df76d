import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";

/** One field of a form, as its component needs it. */
export interface StatementField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly issue: Issue | undefined;
  /** The form was submitted: errors show whether or not the field was left. */
  readonly isChecked: boolean;
}

interface Statement<Form extends object> {
  readonly form: Form;
  readonly onForm: (form: Form) => void;
  readonly issues: Readonly<Record<string, Issue>>;
  /** The fields as they stand on the page, for finding the first wrong one. */
  readonly order: readonly (keyof Form & string)[];
  readonly onComplete: () => void;
}

/** The form of somebody who is asked about a job or a business. */
export const useStatement = <Form extends object>(statement: Statement<Form>) => {
  const { form, onForm, issues, order, onComplete } = statement;
  const [isChecked, setChecked] = useState(false);
  return {
    field: <Name extends keyof Form & string>(name: Name): StatementField<Form[Name]> => ({
      id: name,
      value: form[name],
      onChange: (value) => onForm({ ...form, [name]: value }),
      issue: issues[name],
      isChecked,
    }),
    submit: (event: FormEvent): void => {
      event.preventDefault();
      const wrong = order.find((name) => issues[name]);
      // The first wrong part of a date can be found once it is marked.
      flushSync(() => setChecked(true));
      if (wrong === undefined) onComplete();
      else focusField(wrong);
    },
  };
};

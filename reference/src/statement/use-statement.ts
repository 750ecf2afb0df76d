import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";

export interface StatementField<Value> {
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly issue: Issue | undefined;
  /** Errors show after a submit, even in fields that were not left. */
  readonly isChecked: boolean;
}

interface Statement<Form extends object> {
  readonly form: Form;
  readonly onForm: (form: Form) => void;
  readonly issues: Readonly<Record<string, Issue>>;
  /** The fields in the order of the page, to find the first wrong one. */
  readonly order: readonly (keyof Form & string)[];
  readonly onComplete: () => void;
}

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

import { type Choice, ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StepPage } from "./step-page.tsx";
import { useStepForm } from "./use-step-form.ts";

interface ChoiceQuestionProps<Value extends string> {
  readonly name: string;
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly choices: readonly Choice<Value>[];
  /** The previous answer; one that is no longer offered does not count. */
  readonly answered: string | undefined;
  readonly onAnswer: (value: Value) => void;
  /** The required message, worded for this question. */
  readonly requiredText?: string;
  readonly legend?: string;
  readonly columns?: 1 | 2;
  readonly wide?: boolean;
  /** An offer above the choices that may replace the question. */
  readonly offer?: ReactNode;
  readonly children?: ReactNode;
}

export function ChoiceQuestion<Value extends string>(props: ChoiceQuestionProps<Value>) {
  const { name, title, subtitle, choices, answered, onAnswer } = props;
  const { t } = useTranslation("validation");
  const known = choices.find(({ value }) => value === answered)?.value ?? "";
  const form = useStepForm<{ choice: Value | "" }, { choices: readonly Choice<Value>[] }>({
    defaults: { choice: known },
    context: { choices },
    toldNames: { choice: name },
    issues: ({ choice }, offered) =>
      offered.choices.some(({ value }) => value === choice)
        ? {}
        : { choice: { code: "validation.please_select_an_option" } },
    onValid: ({ choice }) => {
      if (choice !== "") onAnswer(choice);
    },
  });
  const error = form.issues.choice && (props.requiredText ?? t("text.please_select_an_option"));
  return (
    <StepPage
      title={title}
      subtitle={subtitle}
      wide={props.wide}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={error ? [{ id: name, message: error }] : []}
    >
      {props.offer}
      <FieldGroup id={name} radio legend={props.legend ?? title} legendHidden error={error}>
        <ChoiceCards name={name} choices={choices} columns={props.columns} {...form.controlled("choice")} />
      </FieldGroup>
      {props.children}
    </StepPage>
  );
}

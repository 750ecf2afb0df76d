import {
  type GivenReason,
  givenReason,
  type ReasonFields,
  reasonIssues,
  takesWords,
} from "@latchkey/domain/rules/given-reason.ts";
import { type Choice, ChoiceCards } from "@latchkey/ui/choice-cards/choice-cards.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import type { ReactNode } from "react";
import { ReasonWords, useReasonWordsText } from "./reason-words.tsx";
import { StepPage } from "./step-page.tsx";
import { useStepForm } from "./use-step-form.ts";

interface ReasonQuestionProps<Reason extends string> {
  readonly name: string;
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly choices: readonly Choice<Reason>[];
  readonly answered: GivenReason<Reason> | undefined;
  readonly requiredText: string;
  readonly onAnswer: (given: GivenReason<Reason>) => void;
}

/** Reasons for not providing something: one of a list, or the person's own words. */
export function ReasonQuestion<Reason extends string>(props: ReasonQuestionProps<Reason>) {
  const { name, title, subtitle, choices, answered, requiredText, onAnswer } = props;
  const wordsId = `${name}Words`;
  const wordsText = useReasonWordsText();
  const form = useStepForm<ReasonFields<Reason>, undefined>({
    defaults: { reason: answered?.reason ?? "", words: answered?.words ?? "" },
    context: undefined,
    issues: reasonIssues,
    toldNames: { reason: name, words: wordsId },
    onValid: (fields) => {
      const given = givenReason(fields);
      if (given) onAnswer(given);
    },
  });
  const { reason, words } = form.issues;
  const error = reason && requiredText;
  const wordsError = wordsText(words);
  return (
    <StepPage
      title={title}
      subtitle={subtitle}
      onSubmit={form.onSubmit}
      refusals={form.refusals}
      wrongFields={[
        ...(error ? [{ id: name, message: error }] : []),
        ...(wordsError ? [{ id: wordsId, message: wordsError }] : []),
      ]}
    >
      <FieldGroup id={name} radio legend={title} legendHidden error={error}>
        <ChoiceCards name={name} choices={choices} {...form.controlled("reason")} />
      </FieldGroup>
      {takesWords(form.values.reason) && (
        <ReasonWords id={wordsId} issue={words} {...form.controlled("words")} />
      )}
    </StepPage>
  );
}

import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import {
  answerIssue,
  noteIssue,
  type RentalAnswers,
  type RentalQuestion,
  type RentalReply,
  rentalQuestions,
  reviewText,
} from "@latchkey/domain/references/rental.ts";
import { recordWith } from "@latchkey/domain/rules/records.ts";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionsProps } from "../visit/kind-pages.ts";
import { RentalQuestionField } from "./rental-question.tsx";
import { SaidSoFar } from "./said-so-far.tsx";
import type { TenantReview } from "./tenancy.ts";

const firstWrongField = (answers: RentalAnswers): string | undefined => {
  for (const question of rentalQuestions) {
    if (answerIssue(answers[question])) return question;
    if (noteIssue(question, answers[question])) return `${question}-note`;
  }
  return undefined;
};

const replyOf = (answers: RentalAnswers, review: string): RentalReply => ({
  ...recordWith(rentalQuestions, (question) => answers[question].answer === true),
  review,
});

/** The five questions with their notes, and the button that sends them (spec 1 §2). */
export function RentalForm(props: QuestionsProps<TenantReview, RentalAnswers, RentalReply>) {
  const { review, answers, onAnswers, onSend, end } = props;
  const name = review.first_name;
  const { t } = useTranslation("reference");
  const [isChecked, setChecked] = useState(false);
  const wordsOf = (question: RentalQuestion) => t(`question.${question}`, { name });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = firstWrongField(answers);
    if (wrong === undefined) onSend(replyOf(answers, reviewText(answers, wordsOf)));
    else focusField(wrong);
  };
  return (
    <form noValidate onSubmit={submit}>
      {rentalQuestions.map((question) => (
        <RentalQuestionField
          key={question}
          question={question}
          words={<TypedIn text={wordsOf(question)} typed={name} />}
          value={answers[question]}
          onChange={(value) => onAnswers({ ...answers, [question]: value })}
          isChecked={isChecked}
        />
      ))}
      <SaidSoFar answers={answers} name={name} />
      {end}
    </form>
  );
}

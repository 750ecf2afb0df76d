import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import {
  answerIssue,
  noteIssue,
  type RentalAnswers,
  type RentalQuestion,
  type RentalReply,
  rentalQuestions,
  reviewText,
} from "@latchkey/domain/references/rental.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { QuestionnaireEnd } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { RentalQuestionField } from "./rental-question.tsx";

interface QuestionFormProps {
  /** The tenant's first name. */
  readonly name: string;
  readonly answers: RentalAnswers;
  readonly onAnswers: (answers: RentalAnswers) => void;
  readonly isSending: boolean;
  readonly onSend: (reply: RentalReply) => void;
  readonly onDecline: () => void;
}

/** The id of the first field with an issue. */
const firstWrongField = (answers: RentalAnswers): string | undefined => {
  for (const question of rentalQuestions) {
    if (answerIssue(answers[question])) return question;
    if (noteIssue(question, answers[question])) return `${question}-note`;
  }
  return undefined;
};

/** All questions have an answer once none has an issue. */
const replyOf = (answers: RentalAnswers, review: string): RentalReply => {
  const given = rentalQuestions.map((question) => [question, answers[question].answer === true] as const);
  return { ...(Object.fromEntries(given) as Record<RentalQuestion, boolean>), review };
};

const critical = { strong: (words: string) => <strong className="critical-text">{words}</strong> };

/** The five questions with their notes, and the button that sends them (spec 1 §2). */
export function QuestionForm(props: QuestionFormProps) {
  const { name, answers, onAnswers, isSending, onSend, onDecline } = props;
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
  const notes = (
    <>
      <p>{t("where", { provider: provider().name, name })}</p>
      <p>
        <RichText text={t("truth")} tags={critical} />
      </p>
    </>
  );
  return (
    <form noValidate onSubmit={submit}>
      {rentalQuestions.map((question) => (
        <RentalQuestionField
          key={question}
          question={question}
          words={wordsOf(question)}
          value={answers[question]}
          onChange={(value) => onAnswers({ ...answers, [question]: value })}
          isChecked={isChecked}
        />
      ))}
      <QuestionnaireEnd notes={notes}>
        <Button variant="primary" type="submit" block busy={isSending}>
          {t("send")}
        </Button>
        <TextButton onClick={onDecline}>{t("cannot")}</TextButton>
      </QuestionnaireEnd>
    </form>
  );
}

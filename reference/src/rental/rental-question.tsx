import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import {
  answered,
  answerIssue,
  LONGEST_NOTE,
  needsNote,
  noteIssue,
  type RentalAnswer,
  type RentalQuestion,
} from "@latchkey/domain/references/rental.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import { Question } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { TextArea } from "@latchkey/ui/text-input/text-area.tsx";
import { YesNo } from "@latchkey/ui/yes-no/yes-no.tsx";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

const noteNames = {
  tenancy_details_dates_confirmed: "different",
  missed_or_incomplete_payments: "happened",
  damage_to_the_property: "happened",
  any_complaints: "happened",
  any_reason_not_to_let_again: "reason",
} as const satisfies Record<RentalQuestion, string>;

interface RentalQuestionProps {
  readonly question: RentalQuestion;
  readonly words: ReactNode;
  readonly value: RentalAnswer;
  readonly onChange: (value: RentalAnswer) => void;
  /** Errors show after a submit, even in fields that were not left. */
  readonly isChecked: boolean;
}

/** Yes or no, and a note of 5 rows for another answer than the default (spec 1 §2). */
export function RentalQuestionField({ question, words, value, onChange, isChecked }: RentalQuestionProps) {
  const { t } = useTranslation("reference");
  const issueText = useIssueText();
  const [isLeft, setLeft] = useState(false);
  const name = noteNames[question];
  const noteProblem = isLeft || isChecked ? noteIssue(question, value) : undefined;
  const choose = (answer: boolean) => {
    // A later note starts without the error of this one.
    if (!needsNote(question, answer)) setLeft(false);
    onChange(answered(question, answer, value));
  };
  return (
    <Question>
      <FieldGroup
        id={question}
        legend={words}
        radio
        error={issueText(isChecked ? answerIssue(value) : undefined)}
      >
        <YesNo
          name={question}
          labels={{ yes: t("yes"), no: t("no") }}
          value={value.answer}
          onChange={choose}
        />
      </FieldGroup>
      {needsNote(question, value.answer) && (
        <Field
          id={`${question}-note`}
          label={t(`note.${name}`)}
          error={issueText(noteProblem, { "validation.required": t(`noteMissing.${name}`) })}
        >
          {(aria) => (
            <TextArea
              {...aria}
              name={`${question}-note`}
              rows={5}
              maxLength={LONGEST_NOTE * 2}
              value={value.note}
              onChange={({ target }) => onChange({ ...value, note: target.value })}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
      )}
    </Question>
  );
}

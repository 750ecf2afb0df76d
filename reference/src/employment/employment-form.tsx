import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import {
  type EmploymentForm as Answers,
  asksAboutWork,
  contractKinds,
  type EmploymentReply,
  employmentIssues,
  employmentNeedsNote,
  employmentReplyOf,
} from "@latchkey/domain/references/employment.ts";
import { Question } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";
import { AnswererQuestion } from "../statement/answerer-question.tsx";
import { NoteField, SelectField } from "../statement/fields.tsx";
import { SaidQuestion } from "../statement/said-question.tsx";
import { useStatement } from "../statement/use-statement.ts";
import type { QuestionsProps } from "../visit/kind-pages.ts";
import type { EmploymentReview } from "./employment-review.ts";
import { PayQuestion } from "./pay-question.tsx";

/** The note stands below the first two, whichever needs it. */
const order = [
  "worksHere",
  "detailsConfirmed",
  "note",
  "contract",
  "pay",
  "payPeriod",
  "name",
  "role",
  "phone",
] as const satisfies readonly (keyof Answers)[];

export function EmploymentForm(props: QuestionsProps<EmploymentReview, Answers, EmploymentReply>) {
  const { review, answers, onAnswers, onSend, end } = props;
  const { t } = useTranslation(["employment", "statement"]);
  const { field, submit } = useStatement({
    form: answers,
    onForm: onAnswers,
    issues: employmentIssues(answers),
    order,
    onComplete: () => onSend(employmentReplyOf(answers)),
  });
  const name = review.first_name;
  const isAsked = asksAboutWork(answers);
  const needsNote = employmentNeedsNote(answers);
  return (
    <form noValidate onSubmit={submit}>
      <SaidQuestion
        field={field("worksHere")}
        legend={<TypedIn text={t("worksHere", { name })} typed={name} />}
      >
        {!isAsked && needsNote && (
          <NoteField
            field={field("note")}
            label={<TypedIn text={t("before", { name })} typed={name} />}
            missing={t("beforeMissing")}
          />
        )}
      </SaidQuestion>
      {isAsked && (
        <>
          <SaidQuestion field={field("detailsConfirmed")} legend={t("details")}>
            {needsNote && (
              <NoteField
                field={field("note")}
                label={t("statement:different")}
                missing={t("statement:differentMissing")}
              />
            )}
          </SaidQuestion>
          <Question>
            <SelectField
              field={field("contract")}
              label={t("contract.label")}
              placeholder={t("contract.choose")}
              options={[
                ...contractKinds.map((value) => ({ value, label: t(`contract.${value}`) })),
                { value: "unsaid", label: t("statement:unsaid") },
              ]}
            />
          </Question>
          <PayQuestion
            currency={review.currency}
            pay={field("pay")}
            period={field("payPeriod")}
            unsaid={field("payUnsaid")}
          />
        </>
      )}
      <AnswererQuestion field={field} />
      {end}
    </form>
  );
}

import { TypedIn } from "@latchkey/browser/i18n/typed-in.tsx";
import {
  type AccountantReply,
  type AccountantForm as Answers,
  accountantIssues,
  accountantReplyOf,
  asksAboutBusiness,
} from "@latchkey/domain/references/accountant.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { useTranslation } from "react-i18next";
import { AnswererQuestion } from "../statement/answerer-question.tsx";
import { NoteField } from "../statement/fields.tsx";
import { SaidQuestion } from "../statement/said-question.tsx";
import type { StatementReview } from "../statement/statement-review.ts";
import { useStatement } from "../statement/use-statement.ts";
import type { QuestionsProps } from "../visit/kind-pages.ts";
import { ProfitQuestion } from "./profit-question.tsx";

const upToDetails = ["actsFor", "detailsConfirmed"] as const;
const profit = ["yearEnd", "profit", "profitBefore"] as const;
const answerer = ["name", "role", "phone"] as const;

/** One note for both answers that need words. It stands below the first of them. */
const orderOf = ({ detailsConfirmed }: Answers): readonly (keyof Answers)[] =>
  detailsConfirmed === "no"
    ? [...upToDetails, "note", ...profit, "willFall", ...answerer]
    : [...upToDetails, ...profit, "willFall", "note", ...answerer];

export function AccountantForm(props: QuestionsProps<StatementReview, Answers, AccountantReply>) {
  const { review, answers, onAnswers, onSend, end } = props;
  const { t } = useTranslation(["accountant", "statement"]);
  const { field, submit } = useStatement({
    form: answers,
    onForm: onAnswers,
    issues: accountantIssues(answers, londonDate(Date.now())),
    order: orderOf(answers),
    onComplete: () => onSend(accountantReplyOf(answers)),
  });
  const name = review.first_name;
  const isDifferent = answers.detailsConfirmed === "no";
  const willFall = answers.willFall === "yes";
  return (
    <form noValidate onSubmit={submit}>
      <SaidQuestion
        field={field("actsFor")}
        legend={<TypedIn text={t("actsFor", { name })} typed={name} />}
      />
      {asksAboutBusiness(answers) && (
        <>
          <SaidQuestion field={field("detailsConfirmed")} legend={t("details")}>
            {isDifferent && (
              <NoteField
                field={field("note")}
                label={willFall ? t("differentAndLess") : t("statement:different")}
                missing={t("statement:differentMissing")}
              />
            )}
          </SaidQuestion>
          <ProfitQuestion
            currency={review.currency}
            yearEnd={field("yearEnd")}
            profit={field("profit")}
            before={field("profitBefore")}
            unsaid={field("profitUnsaid")}
          />
          <SaidQuestion
            field={field("willFall")}
            legend={t("willFall")}
            hint={willFall && isDifferent ? t("lessAbove") : undefined}
          >
            {willFall && !isDifferent && (
              <NoteField field={field("note")} label={t("less")} missing={t("lessMissing")} />
            )}
          </SaidQuestion>
        </>
      )}
      <AnswererQuestion field={field} />
      {end}
    </form>
  );
}

import type { IncomeContext } from "../income/context.ts";
import { checkedSource, type IncomeSource, type StoredSource } from "../income/source.ts";
import { issuesOf, type Question } from "../wizard/question.ts";
import { incomeContext } from "./incomes.ts";

/** Forms about a source of income, filled for tests. */

export type AboutSource = Question<IncomeSource, IncomeContext>;
export type Form = Readonly<Record<string, string>>;

/** The code of a field's issue, in a form that is right except for what is said. */
export const codeIn = (
  question: AboutSource,
  filled: StoredSource,
  field: string,
  said: Form,
): string | undefined =>
  issuesOf(question, { ...question.answerIn(checkedSource(filled)), ...said }, incomeContext)[field]?.code;

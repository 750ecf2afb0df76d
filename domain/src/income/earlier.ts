import { inputIssues } from "../wizard/question.ts";
import type { IncomeContext } from "./context.ts";
import { type SourceInput, storedInputs, typedInputs } from "./input.ts";
import { questionsAbout } from "./questions.ts";
import { checkedSource, type StoredSource } from "./source.ts";

/** Copies a source of an earlier case. Values that break today's rules are left out and asked again. */
export const copyOf = (earlier: StoredSource, context: IncomeContext): SourceInput => {
  const { incomeType, companyName, companyNumber, jobTitle, startDate, institutionName } = earlier;
  const details = {
    companyName,
    companyNumber,
    jobTitle,
    startDate,
    financialInstitutionName: institutionName,
  };
  const asked = storedInputs(checkedSource(earlier));
  const told = Object.fromEntries(
    Object.entries(details).filter(([name, value]) => value !== null && name in asked),
  );
  const issues = inputIssues(questionsAbout(incomeType), typedInputs(told), context);
  return {
    incomeType,
    ...Object.fromEntries(Object.entries(told).filter(([name]) => !(name in issues))),
  };
};

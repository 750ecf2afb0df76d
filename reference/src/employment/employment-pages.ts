import {
  type EmploymentForm as Answers,
  type EmploymentReply,
  untouchedEmployment,
} from "@latchkey/domain/references/employment.ts";
import { useStatementWords } from "../statement/statement-words.ts";
import type { KindPages } from "../visit/kind-pages.ts";
import { useColleague } from "./colleague.ts";
import { EmploymentForm } from "./employment-form.tsx";
import { type EmploymentReview, isEmploymentReview } from "./employment-review.ts";

export const employment: KindPages<EmploymentReview, Answers, EmploymentReply> = {
  isReview: isEmploymentReview,
  untouched: untouchedEmployment,
  useWords: () => useStatementWords("employment"),
  useSubject: useColleague,
  Questions: EmploymentForm,
};

import {
  type EmploymentForm as Answers,
  type EmploymentReply,
  untouchedEmployment,
} from "@latchkey/domain/references/employment.ts";
import { useTranslation } from "react-i18next";
import { useStatementWords } from "../statement/statement-words.ts";
import type { KindPages } from "../visit/kind-pages.ts";
import { useColleague } from "./colleague.ts";
import { EmploymentForm } from "./employment-form.tsx";
import { type EmploymentReview, isEmploymentReview } from "./employment-review.ts";

const useWords = () => {
  const { t } = useTranslation("employment");
  return useStatementWords({
    title: t("title"),
    lead: t("lead"),
    notMine: { label: t("notMine.label"), hint: t("notMine.hint") },
  });
};

export const employment: KindPages<EmploymentReview, Answers, EmploymentReply> = {
  isReview: isEmploymentReview,
  untouched: untouchedEmployment,
  useWords,
  useSubject: useColleague,
  Questions: EmploymentForm,
};

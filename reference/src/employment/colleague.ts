import { useTranslation } from "react-i18next";
import type { SubjectLine, SubjectWords } from "../visit/kind-pages.ts";
import type { EmploymentReview } from "./employment-review.ts";

/** undefined where the applicant has stated nothing. */
const useWork = ({ role, company }: EmploymentReview): SubjectLine | undefined => {
  const { t } = useTranslation("employment");
  if (company !== "") {
    const text = role === "" ? t("subject.company", { company }) : t("subject.roleAt", { role, company });
    return { text, typed: company };
  }
  return role === "" ? undefined : { text: t("subject.role", { role }) };
};

/** The lines of the summary card: role, company and start. */
export const useColleague = (review: EmploymentReview, month: (date: string) => string): SubjectWords => {
  const { t } = useTranslation("employment");
  const { start } = review;
  const since = start ? { text: t("subject.since", { from: month(start) }) } : undefined;
  return { label: t("subject.label"), lines: [useWork(review), since] };
};

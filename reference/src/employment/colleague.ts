import { useTranslation } from "react-i18next";
import type { SubjectWords } from "../visit/kind-pages.ts";
import type { EmploymentReview } from "./employment-review.ts";

/** undefined where the applicant has stated nothing. */
const useWork = ({ role, company }: EmploymentReview): string | undefined => {
  const { t } = useTranslation("employment");
  if (role === "") return company === "" ? undefined : t("subject.company", { company });
  return company === "" ? t("subject.role", { role }) : t("subject.roleAt", { role, company });
};

/** The lines of the summary card: role, company and start. */
export const useColleague = (review: EmploymentReview, month: (date: string) => string): SubjectWords => {
  const { t } = useTranslation("employment");
  const { start } = review;
  const since = start ? t("subject.since", { from: month(start) }) : undefined;
  return { label: t("subject.label"), lines: [useWork(review), since] };
};

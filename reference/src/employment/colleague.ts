import { useTranslation } from "react-i18next";
import type { SubjectWords } from "../visit/kind-pages.ts";
import type { EmploymentReview } from "./employment-review.ts";

/** What somebody says about their work; undefined where they say nothing. */
const useWork = ({ role, company }: EmploymentReview): string | undefined => {
  const { t } = useTranslation("employment");
  if (role === "") return company === "" ? undefined : t("subject.company", { company });
  return company === "" ? t("subject.role", { role }) : t("subject.roleAt", { role, company });
};

/** On the summary card: role, company and since when. */
export const useColleague = (review: EmploymentReview, month: (date: string) => string): SubjectWords => {
  const { t } = useTranslation("employment");
  const { start } = review;
  const since = start ? t("subject.since", { from: month(start) }) : undefined;
  return { label: t("subject.label"), lines: [useWork(review), since] };
};

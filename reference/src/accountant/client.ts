import { useTranslation } from "react-i18next";
import type { StatementReview } from "../statement/statement-review.ts";
import type { SubjectWords } from "../visit/kind-pages.ts";

/** The lines of the summary card: the business and its start. */
export const useClient = (
  { company, start }: StatementReview,
  month: (date: string) => string,
): SubjectWords => {
  const { t } = useTranslation("accountant");
  const business = company === "" ? t("subject.selfEmployed") : t("subject.business", { company });
  const since = start ? t("subject.since", { from: month(start) }) : undefined;
  return { label: t("subject.label"), lines: [business, since] };
};

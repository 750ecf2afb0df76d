import { useTranslation } from "react-i18next";
import type { StatementReview } from "../statement/statement-review.ts";
import type { SubjectWords } from "../visit/kind-pages.ts";

/** The lines of the summary card: the business and its start. */
export const useClient = (
  { company, start }: StatementReview,
  month: (date: string) => string,
): SubjectWords => {
  const { t } = useTranslation("accountant");
  const business =
    company === ""
      ? { text: t("subject.selfEmployed") }
      : { text: t("subject.business", { company }), typed: company };
  const since = start ? { text: t("subject.since", { from: month(start) }) } : undefined;
  return { label: t("subject.label"), lines: [business, since] };
};

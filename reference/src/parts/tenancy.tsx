import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Subject } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";
import type { TenantReview } from "../session/reference-session.ts";

/** `From August 2024 to present`; undefined if nobody said when it began. */
const usePeriod = ({ tenancy_start, tenancy_end }: TenantReview): string | undefined => {
  const { t } = useTranslation("reference");
  const { language } = useLanguage();
  if (!tenancy_start) return undefined;
  const from = formatMonth(language, tenancy_start);
  if (!tenancy_end) return t("subject.present", { from });
  return t("subject.period", { from, to: formatMonth(language, tenancy_end) });
};

/** The summary card: name, address and the period of the tenancy (spec 1 §2). */
export function Tenancy({ review }: { readonly review: TenantReview }) {
  const { t } = useTranslation("reference");
  const period = usePeriod(review);
  const lines = [review.address, period].filter((line) => line !== undefined && line !== "");
  return (
    <Subject
      label={t("subject.label")}
      name={`${review.first_name} ${review.last_name}`.trim()}
      lines={lines as readonly string[]}
    />
  );
}

import { formatMonth } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { Subject } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";
import type { TenantReview } from "../session/reference-session.ts";

/** A UK postcode at the end stays on one line. */
const unbroken = (address: string): string => address.replace(/ (\d[A-Za-z]{2})$/, "\u00a0$1");

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
  const lines = [unbroken(review.address), period ?? ""].filter((line) => line !== "");
  return (
    <Subject
      label={t("subject.label")}
      name={`${review.first_name} ${review.last_name}`.trim()}
      lines={lines}
    />
  );
}

import { useTranslation } from "react-i18next";
import { isText, isTextOrNull } from "../session/body-shape.ts";
import type { Person, PersonBody } from "../session/person.ts";
import type { SubjectWords } from "../visit/kind-pages.ts";

/** A tenancy as the server shows it (spec 1 §3). */
export interface TenantReview extends Person {
  readonly address: string;
  readonly tenancy_start: string | null;
  readonly tenancy_end: string | null;
}

export const isTenantReview = (body: PersonBody): body is PersonBody & TenantReview =>
  isText(body.address) && [body.tenancy_start, body.tenancy_end].every(isTextOrNull);

/** A UK postcode at the end stays on one line. */
const unbroken = (address: string): string => address.replace(/ (\d[A-Za-z]{2})$/, "\u00a0$1");

/** `From August 2024 to present`; undefined without a start. */
const usePeriod = ({ tenancy_start, tenancy_end }: TenantReview, month: (date: string) => string) => {
  const { t } = useTranslation("reference");
  if (!tenancy_start) return undefined;
  const from = month(tenancy_start);
  if (!tenancy_end) return { text: t("subject.present", { from }) };
  return { text: t("subject.period", { from, to: month(tenancy_end) }) };
};

/** The lines of the summary card: address and period of the tenancy (spec 1 §2). */
export const useTenancy = (review: TenantReview, month: (date: string) => string): SubjectWords => {
  const { t } = useTranslation("reference");
  const period = usePeriod(review, month);
  const address = unbroken(review.address);
  return { label: t("subject.label"), lines: [{ text: address, typed: address }, period] };
};

import { codeText, documentText } from "@latchkey/browser/i18n/code-text.ts";
import { useTranslation } from "react-i18next";

/** The namespaces of the questions: a choice is called here what it was called when it was made. */
const TEXTS = [
  "questions",
  "identity",
  "income",
  "tax-link",
  "residence",
  "right-to-rent",
  "live-photo",
  "dashboard",
  "document-names",
  "other-document-names",
] as const;

const places = {
  status: {
    ongoing_visa_application: "right-to-rent:status.ongoing_visa_application",
    no_application: "right-to-rent:status.no_application",
  },
  primaryDocument: { SHARE_CODE: "right-to-rent:primary.shareCode" },
  shareCode: { withoutShareCode: "right-to-rent:shareCode.without" },
  livePhotoOptOut: { take_photo: "live-photo:optOut.take", continue_without: "live-photo:optOut.without" },
  whoIsPaying: { me: "income:payer.me", other: "income:payer.someoneElse" },
  someoneElse: {
    T_ZERO_PERCENT_RENT_SHARE: "income:other.T_ZERO_PERCENT_RENT_SHARE",
    T_GUARANTOR: "income:other.T_GUARANTOR",
  },
  companyReference: {
    nobody_knows_me: "income:reference.nobody_knows_me",
    work_is_confidential: "income:reference.work_is_confidential",
    something_else: "income:reference.something_else",
  },
  openBanking: {
    connected: "income:bankDone.title",
    failed: "income:bank.failedTitle",
    tax_connected: "tax-link:done.title",
    tax_failed: "tax-link:error.title",
    manual: "income:bank.manual",
  },
  feedback: {
    unable_to_find_bank_or_country: "income:feedback.unable_to_find_bank_or_country",
    technical_difficulties: "income:feedback.technical_difficulties",
    not_comfortable_sharing_bank_details: "income:feedback.not_comfortable_sharing_bank_details",
  },
  additionalIncome: { enough: "income:additional.enough", guarantor: "income:additional.guarantor" },
  konfir: { skipped: "income:konfir.skip" },
  gaps: {
    travelling: "residence:gap.travelling",
    do_not_remember: "residence:gap.do_not_remember",
    something_else: "residence:gap.something_else",
  },
  landlordDetails: {
    lost_contact: "residence:landlord.lost_contact",
    family_or_friends: "residence:landlord.family_or_friends",
    abroad: "residence:landlord.abroad",
    something_else: "residence:landlord.something_else",
  },
  "already-connected": { enough: "residence:connected.text", documents: "residence:connected.documents" },
} as const;

type Choices = (typeof places)[keyof typeof places];
type ChoiceKey = { [Choice in Choices as string]: Choice[keyof Choice] }[string];

const placeOf = (step: string, code: string): ChoiceKey | undefined => {
  const known: Readonly<Record<string, Readonly<Record<string, ChoiceKey>>>> = places;
  return known[step]?.[code];
};

/** The words of a choice; a code without words is shown as it is. */
export const useChoiceText = () => {
  const { t } = useTranslation(TEXTS);
  return (step: string, code: string): string => {
    const place = placeOf(step, code);
    if (place) return t(place);
    if (code === "yes" || code === "no") return t(`questions:answer.${code}`);
    if (code === "none") return t("identity:documents.none");
    return step === "incomeType" ? codeText(t, code, `dashboard:incomeType.${code}`) : documentText(t, code);
  };
};

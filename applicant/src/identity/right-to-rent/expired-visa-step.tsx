import { formatDate } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { expiryOf } from "@latchkey/domain/identity/expiry.ts";
import { useTranslation } from "react-i18next";
import { NoticePage } from "../../questions/notice-page.tsx";
import { useIdentityStep } from "../identity-context.ts";

/** The visa has expired; Continue leads back to the choice of a document (spec 2 §4). */
export function ExpiredVisaStep() {
  const { t } = useTranslation("right-to-rent");
  const { wizard } = useIdentityStep();
  const { language } = useLanguage();
  const expiry = expiryOf(wizard.state.values, "TIME_LIMITED_PASSPORT");
  return (
    <NoticePage
      title={t("expiredVisa.title")}
      subtitle={expiry ? t("expiredVisa.subtitle", { date: formatDate(language, expiry) }) : ""}
      continueLabel={t("expiredVisa.continue")}
      onAcknowledge={() => void wizard.submit({ expiredVisa: "acknowledged" })}
    >
      <p>{t("expiredVisa.text")}</p>
      <p>{t("expiredVisa.pending")}</p>
      <p>{t("expiredVisa.wrong")}</p>
    </NoticePage>
  );
}

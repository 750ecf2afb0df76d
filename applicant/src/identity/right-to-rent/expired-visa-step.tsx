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
      title={t("expired.title")}
      subtitle={expiry ? t("expired.subtitle", { date: formatDate(language, expiry) }) : ""}
      continueLabel={t("expired.continue")}
      onAcknowledge={() => void wizard.submit({ expiredVisa: "acknowledged" })}
    >
      <p>{t("expired.text")}</p>
      <p>{t("expired.pending")}</p>
      <p>{t("expired.wrong")}</p>
    </NoticePage>
  );
}

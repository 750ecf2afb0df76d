import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { useTranslation } from "react-i18next";

export function GuarantorEnded() {
  const { t } = useTranslation("waiting");
  return (
    <Alert title={t("guarantor.ended.title")}>
      <AlertText>
        <RichText text={t("guarantor.ended.text")} tags={mail} />
      </AlertText>
    </Alert>
  );
}

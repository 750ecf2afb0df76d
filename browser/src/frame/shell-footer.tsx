import { PageFooter } from "@latchkey/ui/page-footer/page-footer.tsx";
import { useTranslation } from "react-i18next";
import { mailLink } from "./mail-link.tsx";
import { provider } from "./provider.ts";

export function ShellFooter() {
  const { t } = useTranslation("shell");
  const { privacyUrl, termsUrl, accessibilityUrl, supportEmail } = provider();
  return (
    <PageFooter>
      <a href={privacyUrl}>{t("footer.privacy")}</a>
      <a href={termsUrl}>{t("footer.terms")}</a>
      <a href={accessibilityUrl}>{t("footer.accessibility")}</a>
      {mailLink(supportEmail)}
    </PageFooter>
  );
}

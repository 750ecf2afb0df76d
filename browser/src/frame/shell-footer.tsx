import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import { PageFooter } from "@latchkey/ui/page-footer/page-footer.tsx";
import { useTranslation } from "react-i18next";
import { agencyContacts } from "./agency-contacts.tsx";
import { mailLink } from "./mail-link.tsx";
import { provider } from "./provider.ts";

interface ShellFooterProps {
  /** The agency in whose name the page is; undefined: the provider. */
  readonly of?: BrandOf | undefined;
}

export function ShellFooter({ of }: ShellFooterProps) {
  const { t } = useTranslation("shell");
  const { privacyUrl, termsUrl, accessibilityUrl, supportEmail } = provider();
  return (
    <PageFooter>
      <a href={privacyUrl}>{t("footer.privacy")}</a>
      <a href={termsUrl}>{t("footer.terms")}</a>
      <a href={accessibilityUrl}>{t("footer.accessibility")}</a>
      {mailLink(supportEmail)}
      {agencyContacts(of, t).map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </PageFooter>
  );
}

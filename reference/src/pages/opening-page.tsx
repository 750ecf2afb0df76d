import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { Questionnaire } from "@latchkey/ui/questionnaire/questionnaire.tsx";
import { useTranslation } from "react-i18next";

interface OpeningPageProps {
  readonly title: string;
  readonly lead: string;
}

/** Shown until the link is opened; also before any script has run, and without one. */
export function OpeningPage({ title, lead }: OpeningPageProps) {
  const { t } = useTranslation("reference");
  usePageTitle(title);
  return (
    <Questionnaire title={title} lead={lead}>
      <noscript>
        <p>
          <RichText text={t("withoutScript", { email: provider().supportEmail })} tags={mail} />
        </p>
      </noscript>
      <p role="status">{t("opening")}</p>
    </Questionnaire>
  );
}

import { mail } from "@latchkey/browser/frame/mail-link.tsx";
import { provider } from "@latchkey/browser/frame/provider.ts";
import { RichText } from "@latchkey/browser/i18n/rich-text.tsx";
import { usePassingTitle } from "@latchkey/browser/navigation/page-title.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ConsoleMessage } from "@latchkey/ui/frames/console-frame.tsx";
import hammer from "@latchkey/ui/illustrations/error-500.svg";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { useMemberPages } from "../session/member-app.ts";

const reload = () => window.location.reload();

interface ErrorPageProps {
  /** The retry; by default the page is reloaded. */
  readonly onRetry?: (() => void) | undefined;
}

/** A page that could not be loaded, or has crashed. */
export function ErrorPage({ onRetry = reload }: ErrorPageProps) {
  const { t } = useTranslation("errors");
  const { home } = useMemberPages();
  usePassingTitle(t("page.title"));
  return (
    <ConsoleMessage
      art={hammer}
      title={t("page.title")}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={onRetry}>
            {t("page.tryAgain")}
          </Button>
          {/* A full page load on purpose: it clears the state that led here. */}
          <TextLink href={home}>{t("page.dashboard")}</TextLink>
        </>
      }
    >
      <p>{t("page.description")}</p>
      <p className="soft">
        <RichText text={t("page.tryAgainText", { email: provider().supportEmail })} tags={mail} />
      </p>
    </ConsoleMessage>
  );
}

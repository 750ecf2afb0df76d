import { Button } from "@latchkey/ui/button/button.tsx";
import { StatusPage } from "@latchkey/ui/frames/status-page.tsx";
import hammer from "@latchkey/ui/illustrations/error-500.svg";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { mail } from "../frame/mail-link.tsx";
import { provider } from "../frame/provider.ts";
import { RichText } from "../i18n/rich-text.tsx";
import { usePassingTitle } from "../navigation/page-title.ts";

interface ErrorContentProps {
  readonly onRetry?: (() => void) | undefined;
  readonly home: string;
}

const reload = () => window.location.reload();

/** Heading, '500', description and try-again text (spec 1 §2, error page), for a page with a frame of its own. */
export function ErrorContent({ onRetry = reload, home }: ErrorContentProps) {
  const { t } = useTranslation("errors");
  usePassingTitle(t("page.title"));
  const retry = (
    <>
      <Button variant="primary" icon="refresh" onClick={onRetry}>
        {t("page.tryAgain")}
      </Button>
      {/* A full page load on purpose: it clears the state that led here. */}
      <TextLink href={home}>{t("page.dashboard")}</TextLink>
    </>
  );
  return (
    <StatusPage art={hammer} code="500" title={t("page.title")} actions={retry}>
      <p>{t("page.description")}</p>
      <p className="soft">
        <RichText text={t("page.tryAgainText", { email: provider().supportEmail })} tags={mail} />
      </p>
    </StatusPage>
  );
}

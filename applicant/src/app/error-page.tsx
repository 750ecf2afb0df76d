import { Button } from "@latchkey/ui/button/button.tsx";
import { StatusPage } from "@latchkey/ui/frames/status-page.tsx";
import hammer from "@latchkey/ui/illustrations/error-500.svg";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { mail } from "./mail-link.tsx";
import { DASHBOARD_PATH } from "./navigate.ts";
import { PageShell } from "./page-shell.tsx";
import { usePageTitle } from "./page-title.ts";
import { provider } from "./provider.ts";
import { RichText } from "./rich-text.tsx";

interface ErrorPageProps {
  /** What is tried again; without it the page is loaded again. */
  readonly onRetry?: (() => void) | undefined;
}

const reload = () => window.location.reload();

/** Heading, '500', description and try-again text (spec 1 §2, error page), in the shell. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <PageShell>
      <ErrorContent {...props} />
    </PageShell>
  );
}

/** The same for a page that brings its own shell. */
export function ErrorContent({ onRetry = reload }: ErrorPageProps) {
  const { t } = useTranslation("errors");
  usePageTitle(t("page.title"));
  const retry = (
    <>
      <Button variant="primary" icon="refresh" onClick={onRetry}>
        {t("page.tryAgain")}
      </Button>
      {/* A new document on purpose: it clears whatever state led here. */}
      <TextLink href={DASHBOARD_PATH}>{t("page.dashboard")}</TextLink>
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

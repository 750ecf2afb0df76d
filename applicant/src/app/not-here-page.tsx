import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { StatusPage } from "@latchkey/ui/frames/status-page.tsx";
import closedDoor from "@latchkey/ui/illustrations/session-expired.svg";
import { useTranslation } from "react-i18next";
import { CaseLink } from "../shell/case-link.tsx";
import { PageShell } from "../shell/page-shell.tsx";

/** The page for routes whose feature does not exist yet. */
export function NotHerePage() {
  const { t } = useTranslation("errors");
  usePageTitle(t("notHere.title"));
  const actions = (
    <ButtonLink variant="primary" href={DASHBOARD_PATH} linkAs={CaseLink}>
      {t("page.dashboard")}
    </ButtonLink>
  );
  return (
    <PageShell>
      <StatusPage art={closedDoor} title={t("notHere.title")} actions={actions}>
        <p>{t("notHere.text")}</p>
      </StatusPage>
    </PageShell>
  );
}

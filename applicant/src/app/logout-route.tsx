import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { leaveFor } from "@latchkey/browser/navigation/navigate.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useUnsavedText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { DASHBOARD_PATH, END_SESSION_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import closedDoor from "@latchkey/ui/illustrations/session-expired.svg";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CaseLink } from "../shell/case-link.tsx";
import { PageShell } from "../shell/page-shell.tsx";

/**
 * /logout: clears the session in every tab, then ends it on the server (spec 1 §2). What is typed in another tab would be
 * lost, so it asks first if there is any.
 */
export function LogoutRoute() {
  const session = useSession();
  const unsaved = useUnsavedText();
  const [asks, setAsks] = useState(() => unsaved.isInAnotherTab());
  useEffect(() => {
    if (asks) return;
    session.logout();
    leaveFor(END_SESSION_PATH);
  }, [session, asks]);
  return asks ? <UnsavedElsewhere onSignOut={() => setAsks(false)} /> : <LoadingScreen />;
}

function UnsavedElsewhere({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation("sign-out");
  const title = useTitleFocus();
  usePageTitle(t("title"));
  return (
    <PageShell>
      <SplitPage art={closedDoor} text>
        <SplitTitle ref={title}>{t("title")}</SplitTitle>
        <p>{t("text")}</p>
        <Actions>
          <Button variant="primary" onClick={onSignOut}>
            {t("anyway")}
          </Button>
          <ButtonLink href={DASHBOARD_PATH} linkAs={CaseLink}>
            {t("stay")}
          </ButtonLink>
        </Actions>
      </SplitPage>
    </PageShell>
  );
}

import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { leaveFor } from "@latchkey/browser/navigation/navigate.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useUnsavedText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { DASHBOARD_PATH, END_SESSION_PATH, EVERYWHERE_QUERY } from "@latchkey/domain/vocabulary/wire.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { ButtonLink } from "@latchkey/ui/button/button-link.tsx";
import { SplitPage, SplitTitle } from "@latchkey/ui/frames/split-page.tsx";
import closedDoor from "@latchkey/ui/illustrations/session-expired.svg";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { CaseLink } from "../shell/case-link.tsx";
import { PageShell } from "../shell/page-shell.tsx";

/**
 * /logout: clears the session in every tab, then ends it on the server (spec 1 §2). What is typed in another tab would be
 * lost, so it asks first if there is any; and always before it ends the sessions of other devices too.
 */
export function LogoutRoute() {
  const { t } = useTranslation("sign-out");
  const session = useSession();
  const unsaved = useUnsavedText();
  const isEverywhere = new URLSearchParams(useLocation().search).has(EVERYWHERE_QUERY);
  const [asks, setAsks] = useState(() => isEverywhere || unsaved.isInAnotherTab());
  useEffect(() => {
    if (asks) return;
    session.logout();
    leaveFor(isEverywhere ? `${END_SESSION_PATH}?${EVERYWHERE_QUERY}` : END_SESSION_PATH);
  }, [session, asks, isEverywhere]);
  if (!asks) return <LoadingScreen />;
  const words = isEverywhere
    ? { title: t("everywhereTitle"), text: t("everywhereText"), signOut: t("everywhere") }
    : { title: t("title"), text: t("text"), signOut: t("anyway") };
  return <AskFirst {...words} onSignOut={() => setAsks(false)} />;
}

interface AskFirstProps {
  readonly title: string;
  readonly text: string;
  readonly signOut: string;
  readonly onSignOut: () => void;
}

function AskFirst({ title, text, signOut, onSignOut }: AskFirstProps) {
  const { t } = useTranslation("sign-out");
  const heading = useTitleFocus();
  usePageTitle(title);
  return (
    <PageShell>
      <SplitPage art={closedDoor} text>
        <SplitTitle ref={heading}>{title}</SplitTitle>
        <p>{text}</p>
        <Actions>
          <Button variant="primary" onClick={onSignOut}>
            {signOut}
          </Button>
          <ButtonLink href={DASHBOARD_PATH} linkAs={CaseLink}>
            {t("stay")}
          </ButtonLink>
        </Actions>
      </SplitPage>
    </PageShell>
  );
}

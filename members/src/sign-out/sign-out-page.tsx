import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { leaveFor } from "@latchkey/browser/navigation/navigate.ts";
import { usePageTitle } from "@latchkey/browser/navigation/page-title.ts";
import { useTitleFocus } from "@latchkey/browser/navigation/title-focus.ts";
import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useUnsavedText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { Actions } from "@latchkey/ui/actions/actions.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Gate, GateHead } from "@latchkey/ui/frames/gate.tsx";
import { TextLink } from "@latchkey/ui/text-link/text-link.tsx";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMemberPages } from "../session/member-app.ts";

/**
 * Clears the session in every tab, then ends it on the server. What is typed in another tab, or kept in this one,
 * would be lost, so it asks first if there is any.
 */
export function SignOutPage() {
  const { auth } = useMemberPages();
  const session = useSession();
  const unsaved = useUnsavedText();
  const [asks, setAsks] = useState(() => unsaved.holds() || unsaved.isInAnotherTab());
  useEffect(() => {
    if (asks) return;
    session.logout();
    unsaved.leave();
    leaveFor(auth.endSession);
  }, [session, unsaved, asks, auth]);
  return asks ? <AskFirst onSignOut={() => setAsks(false)} /> : <LoadingScreen />;
}

function AskFirst({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation("sign-out");
  const title = useTitleFocus();
  const { home } = useMemberPages();
  usePageTitle(t("title"));
  return (
    <Gate>
      <GateHead title={t("title")} ref={title}>
        {t("text")}
      </GateHead>
      <Actions>
        <Button variant="primary" onClick={onSignOut}>
          {t("anyway")}
        </Button>
        <TextLink href={home} linkAs={RoutedLink}>
          {t("stay")}
        </TextLink>
      </Actions>
    </Gate>
  );
}

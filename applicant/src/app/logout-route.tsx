import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { leaveFor } from "@latchkey/browser/navigation/navigate.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useUnsavedText } from "@latchkey/browser/unsaved/unsaved-context.ts";
import { END_SESSION_PATH, EVERYWHERE_QUERY } from "@latchkey/domain/vocabulary/wire.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Lazy, because few sign-outs need the question. */
const AskBeforeLogout = lazy(async () => {
  const { AskBeforeLogout: page } = await import("./ask-before-logout.tsx");
  return { default: page };
});

/**
 * /logout: clears the session in every tab, then ends it on the server (spec 1 §2). It asks first if unsaved text in
 * another tab would be lost, and always before it ends the sessions of other devices.
 */
export function LogoutRoute() {
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
  return (
    <Suspense fallback={<LoadingScreen />}>
      <AskBeforeLogout isEverywhere={isEverywhere} onSignOut={() => setAsks(false)} />
    </Suspense>
  );
}

import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { leaveFor } from "@latchkey/browser/navigation/navigate.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { END_SESSION_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useEffect } from "react";

/** /logout: clears the session in every tab, then ends it on the server (spec 1 §2). */
export function LogoutRoute() {
  const session = useSession();
  useEffect(() => {
    session.logout();
    leaveFor(END_SESSION_PATH);
  }, [session]);
  return <LoadingScreen />;
}

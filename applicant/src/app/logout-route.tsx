import { useEffect } from "react";
import { LoadingScreen } from "./loading-screen.tsx";
import { leaveFor, TOKEN_LOGOUT_PATH } from "./navigate.ts";
import { useSession } from "./session-context.tsx";

/** /logout: clears the session here and in every tab, then the server ends it (spec 1 §2). */
export function LogoutRoute() {
  const session = useSession();
  useEffect(() => {
    session.logout();
    leaveFor(TOKEN_LOGOUT_PATH);
  }, [session]);
  return <LoadingScreen />;
}

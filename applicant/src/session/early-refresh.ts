import { LOGOUT_PATH, REFRESH_PATH, SESSION_MARK } from "@latchkey/domain/vocabulary/wire.ts";
import { REFRESH_LOCK } from "./session-names.ts";

/** Signing out does not use the session: a refresh beside it would come too late and be refused. */
export const usesSession = (): boolean => window.location.pathname !== LOGOUT_PATH;

/** Requests the session's first token; undefined in a browser without a session, which sends nothing (spec 1 §4). */
export const refreshEarly = (): Promise<Response> | undefined => {
  const hasSession = document.cookie.split("; ").includes(`${SESSION_MARK}=1`);
  if (!hasSession || !usesSession()) return undefined;
  const ask = () => fetch(REFRESH_PATH, { credentials: "include", cache: "no-store" });
  // The session asks for the same lock later, so it waits for this response.
  const response = "locks" in navigator ? navigator.locks.request(REFRESH_LOCK, ask) : ask();
  // The consumer of the response handles its failure; this avoids an unhandled rejection until then.
  response.catch(() => undefined);
  return response;
};

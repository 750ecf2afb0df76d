import { createContext, use, useSyncExternalStore } from "react";
import type { Session, SessionSnapshot } from "./session.ts";

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext;

/** The session of this tab. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no session around this component");
  return session;
};

/** The state of the session; rerenders on every change. */
export const useSessionState = (): SessionSnapshot => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
};

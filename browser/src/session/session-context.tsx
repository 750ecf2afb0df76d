import { createContext, use, useSyncExternalStore } from "react";
import type { Session, SessionSnapshot } from "./session.ts";

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext;

export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error("There is no session around this component");
  return session;
};

export const useSessionState = (): SessionSnapshot => {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
};

import type { Session } from "../session/session.ts";

/** As much of a session as telemetry needs. It never refreshes one: that would keep an idle session alive. */
export type SignedIn = Pick<Session, "currentToken" | "callHeaders" | "snapshot" | "subscribe">;

/** The headers by which the server knows whose page it is; none while nobody is signed in. */
export const proofOf = (session: SignedIn | undefined): Readonly<Record<string, string>> => {
  const token = session?.currentToken();
  return session && token !== undefined ? { ...session.callHeaders(), authorization: `Bearer ${token}` } : {};
};

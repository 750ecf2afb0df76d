import type { Session } from "../session/session.ts";

/** The part of a session that telemetry needs. It never refreshes one: that would keep an idle session alive. */
export type SignedIn = Pick<Session, "currentToken" | "callHeaders" | "snapshot" | "subscribe">;

export const proofOf = (session: SignedIn | undefined): Readonly<Record<string, string>> => {
  const token = session?.currentToken();
  return session && token !== undefined ? { ...session.callHeaders(), authorization: `Bearer ${token}` } : {};
};

import { createSession, type Session, type SessionEnvironment } from "./session.ts";
import { openSessionChannel } from "./session-channel.ts";

/** What keeps an applicant's session and a colleague's apart in one browser. */
export interface SessionNames extends Pick<SessionEnvironment, "mark" | "refreshPath" | "callHeaders"> {
  /** Of the channel and the lock between tabs. */
  readonly tabs: string;
}

const exclusively =
  (lock: string) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    // Locks exist in secure contexts only; without them the server's grace for the predecessor has to do.
    "locks" in navigator ? navigator.locks.request(lock, work) : work();

const forgetCookie = (mark: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is not everywhere yet
  document.cookie = `${mark}=; Max-Age=0; Path=/; SameSite=Lax${window.isSecureContext ? "; Secure" : ""}`;
};

/** The session of the page's own browser. */
export const createBrowserSession = ({ mark, refreshPath, tabs, callHeaders }: SessionNames): Session =>
  createSession({
    mark,
    refreshPath,
    callHeaders,
    fetch: (path, init) => fetch(path, init),
    now: () => Date.now(),
    cookies: () => document.cookie,
    forgetCookie: () => forgetCookie(mark),
    channel: openSessionChannel(`${tabs}-session`),
    exclusively: exclusively(`${tabs}-refresh`),
  });

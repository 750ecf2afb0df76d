import { createSession, type Session, type SessionEnvironment } from "./session.ts";
import { openSessionChannel } from "./session-channel.ts";

/** Names that keep the sessions of different apps apart in one browser. */
export interface SessionNames extends Pick<SessionEnvironment, "mark" | "refreshPath" | "callHeaders"> {
  /** Name of the channel and the lock between tabs. */
  readonly tabs: string;
}

const exclusively =
  (lock: string) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    // Web locks exist in secure contexts only; without them we rely on the server's grace period for the previous token.
    "locks" in navigator ? navigator.locks.request(lock, work) : work();

const forgetCookie = (mark: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet
  document.cookie = `${mark}=; Max-Age=0; Path=/; SameSite=Lax${window.isSecureContext ? "; Secure" : ""}`;
};

/** The channel on which the tabs of a session announce that somebody has signed in or out. */
export const sessionChannelOf = ({ tabs }: Pick<SessionNames, "tabs">): string => `${tabs}-session`;

/** The session in the current browser. */
export const createBrowserSession = ({ mark, refreshPath, tabs, callHeaders }: SessionNames): Session =>
  createSession({
    mark,
    refreshPath,
    callHeaders,
    fetch: (path, init) => fetch(path, init),
    now: () => Date.now(),
    cookies: () => document.cookie,
    forgetCookie: () => forgetCookie(mark),
    channel: openSessionChannel(sessionChannelOf({ tabs })),
    exclusively: exclusively(`${tabs}-refresh`),
  });

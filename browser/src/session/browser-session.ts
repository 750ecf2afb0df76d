import { createSession, type Session, type SessionEnvironment } from "./session.ts";
import { openSessionChannel } from "./session-channel.ts";

interface BrowserSession extends Pick<SessionEnvironment, "mark" | "refreshPath" | "callHeaders"> {
  readonly markPath?: string | undefined;
  readonly channel: string;
  readonly lock: string;
  readonly earlyRefresh?: Promise<Response> | undefined;
}

const fetchAfter = (early: Promise<Response> | undefined): SessionEnvironment["fetch"] => {
  let waiting = early;
  return (path, init) => {
    const response = waiting ?? fetch(path, init);
    waiting = undefined;
    return response;
  };
};

const exclusively =
  (lock: string) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    // Web locks exist in secure contexts only; without them the server's grace period for the previous token applies.
    "locks" in navigator ? navigator.locks.request(lock, work) : work();

const forgetCookie = ({ mark, markPath = "/" }: BrowserSession): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere yet
  document.cookie = `${mark}=; Max-Age=0; Path=${markPath}; SameSite=Lax${window.location.protocol === "https:" ? "; Secure" : ""}`;
};

export const createBrowserSession = (session: BrowserSession): Session =>
  createSession({
    mark: session.mark,
    refreshPath: session.refreshPath,
    callHeaders: session.callHeaders,
    fetch: fetchAfter(session.earlyRefresh),
    now: () => Date.now(),
    cookies: () => document.cookie,
    forgetCookie: () => forgetCookie(session),
    channel: openSessionChannel(session.channel),
    exclusively: exclusively(session.lock),
  });

import { createSession, SESSION_COOKIE, type Session } from "./session.ts";
import { openSessionChannel } from "./session-channel.ts";

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  // Locks exist in secure contexts only; without them the server's grace for the predecessor has to do.
  "locks" in navigator ? navigator.locks.request("latchkey-refresh", work) : work();

const forgetCookie = (): void => {
  const [name] = SESSION_COOKIE.split("=");
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is not everywhere yet
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax${window.isSecureContext ? "; Secure" : ""}`;
};

/** The session of the page's own browser. */
export const createBrowserSession = (): Session =>
  createSession({
    fetch: (path, init) => fetch(path, init),
    now: () => Date.now(),
    cookies: () => document.cookie,
    forgetCookie,
    channel: openSessionChannel(),
    exclusively,
  });

import { createSession, type Session } from "./session.ts";
import { openSessionChannel } from "./session-channel.ts";

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  // Locks exist in secure contexts only; without them the server's grace for the predecessor has to do.
  "locks" in navigator ? navigator.locks.request("latchkey-refresh", work) : work();

/** The session of the page's own browser. */
export const createBrowserSession = (): Session =>
  createSession({
    fetch: (path, init) => fetch(path, init),
    now: () => Date.now(),
    cookies: () => document.cookie,
    channel: openSessionChannel(),
    exclusively,
  });

import type { Session } from "./session.ts";
import { SignedOutError, tokenOrRevival } from "./session-revival.ts";

/**
 * Fetches with the bearer token and cookies; after a 401 retries once with a new token.
 * @throws {SignedOutError} after another 401
 */
export const authorisedFetch = async (
  address: string,
  init: RequestInit,
  session: Session,
): Promise<Response> => {
  const ask = async () => {
    const token = await tokenOrRevival(session);
    const headers = { ...init.headers, ...session.callHeaders(), authorization: `Bearer ${token}` };
    const response = await fetch(address, { ...init, headers, credentials: "include" });
    if (response.status === 401) session.refuse(token);
    return response;
  };
  const first = await ask();
  if (first.status !== 401) return first;
  const second = await ask();
  if (second.status === 401) throw new SignedOutError("The session is over");
  return second;
};

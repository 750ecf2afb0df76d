import type { Session } from "./session.ts";
import { tokenOrRevival } from "./session-revival.ts";

/** Fetches with the bearer token and cookies; after a 401 retries once with a new token. */
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
  return first.status === 401 ? ask() : first;
};

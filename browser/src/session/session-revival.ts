import type { Session } from "./session.ts";

export class SignedOutError extends Error {
  override readonly name = "SignedOutError";
}

const settled = (session: Session): Promise<void> =>
  new Promise((resolve) => {
    const stop = session.subscribe(() => {
      const { state, expired } = session.snapshot();
      if (state === "logged-out" && expired) return;
      stop();
      resolve();
    });
  });

/**
 * A token for a request that must not be lost: if the session has expired, the request waits for a sign-in in any tab
 * and then continues.
 * @throws {SignedOutError} without a session, or after a deliberate sign-out
 * @throws {SessionUnavailableError} if the server could not be reached
 */
export const tokenOrRevival = async (session: Session): Promise<string> => {
  for (;;) {
    const token = await session.accessToken();
    if (token) return token;
    const { state, expired } = session.snapshot();
    if (expired) await settled(session);
    else if (state !== "logged-in") throw new SignedOutError("Nobody is signed in");
  }
};

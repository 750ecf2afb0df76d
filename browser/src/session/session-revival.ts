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
 * A token for a call that must not be lost: when the session has expired, the call waits for a sign-in in any
 * tab and then goes on.
 * @throws {SignedOutError} when nobody is signed in and nobody had been, or somebody signed out on purpose
 * @throws {SessionUnavailableError} when the server could not be asked
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

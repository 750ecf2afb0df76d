import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { readToken } from "@latchkey/browser/session/session-token.ts";
import { postJson } from "@latchkey/browser/sign-in/link-calls.ts";
import {
  type HandedStep,
  PHONE_END_PATH,
  PHONE_EXCHANGE_PATH,
  PHONE_FILES_PATH,
  PHONE_LOOK_PATH,
  PHONE_STEP_PATH,
  type PhoneStep,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";

/** Requests of the page on a phone. Every call throws if there is no usable response. */

export type Offered = Pick<HandedStep, "docType" | "side">;

const unexpected = ({ status, url }: Response): Error =>
  new Error(`${new URL(url).pathname} answered ${status}`);

/** Looks up the code without using it. undefined: it is no longer valid */
export const lookAtCode = async (token: string): Promise<Offered | undefined> => {
  const response = await postJson(PHONE_LOOK_PATH, { token });
  if (response.status === 410) return undefined;
  if (response.status !== 200) throw unexpected(response);
  return (await response.json()) as Offered;
};

/**
 * Uses the code up.
 * @returns false if another phone has used it
 */
export const openCode = async (token: string, session: Session): Promise<boolean> => {
  const response = await postJson(PHONE_EXCHANGE_PATH, { token });
  if (response.status === 410) return false;
  if (response.status !== 200) throw unexpected(response);
  session.apply(await readToken(response, Date.now()));
  return true;
};

export const readStep = async (session: Session): Promise<PhoneStep> => {
  const response = await authorisedFetch(PHONE_STEP_PATH, {}, session);
  if (response.status !== 200) throw unexpected(response);
  return (await response.json()) as PhoneStep;
};

const post = async (path: string, body: object, session: Session): Promise<void> => {
  const headers = { "content-type": "application/json" };
  const response = await authorisedFetch(
    path,
    { method: "POST", headers, body: JSON.stringify(body) },
    session,
  );
  if (response.status !== 204) throw unexpected(response);
};

/** Registers a stored file that has passed the checks with the page on the computer. */
export const addToStep = (path: string, session: Session): Promise<void> =>
  post(PHONE_FILES_PATH, { path }, session);

export const endStep = (session: Session): Promise<void> => post(PHONE_END_PATH, {}, session);

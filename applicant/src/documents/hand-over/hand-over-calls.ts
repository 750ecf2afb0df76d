import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import {
  endHandOverPath,
  HAND_OVERS_PATH,
  type HandedStep,
  type HandOverProgress,
  handOverPath,
  type NewHandOver,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** Requests of the page that hands over. Every call throws if there is no usable response. */

const post = (path: string, body: object, session: Session): Promise<Response> => {
  const headers = { "content-type": "application/json" };
  return authorisedFetch(path, { method: "POST", headers, body: JSON.stringify(body) }, session);
};

/** "too-often": the limit of the settings is used up. */
export const startHandOver = async (
  step: HandedStep,
  language: Language,
  session: Session,
): Promise<NewHandOver | "too-often"> => {
  const response = await post(HAND_OVERS_PATH, { ...step, language }, session);
  if (response.status === 429) return "too-often";
  if (response.status !== 201) throw new Error(`The hand-over was answered with ${response.status}`);
  return (await response.json()) as NewHandOver;
};

/** A page that was signed in again has another session, so the hand-over of the former one is over. */
const progressIn = async (response: Response): Promise<HandOverProgress> => {
  if (response.status === 404) return { state: "over", files: [] };
  if (response.status !== 200)
    throw new Error(`The hand-over's progress was answered with ${response.status}`);
  return (await response.json()) as HandOverProgress;
};

export const readProgress = async (id: string, session: Session): Promise<HandOverProgress> =>
  progressIn(await authorisedFetch(handOverPath(id), {}, session));

/** @returns what has come until then */
export const endHandOver = async (id: string, session: Session): Promise<HandOverProgress> =>
  progressIn(await post(endHandOverPath(id), {}, session));

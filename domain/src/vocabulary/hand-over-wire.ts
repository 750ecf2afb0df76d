import type { Side } from "../documents/definitions.ts";
import type { DocumentType } from "../documents/kinds.ts";
import type { AdditionalFilePath } from "../documents/paths.ts";
import { type Language, languageQuery } from "./languages.ts";

/**
 * A hand-over opens one step of one party on a phone: its link works once and for ten minutes, and its session adds files
 * to that step and can do nothing else. The page beside it takes the files over, and saves them.
 */

/** The page on the phone. */
export const PHONE_PATH = "/phone";

/** For the page that hands over, with the applicant's session. */
export const HAND_OVERS_PATH = "/wizard/api/hand-overs";
export const handOverPath = (id: string): string => `${HAND_OVERS_PATH}/${id}`;
export const endHandOverPath = (id: string): string => `${handOverPath(id)}/end`;

/** For the phone: without a session, with the token of the link. */
export const PHONE_AUTH = "/auth/phone";
export const PHONE_LOOK_PATH = `${PHONE_AUTH}/look`;
export const PHONE_EXCHANGE_PATH = `${PHONE_AUTH}/exchange`;
export const PHONE_REFRESH_PATH = `${PHONE_AUTH}/refresh`;

/** For the phone, with its session. */
export const PHONE_STEP_PATH = "/wizard/api/phone";
export const PHONE_FILES_PATH = `${PHONE_STEP_PATH}/files`;
export const PHONE_END_PATH = `${PHONE_STEP_PATH}/end`;

/** The readable cookie beside the phone's session cookie. */
export const PHONE_SESSION_MARK = "latchkey_phone";

export const HAND_OVER_MINUTES = 10;
export const PHONE_SESSION_MINUTES = 30;

/** The token stands behind the `#`, which no browser sends and no log keeps. */
export const phoneAddress = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}${PHONE_PATH}?${languageQuery}=${language}#${token}`;

/** What the step takes: one side of a document. */
export interface HandedStep {
  readonly section: AdditionalFilePath;
  readonly docType: DocumentType;
  readonly side: Side;
  /** How many more files it takes. */
  readonly room: number;
}

/** What the page gets that hands over. */
export interface NewHandOver {
  readonly id: string;
  readonly address: string;
}

export const handOverStates = ["waiting", "open", "over"] as const;
/** Waiting: nobody has opened the link. Open: a phone has. Over: it was ended, or its time is up. */
export type HandOverState = (typeof handOverStates)[number];

/** A file that the phone has sent, as the signed-URL call stored it. */
export interface ArrivedFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
}

export interface HandOverProgress {
  readonly state: HandOverState;
  readonly files: readonly ArrivedFile[];
}

/** What the phone gets. */
export interface PhoneStep extends HandedStep {
  readonly maxFileBytes: number;
  readonly documentVerificationUrl: string | null;
  readonly photoVerificationUrl: string | null;
  readonly verificationTestMarker: string | null;
  readonly files: readonly ArrivedFile[];
}

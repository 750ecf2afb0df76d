import type { Side } from "../documents/definitions.ts";
import type { DocumentType } from "../documents/kinds.ts";
import type { AdditionalFilePath } from "../documents/paths.ts";
import { type Language, languageQuery } from "./languages.ts";

/**
 * A hand-over opens one step of one party on a phone. Its link works once and for ten minutes; its session can only add
 * files to that step. The page beside it takes the files over and saves them.
 */

export const PHONE_PATH = "/phone";

export const HAND_OVERS_PATH = "/wizard/api/hand-overs";
export const handOverPath = (id: string): string => `${HAND_OVERS_PATH}/${id}`;
export const endHandOverPath = (id: string): string => `${handOverPath(id)}/end`;

/** For the phone: without a session, with the token of the link. */
export const PHONE_AUTH = "/auth/phone";
export const PHONE_LOOK_PATH = `${PHONE_AUTH}/look`;
export const PHONE_EXCHANGE_PATH = `${PHONE_AUTH}/exchange`;
export const PHONE_REFRESH_PATH = `${PHONE_AUTH}/refresh`;

export const PHONE_STEP_PATH = "/wizard/api/phone";
export const PHONE_FILES_PATH = `${PHONE_STEP_PATH}/files`;
export const PHONE_END_PATH = `${PHONE_STEP_PATH}/end`;

export const PHONE_SESSION_MARK = "latchkey_phone";

export const HAND_OVER_MINUTES = 10;
export const PHONE_SESSION_MINUTES = 30;

/** The token stands behind the `#`, which no browser sends and no log keeps. */
export const phoneAddress = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}${PHONE_PATH}?${languageQuery}=${language}#${token}`;

export interface HandedStep {
  readonly section: AdditionalFilePath;
  readonly docType: DocumentType;
  readonly side: Side;
  readonly room: number;
}

export interface NewHandOver {
  readonly id: string;
  readonly address: string;
}

export const handOverStates = ["waiting", "open", "over"] as const;
/** `waiting`: the link is unused. `open`: a phone has used it. `over`: it was ended, or its time is up. */
export type HandOverState = (typeof handOverStates)[number];

export interface ArrivedFile {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
}

export interface HandOverProgress {
  readonly state: HandOverState;
  readonly files: readonly ArrivedFile[];
}

export interface PhoneStep extends HandedStep {
  readonly maxFileBytes: number;
  readonly documentVerificationUrl: string | null;
  readonly photoVerificationUrl: string | null;
  readonly verificationTestMarker: string | null;
  readonly files: readonly ArrivedFile[];
}

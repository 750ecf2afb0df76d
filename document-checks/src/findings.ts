import type { Look } from "@latchkey/domain/documents/look.ts";
import type { PageBox } from "@latchkey/domain/documents/page-box.ts";
import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";

/** The engine's input and findings. */

export type CheckedType = "jpeg" | "png" | "pdf";

export interface CheckedFile {
  /** Or how it is read, once its turn has come: of files that wait nothing is kept in memory. */
  readonly content: Buffer | (() => Promise<Buffer>);
  readonly type: CheckedType;
  /** Whose file it is: people take turns, and the time that a file takes is its owner's. */
  readonly owner: string;
  /** Reviewers have a process of their own: no stranger's upload keeps the desk waiting. */
  readonly isForDesk?: boolean;
}

/** Raw measurements, stored so that thresholds can be reviewed later. */
export interface DocumentScores {
  /** mean of the eight highest Laplacian variances of 64 tiles, at 1200 pixels */
  readonly sharpness: number;
  /** the same over the contrast of each tile */
  readonly relativeSharpness: number;
  /** how many times less the steepest edges rise when smoothed; null where there are none, or no need to look */
  readonly focus: number | null;
  /** specks arranged in lines, as letters are */
  readonly letters: number;
  /** the longer side in pixels, as it was sent */
  readonly side: number;
  /** corners of the paper inside the picture; null when no outline was found, as in a scan */
  readonly corners: number | null;
}

export const zoneFormats = ["TD1", "TD3"] as const;

/** The machine-readable zone of a passport (TD3) or of a card (TD1), ICAO 9303. */
export interface MachineReadableZone {
  readonly format: (typeof zoneFormats)[number];
  /** `P`, `I`, `AR`… */
  readonly documentCode: string;
  /** three letters */
  readonly issuer: string;
  readonly number: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthdate: CivilDate;
  readonly expiry: CivilDate;
  /** three letters */
  readonly nationality: string;
}

export interface DocumentFinding {
  readonly outcome: "ok" | "blurred" | "too-small" | "cut-off" | "no-document";
  readonly scores: DocumentScores;
  /** only when every check digit is right; names have none and may be off by a letter */
  readonly mrz?: MachineReadableZone;
  /** where the zone stands */
  readonly zoneBox?: PageBox;
}

export interface FaceScores {
  /** width over the picture's shorter side; 0 when there is none */
  readonly largestFace: number;
}

export interface FaceFinding {
  readonly outcome: "ok" | "no-face" | "several-faces" | "face-too-small";
  readonly faces: number;
  /** where they are, largest first */
  readonly faceBoxes: readonly PageBox[];
  readonly scores: FaceScores;
}

export interface ViewedPage {
  readonly outcome: "ok";
  /** JPEG without any metadata */
  readonly content: Buffer;
  readonly pages: number;
}

/** A PDF opens and has a page that can be drawn; a picture was decoded to its end. */
export interface Inspected {
  readonly outcome: "ok";
  /** only of a PDF */
  readonly metadata?: PdfMetadata;
  /** only of a picture */
  readonly look?: Look;
}

/** A picture that was turned into another format. */
export interface ConvertedHeic {
  readonly outcome: "ok";
  /** JPEG without any metadata */
  readonly content: Buffer;
}

export type NotCheckedReason =
  /** Nobody can read the file. */
  | "too-large"
  | "unreadable"
  | "encrypted"
  /** Reading it takes more than it may have. */
  | "timeout"
  | "memory"
  /** It has nothing to do with the file. */
  | "busy"
  | "crashed";

export interface Unchecked {
  readonly outcome: "not-checked";
  readonly reason: NotCheckedReason;
}

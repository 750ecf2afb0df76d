import type { Look } from "@latchkey/domain/documents/look.ts";
import type { PageBox } from "@latchkey/domain/documents/page-box.ts";
import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";

export type CheckedType = "jpeg" | "png" | "pdf";

export interface CheckedFile {
  /** A function reads the file when its turn comes, so that waiting files take no memory. */
  readonly content: Buffer | (() => Promise<Buffer>);
  readonly type: CheckedType;
  readonly owner: string;
  /** Reviewers have a process of their own, so that uploads never keep them waiting. */
  readonly isForDesk?: boolean;
}

/** Raw measurements, stored so that thresholds can be reviewed later. */
export interface DocumentScores {
  /** mean of the eight highest Laplacian variances of 64 tiles, at 1200 pixels */
  readonly sharpness: number;
  /** the same over the contrast of each tile */
  readonly relativeSharpness: number;
  /** the factor by which smoothing reduces the steepest edges; null without edges, or where not needed */
  readonly focus: number | null;
  readonly letters: number;
  /** the longer side in pixels, before scaling */
  readonly side: number;
  /** corners of the paper inside the picture; null when no outline was found, as in a scan */
  readonly corners: number | null;
}

export const zoneFormats = ["TD1", "TD3"] as const;

/** The machine-readable zone of a passport (TD3) or of a card (TD1), ICAO 9303. */
export interface MachineReadableZone {
  readonly format: (typeof zoneFormats)[number];
  readonly documentCode: string;
  readonly issuer: string;
  readonly number: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthdate: CivilDate;
  readonly expiry: CivilDate;
  readonly nationality: string;
}

export interface DocumentFinding {
  readonly outcome: "ok" | "blurred" | "too-small" | "cut-off" | "no-document";
  readonly scores: DocumentScores;
  readonly mrz?: MachineReadableZone;
  readonly zoneBox?: PageBox;
  readonly zoneIsLate?: boolean;
}

export interface FaceScores {
  /** width over the picture's shorter side; 0 when there is none */
  readonly largestFace: number;
}

export interface FaceFinding {
  readonly outcome: "ok" | "no-face" | "several-faces" | "face-too-small";
  readonly faces: number;
  readonly faceBoxes: readonly PageBox[];
  readonly scores: FaceScores;
}

export interface ViewedPage {
  readonly outcome: "ok";
  readonly content: Buffer;
  readonly pages: number;
}

/** A PDF opens and has a page that can be rendered; a picture was decoded to its end. */
export interface Inspected {
  readonly outcome: "ok";
  readonly metadata?: PdfMetadata;
  /** The first page shows nothing, and no page has text. */
  readonly isBlank?: boolean;
  readonly look?: Look;
}

export interface ConvertedHeic {
  readonly outcome: "ok";
  readonly content: Buffer;
}

export type NotCheckedReason =
  | "too-large"
  | "unreadable"
  | "encrypted"
  | "dynamic-form"
  | "timeout"
  | "memory"
  | "busy"
  | "crashed";

export interface Unchecked {
  readonly outcome: "not-checked";
  readonly reason: NotCheckedReason;
}

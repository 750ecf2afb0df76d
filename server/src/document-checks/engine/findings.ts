import type { MachineReadableZone } from "./zone.ts";

/** What the engine looks at, and what it finds. */

export type CheckedType = "jpeg" | "png" | "pdf";

export interface CheckedFile {
  readonly content: Buffer;
  readonly type: CheckedType;
}

/** What the pictures say; kept so that thresholds can be judged later. */
export interface DocumentScores {
  /** mean of the eight highest Laplacian variances of 64 tiles, at 1200 pixels */
  readonly sharpness: number;
  /** the same over the contrast of each tile */
  readonly relativeSharpness: number;
  /** specks that stand in lines as letters do */
  readonly letters: number;
  /** of the paper inside the picture; null when no outline was seen, as in a scan */
  readonly corners: number | null;
}

export interface DocumentFinding {
  readonly outcome: "ok" | "blurred" | "cut-off" | "no-document";
  readonly scores: DocumentScores;
  /** only when every check digit holds; names have none and may be misread by a letter */
  readonly mrz?: MachineReadableZone;
}

export interface FaceScores {
  /** width over the picture's shorter side; 0 when there is none */
  readonly largestFace: number;
}

export interface FaceFinding {
  readonly outcome: "ok" | "no-face" | "several-faces" | "face-too-small";
  readonly faces: number;
  readonly scores: FaceScores;
}

export interface ViewedPage {
  readonly outcome: "ok";
  /** JPEG without any metadata */
  readonly content: Buffer;
  readonly pages: number;
}

export type NotCheckedReason = "timeout" | "too-large" | "unreadable" | "encrypted" | "busy" | "crashed";

export interface Unchecked {
  readonly outcome: "not-checked";
  readonly reason: NotCheckedReason;
}

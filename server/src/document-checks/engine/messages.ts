import type { PageBox } from "@latchkey/domain/documents/page-box.ts";
import type { PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import { z } from "zod";
import type {
  CheckedType,
  DocumentFinding,
  FaceFinding,
  Inspected,
  Unchecked,
  ViewedPage,
} from "./findings.ts";
import { type MachineReadableZone, zoneFormats } from "./zone.ts";

/** The messages between the server and the child process. */

interface FileJob {
  readonly content: Buffer;
  readonly type: CheckedType;
  readonly maxPixels: number;
  readonly modelsFolder: string;
}

export type Job = FileJob &
  (
    | { readonly kind: "document"; readonly expectsZone: boolean; readonly today: string }
    | { readonly kind: "face" }
    /** of a PDF */
    | { readonly kind: "inspect" }
    | { readonly kind: "view"; readonly page: number }
  );

const zone: z.ZodType<MachineReadableZone> = z.object({
  format: z.enum(zoneFormats),
  documentCode: z.string(),
  issuer: z.string(),
  number: z.string(),
  surname: z.string(),
  givenNames: z.string(),
  birthdate: z.iso.date(),
  expiry: z.iso.date(),
  nationality: z.string(),
});

const share = z.number().min(0).max(1);

const pageBox: z.ZodType<PageBox> = z.object({
  page: z.int().min(1),
  x: share,
  y: share,
  width: share,
  height: share,
});

const LONGEST_TEXT = 400;
const shortText = z.string().max(LONGEST_TEXT);

const pdfMetadata: z.ZodType<PdfMetadata> = z.object({
  producer: shortText,
  creator: shortText,
  created: shortText,
  modified: shortText,
  laterSaves: z.int().min(0),
  hasText: z.boolean(),
});

/** The child has just read an untrusted file: its messages are as untrusted as the file. */
export const unchecked: z.ZodType<Unchecked> = z.object({
  outcome: z.literal("not-checked"),
  reason: z.enum(["too-large", "unreadable", "encrypted", "timeout", "memory", "busy", "crashed"]),
});

export const documentFinding: z.ZodType<DocumentFinding> = z.object({
  outcome: z.enum(["ok", "blurred", "cut-off", "no-document"]),
  scores: z.object({
    sharpness: z.number(),
    relativeSharpness: z.number(),
    focus: z.number().nullable(),
    letters: z.number(),
    corners: z.number().nullable(),
  }),
  mrz: zone.exactOptional(),
  zoneBox: pageBox.exactOptional(),
});

export const faceFinding: z.ZodType<FaceFinding> = z.object({
  outcome: z.enum(["ok", "no-face", "several-faces", "face-too-small"]),
  faces: z.number(),
  faceBoxes: z.array(pageBox),
  scores: z.object({ largestFace: z.number() }),
});

export const inspected: z.ZodType<Inspected> = z.object({
  outcome: z.literal("ok"),
  metadata: pdfMetadata.exactOptional(),
});

export const viewedPage: z.ZodType<ViewedPage> = z.object({
  outcome: z.literal("ok"),
  content: z.instanceof(Buffer),
  pages: z.number(),
});

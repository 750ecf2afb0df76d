import type { Look } from "@latchkey/domain/documents/look.ts";
import type { PageBox } from "@latchkey/domain/documents/page-box.ts";
import { markKinds, type PdfMetadata } from "@latchkey/domain/documents/pdf-signals.ts";
import { z } from "zod";
import {
  type CheckedType,
  type ConvertedHeic,
  type DocumentFinding,
  type FaceFinding,
  type Inspected,
  type MachineReadableZone,
  type Unchecked,
  type ViewedPage,
  zoneFormats,
} from "./findings.ts";

export type ViewSize = "page" | "thumbnail";

interface Given {
  readonly content: Buffer;
  readonly maxPixels: number;
  readonly modelsFolder: string;
}

interface FileJob extends Given {
  readonly type: CheckedType;
}

export type Job =
  | (Given & { readonly kind: "turn-heic"; readonly type: "heic" })
  | (FileJob &
      (
        | {
            readonly kind: "document";
            readonly expectsZone: boolean;
            readonly today: string;
            readonly zoneMs: number;
          }
        | { readonly kind: "face" }
        | { readonly kind: "inspect" }
        | { readonly kind: "logo"; readonly width: number; readonly height: number }
        | { readonly kind: "view"; readonly page: number; readonly size: ViewSize }
      ));

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
/** In UTF-16; a note is cut at 2,000 characters, some of which take two units. */
const LONGEST_NOTE = 4000;
const shortText = z.string().max(LONGEST_TEXT);

const pdfMetadata: z.ZodType<PdfMetadata> = z.object({
  producer: shortText,
  creator: shortText,
  created: shortText,
  modified: shortText,
  laterSaves: z.int().min(0),
  hasText: z.boolean(),
  attached: z.int().min(0),
  attachedFiles: z.array(shortText),
  hiddenLayers: z.array(shortText),
  unreadPictures: z.array(z.int().min(1)),
  undrawnMarks: z.array(z.enum(markKinds)),
  missingLetters: z.array(shortText),
  notes: z.array(z.string().max(LONGEST_NOTE)),
});

const level = z.number().min(0).max(255);

const look: z.ZodType<Look> = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  light: level,
  colour: level,
  flat: share.nullable(),
  camera: z.boolean(),
  saysScreenshot: z.boolean(),
  print: z
    .string()
    .regex(/^[0-9a-f]{512}$/)
    .nullable(),
});

/** The child has read an untrusted file, so its messages are untrusted too. */
export const unchecked: z.ZodType<Unchecked> = z.object({
  outcome: z.literal("not-checked"),
  reason: z.enum([
    "too-large",
    "unreadable",
    "encrypted",
    "dynamic-form",
    "timeout",
    "memory",
    "busy",
    "crashed",
  ]),
});

export const documentFinding: z.ZodType<DocumentFinding> = z.object({
  outcome: z.enum(["ok", "blurred", "too-small", "cut-off", "no-document"]),
  scores: z.object({
    sharpness: z.number(),
    relativeSharpness: z.number(),
    focus: z.number().nullable(),
    letters: z.number(),
    side: z.number(),
    corners: z.number().nullable(),
  }),
  mrz: zone.exactOptional(),
  zoneBox: pageBox.exactOptional(),
  zoneIsLate: z.boolean().exactOptional(),
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
  isBlank: z.boolean().exactOptional(),
  look: look.exactOptional(),
});

export const turned: z.ZodType<ConvertedHeic> = z.object({
  outcome: z.literal("ok"),
  content: z.instanceof(Buffer),
});

export const viewedPage: z.ZodType<ViewedPage> = z.object({
  outcome: z.literal("ok"),
  content: z.instanceof(Buffer),
  pages: z.number(),
});

import type { MarkKind } from "@latchkey/domain/documents/pdf-signals.ts";
import { readable } from "./pdf-metadata.ts";
import { type OpenedPdf, type PdfPage, textFrom, withMemory } from "./pdf-renderer.ts";

/** Kinds of annotations, as the renderer numbers them. */
const LINK = 2;
const FREE_TEXT = 3;
const POPUP = 16;
const FILE = 17;
export const WIDGET = 20;

const KINDS: Readonly<Record<number, MarkKind>> = {
  18: "sound",
  19: "video",
  21: "video",
  25: "model",
  26: "video",
};

/** Form fields are drawn by the form; a popup belongs to the window of a program. */
const DRAWN_OTHERWISE: readonly number[] = [POPUP, WIDGET];
const WITHOUT_NOTE: readonly number[] = [...DRAWN_OTHERWISE, LINK];
/** A link without a border has nothing to draw, and a file has a finding of its own. */
const MAY_BE_UNDRAWN: readonly number[] = [...WITHOUT_NOTE, FILE];

export const annotationsOf = <T>(
  { renderer }: OpenedPdf,
  { place }: PdfPage,
  read: (annotation: number, kind: number) => T,
): readonly T[] =>
  Array.from({ length: renderer.FPDFPage_GetAnnotCount(place) }, (_, index) =>
    renderer.FPDFPage_GetAnnot(place, index),
  ).flatMap((annotation) => {
    if (annotation === 0) return [];
    const found = read(annotation, renderer.FPDFAnnot_GetSubtype(annotation));
    renderer.FPDFPage_CloseAnnot(annotation);
    return [found];
  });

/** Flags of an annotation: hidden, not for the screen. */
const UNSEEN = 2 | 32;
const NORMAL = 0;

const isSeen = ({ renderer }: OpenedPdf, annotation: number): boolean =>
  (renderer.FPDFAnnot_GetFlags(annotation) & UNSEEN) === 0;

/** Lines have points of their own, which alone say where they are. */
const LINES: readonly number[] = [4, 7, 8, 15];
const EDGES = 4;
/** In points: the largest page that PDF allows (14,400). */
const FAR = 14_400;

/** Some programs write a rectangle that is empty or elsewhere, and nothing outside it is drawn. */
const widen = ({ renderer }: OpenedPdf, annotation: number): void => {
  withMemory(renderer, EDGES * Float32Array.BYTES_PER_ELEMENT, (place) => {
    new Float32Array(renderer.pdfium.HEAPU8.buffer, place, EDGES).set([-FAR, FAR, FAR, -FAR]);
    renderer.FPDFAnnot_SetRect(annotation, place);
  });
};

const generate = (pdf: OpenedPdf, annotation: number): boolean => {
  if (LINES.includes(pdf.renderer.FPDFAnnot_GetSubtype(annotation))) widen(pdf, annotation);
  return pdf.renderer.EPDFAnnot_GenerateAppearance(annotation);
};

const isDrawn = (pdf: OpenedPdf, annotation: number): boolean =>
  pdf.renderer.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) || generate(pdf, annotation);

/** Lines, marks, stamps and texts that the file describes without a drawing get one. */
export const drawAnnotations = (pdf: OpenedPdf, page: PdfPage): void => {
  annotationsOf(pdf, page, (annotation, kind) => {
    if (!DRAWN_OTHERWISE.includes(kind) && isSeen(pdf, annotation)) isDrawn(pdf, annotation);
  });
};

const LONGEST_NOTE = 2000;

const noteOf = ({ renderer }: OpenedPdf, annotation: number): string =>
  readable(
    textFrom(renderer, (buffer, bytes) =>
      renderer.FPDFAnnot_GetStringValue(annotation, "Contents", buffer, bytes),
    ),
    LONGEST_NOTE,
  );

export interface ReadAnnotations {
  /** Texts that stand in no drawing. */
  readonly notes: readonly string[];
  /** Annotations that are meant to be seen and that cannot be drawn. */
  readonly undrawn: readonly MarkKind[];
}

export const readAnnotations = (pdf: OpenedPdf, page: PdfPage): ReadAnnotations => {
  const read = annotationsOf(pdf, page, (annotation, kind) => {
    const seen = isSeen(pdf, annotation);
    const drawn = isDrawn(pdf, annotation);
    const isShown = kind === FREE_TEXT && seen && drawn;
    return {
      note: isShown || WITHOUT_NOTE.includes(kind) ? "" : noteOf(pdf, annotation),
      undrawn: seen && !drawn && !MAY_BE_UNDRAWN.includes(kind) ? (KINDS[kind] ?? "mark") : undefined,
    };
  });
  return {
    notes: read.flatMap(({ note }) => (note === "" ? [] : [note])),
    undrawn: read.flatMap(({ undrawn }) => undrawn ?? []),
  };
};

import type { OpenedPdf, PdfPage, Renderer } from "./pdf-renderer.ts";

/** Kinds of objects on a page, as the renderer numbers them. */
export const OBJECTS = { text: 1, line: 2, picture: 3, group: 5 } as const;

/** A group may hold itself. */
const DEEPEST = 6;

const objectsIn = (renderer: Renderer, group: number, depth: number): readonly number[] =>
  Array.from({ length: Math.max(0, renderer.FPDFFormObj_CountObjects(group)) }, (_, index) =>
    renderer.FPDFFormObj_GetObject(group, index),
  ).flatMap((object) => withInner(renderer, object, depth));

const withInner = (renderer: Renderer, object: number, depth: number): readonly number[] =>
  renderer.FPDFPageObj_GetType(object) === OBJECTS.group && depth < DEEPEST
    ? objectsIn(renderer, object, depth + 1)
    : [object];

/** Objects of one kind on a page, those in groups too. */
export const objectsOf = (
  { renderer }: OpenedPdf,
  { place }: PdfPage,
  kind: keyof typeof OBJECTS,
): readonly number[] =>
  Array.from({ length: Math.max(0, renderer.FPDFPage_CountObjects(place)) }, (_, index) =>
    renderer.FPDFPage_GetObject(place, index),
  )
    .flatMap((object) => withInner(renderer, object, 0))
    .filter((object) => renderer.FPDFPageObj_GetType(object) === OBJECTS[kind]);

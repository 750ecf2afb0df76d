import sharp from "sharp";
import type { Drawing } from "../../corpus/documents/layout.ts";
import { type DocumentKind, drawDocument, laidOpen } from "../../corpus/documents.ts";
import { emptyPicture, portrait } from "../../corpus/faces.ts";
import { picturePdf } from "../../corpus/pdf.ts";
import { aHolder } from "../../corpus/people.ts";
import { photograph, type Shot, scan, tables } from "../../corpus/photograph.ts";
import { seeded } from "../../corpus/random.ts";
import type { CorpusFile } from "../engine.ts";
import { families } from "./families.ts";

/** Pictures are drawn from a seed, one at a time, and never stored. */

/** `either`: people disagree about these too. They are counted, but neither as right nor as wrong. */
export type Truth = "ok" | "blurred" | "cut-off" | "no-document" | "either";

export interface DocumentCase {
  readonly group: string;
  readonly truth: Truth;
  readonly draw: () => Promise<CorpusFile>;
  readonly kind: string;
  readonly lines: readonly string[];
}

const HOLDERS = 3;

export const jpeg = async (content: Promise<Buffer>): Promise<CorpusFile> => ({
  content: await content,
  type: "jpeg",
});

interface Variant {
  readonly group: string;
  readonly truth: Truth;
  readonly shot: Partial<Shot>;
}

const ok = (group: string, shot: Partial<Shot>): Variant => ({ group, truth: "ok", shot });

const VARIANTS: readonly Variant[] = [
  ...tables.map((table) => ok(`on ${table}`, { table })),
  ok("turned -10°", { turn: -10 }),
  ok("turned 10°", { turn: 10, table: "dark" }),
  ok("on its side", { turn: 88 }),
  ok("upside down", { turn: 176, table: "brick" }),
  ok("dark", { light: 0.45, noise: 6 }),
  ok("very dark, grainy", { light: 0.3, noise: 9, table: "light" }),
  ok("8 megapixels", { width: 3264 }),
  ok("2 megapixels", { width: 1600 }),
  ok("blur σ 1", { blur: 1 }),
  ok("blur σ 2", { blur: 2 }),
  { group: "blur σ 4", truth: "either", shot: { blur: 4 } },
  { group: "blur σ 6", truth: "blurred", shot: { blur: 6 } },
  { group: "blur σ 8", truth: "blurred", shot: { blur: 8, table: "dark" } },
  { group: "blur σ 14", truth: "blurred", shot: { blur: 14 } },
  { group: "blur σ 8, dark", truth: "blurred", shot: { blur: 8, light: 0.4, noise: 6 } },
  ...tables.map(
    (table): Variant => ({ group: `20 % cut, ${table}`, truth: "cut-off", shot: { table, cut: 0.2 } }),
  ),
  { group: "35 % cut", truth: "cut-off", shot: { cut: 0.35, turn: -4 } },
];

const pdfFrom = async (content: Promise<Buffer>): Promise<CorpusFile> => {
  const picture = await content;
  const { width, height } = await sharp(picture).metadata();
  return { content: picturePdf({ jpeg: picture, width, height }), type: "pdf" };
};

const onItsSide = async (content: Promise<Buffer>): Promise<Buffer> =>
  sharp(await content)
    .rotate(270)
    .jpeg()
    .toBuffer();

const scans = (drawing: Drawing): readonly Pick<DocumentCase, "group" | "draw">[] => [
  { group: "scan", draw: () => jpeg(scan(drawing, { width: 1600 })) },
  { group: "scan with white margin", draw: () => jpeg(scan(drawing, { width: 1800, margin: 250 })) },
  {
    group: "small scan enlarged 3×",
    draw: async () =>
      jpeg(
        sharp(await scan(drawing, { width: 800 }))
          .resize(2400)
          .jpeg()
          .toBuffer(),
      ),
  },
  { group: "scan on its side", draw: () => jpeg(onItsSide(scan(drawing, { width: 1600 }))) },
  {
    group: "white on black",
    draw: async () =>
      jpeg(
        sharp(await scan(drawing, { width: 1600 }))
          .negate()
          .jpeg()
          .toBuffer(),
      ),
  },
  { group: "PDF of a scanning app", draw: () => pdfFrom(scan(drawing, { width: 1800 })) },
  { group: "PDF of a photograph", draw: () => pdfFrom(photograph(drawing, { width: 3000 })) },
];

const booklets = (drawing: Drawing, kind: DocumentKind): readonly Pick<DocumentCase, "group" | "draw">[] =>
  kind === "passport"
    ? tables.map((table) => ({
        group: "booklet, other page cut off",
        draw: () => jpeg(photograph(laidOpen(drawing), { table, cut: 0.25 })),
      }))
    : [];

const documentCases = (): DocumentCase[] => {
  const random = seeded(20_261_120);
  return Array.from({ length: HOLDERS }, () => aHolder(random)).flatMap((holder) =>
    families.first.kinds.flatMap((kind): DocumentCase[] => {
      const drawing = drawDocument(kind, holder);
      const common = { kind, lines: drawing.lines };
      const seed = Math.floor(random() * 1e9);
      // Hand-held photos are never perfectly straight.
      const turn = Math.round(random() * 12 - 6);
      return [
        ...VARIANTS.map(({ group, truth, shot }) => ({
          ...common,
          group,
          truth,
          draw: () => jpeg(photograph(drawing, { seed, turn, ...shot })),
        })),
        ...booklets(drawing, kind).map((made) => ({ ...common, ...made, truth: "ok" as const })),
        ...scans(drawing).map((made) => ({ ...common, ...made, truth: "ok" as const })),
      ];
    }),
  );
};

export const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 3000, height: 2250, channels: 3, background } })
    .jpeg()
    .toBuffer();

const NOTHING: Drawing = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  width: 4,
  height: 3,
  lines: [],
};

const bareTable = (table: Shot["table"]): Promise<Buffer> =>
  photograph(NOTHING, { table, turn: 0, width: 3000 });

const withoutDocument = (): DocumentCase[] => {
  const things: readonly (readonly [string, () => Promise<Buffer>])[] = [
    ["bricks", () => emptyPicture("brick")],
    ["cat", () => emptyPicture("chelsea")],
    ["cup of coffee", () => emptyPicture("coffee")],
    ["person", () => portrait()],
    ["two people", () => portrait({ people: 2 })],
    ["person, blurred", () => portrait({ blur: 5 })],
    ["grey wall", () => plain("#9a9a9a")],
    ["black", () => plain("#050505")],
    ["white", () => plain("#ffffff")],
    ...tables.map((table) => [`table of ${table}`, () => bareTable(table)] as const),
  ];
  return things.map(([name, draw]) => ({
    group: name,
    truth: "no-document",
    kind: "none",
    lines: [],
    draw: () => jpeg(draw()),
  }));
};

export const allDocuments = (): readonly DocumentCase[] => [...documentCases(), ...withoutDocument()];

import { writeLine } from "./strokes.ts";
import { cardLines, type Holder, passportLines } from "./zone-lines.ts";

/** Fictional documents; sizes in pixels, proportions as in the real ones. */

export const documentKinds = ["passport", "licence", "card", "letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const page = (width: number, height: number, parts: readonly string[], lines: readonly string[] = []) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`,
  width,
  height,
  lines,
});

const ground = (width: number, height: number, [top, bottom]: readonly [string, string]): string =>
  `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" rx="${Math.round(width / 60)}" fill="url(#g)"/>`;

const guilloche = ({ width, height }: { width: number; height: number }, colour: string): string => {
  const waves = Array.from({ length: 24 }, (_, line) => {
    const y = ((line + 0.5) * height) / 24;
    const bend = height / 12;
    return `M0 ${y} Q${width / 4} ${y - bend} ${width / 2} ${y} T${width} ${y}`;
  });
  return `<path d="${waves.join(" ")}" fill="none" stroke="${colour}" stroke-width="3" opacity=".35"/>`;
};

const portrait = ({ x, y, width, height }: Box): string =>
  `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#d9dde0"/><ellipse cx="${x + width / 2}" cy="${y + height * 0.4}" rx="${width * 0.22}" ry="${height * 0.24}" fill="#a07a62"/><path d="M${x + width * 0.08} ${y + height} Q${x + width / 2} ${y + height * 0.45} ${x + width * 0.92} ${y + height} Z" fill="#37414f"/></g>`;

const fields = (rows: readonly (readonly [string, string])[], { x, y, width: size, height: step }: Box) =>
  rows.flatMap(([label, value], row) => [
    writeLine(label, { x, y: y + row * step, height: size * 0.6, colour: "#5d6470" }),
    writeLine(value, { x, y: y + row * step + size * 0.95, height: size }),
  ]);

const rowsOf = (holder: Holder): readonly (readonly [string, string])[] => [
  ["Surname", holder.surname.toUpperCase()],
  ["Given names", holder.givenNames.toUpperCase()],
  ["Nationality", holder.state],
  ["Date of birth", holder.birthdate],
  ["Date of expiry", holder.expiry],
  ["Number", holder.number],
];

const zone = (lines: readonly string[], { x, y, width: size, height: step }: Box): string[] =>
  lines.map((line, row) => writeLine(line, { x, y: y + row * step, height: size }));

const passport = (holder: Holder): Drawing => {
  const size = { width: 2500, height: 1760 };
  const lines = passportLines(holder);
  return page(
    size.width,
    size.height,
    [
      ground(size.width, size.height, ["#f3efe6", "#dfe7ee"]),
      guilloche(size, "#b9a5a0"),
      writeLine("PASSPORT  UTOPIA", { x: 120, y: 90, height: 64, colour: "#5b2333" }),
      portrait({ x: 110, y: 300, width: 700, height: 880 }),
      ...fields(rowsOf(holder), { x: 920, y: 280, width: 52, height: 165 }),
      ...zone(lines, { x: 120, y: 1420, width: 50, height: 130 }),
    ],
    lines,
  );
};

const card = (holder: Holder): Drawing => {
  const size = { width: 2054, height: 1296 };
  const lines = cardLines(holder);
  return page(
    size.width,
    size.height,
    [
      ground(size.width, size.height, ["#e7f0ea", "#f2ead9"]),
      guilloche(size, "#8fae9b"),
      writeLine("IDENTITY CARD", { x: 100, y: 70, height: 60, colour: "#1f4d3a" }),
      ...fields(rowsOf(holder).slice(0, 3), { x: 100, y: 220, width: 48, height: 150 }),
      portrait({ x: 1500, y: 120, width: 430, height: 540 }),
      ...zone(lines, { x: 120, y: 780, width: 60, height: 150 }),
    ],
    lines,
  );
};

const licence = (holder: Holder): Drawing => {
  const size = { width: 2054, height: 1296 };
  return page(size.width, size.height, [
    ground(size.width, size.height, ["#f6dfe6", "#efe6f2"]),
    guilloche(size, "#c98aa4"),
    writeLine("DRIVING LICENCE", { x: 720, y: 80, height: 64, colour: "#2b3f8f" }),
    portrait({ x: 90, y: 260, width: 540, height: 680 }),
    ...fields(rowsOf(holder), { x: 720, y: 240, width: 48, height: 160 }),
    writeLine(holder.surname, { x: 90, y: 1060, height: 70, weight: 1 }),
  ]);
};

const SENTENCES = [
  "Thank you for your letter about the flat.",
  "Your account was charged 845.20 on the first",
  "of the month, as agreed with your landlord.",
  "Please keep this statement for your records.",
  "The next reading of the meter is in October.",
];

const letter = (holder: Holder): Drawing => {
  const size = { width: 2100, height: 2970 };
  const body = Array.from({ length: 24 }, (_, row) =>
    writeLine(SENTENCES[row % SENTENCES.length] ?? "", { x: 220, y: 1000 + row * 70, height: 32 }),
  );
  return page(size.width, size.height, [
    `<rect width="${size.width}" height="${size.height}" fill="#fcfcfa"/>`,
    writeLine("NORTHERN WATER", { x: 220, y: 220, height: 60, colour: "#1d5c8a" }),
    writeLine(`${holder.givenNames} ${holder.surname}`, { x: 220, y: 480, height: 36 }),
    writeLine("12 Example Road", { x: 220, y: 550, height: 36 }),
    writeLine("Leeds LS1 4AP", { x: 220, y: 620, height: 36 }),
    ...body,
  ]);
};

const DRAWERS: Readonly<Record<DocumentKind, (holder: Holder) => Drawing>> = {
  passport,
  licence,
  card,
  letter,
};

export const drawDocument = (kind: DocumentKind, holder: Holder): Drawing => DRAWERS[kind](holder);

export const laidOpen = ({ svg, width, height, lines }: Drawing): Drawing =>
  page(
    width,
    height * 2,
    [
      svg,
      `<rect y="${height}" width="${width}" height="${height}" rx="40" fill="#ece6dc"/>`,
      `<rect y="${height - 12}" width="${width}" height="24" fill="#8d8478" opacity=".55"/>`,
      writeLine("VISAS", { x: width * 0.42, y: height * 1.2, height: 60, colour: "#5b2333" }),
    ],
    lines,
  );

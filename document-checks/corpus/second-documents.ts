import type { Drawing } from "./documents.ts";
import { writeLine } from "./strokes.ts";
import { type Holder, passportLines } from "./zone-lines.ts";

/** A second set of layouts. All documents are fictional. */

export const secondDocumentKinds = [
  "permit",
  "statement",
  "payslip",
  "certificate",
  "bill",
  "booklet",
] as const;
export type SecondDocumentKind = (typeof secondDocumentKinds)[number];

const drawing = (
  width: number,
  height: number,
  parts: readonly string[],
  lines: readonly string[] = [],
): Drawing => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`,
  width,
  height,
  lines,
});
const many = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));
const box = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const head = (x: number, y: number, size: number): string =>
  `${box(x, y, size, size * 1.25, "#c9cfca")}<circle cx="${x + size / 2}" cy="${y + size * 0.5}" r="${size * 0.24}" fill="#6d4a38"/><path d="M${x} ${y + size * 1.25} Q${x + size / 2} ${y + size * 0.5} ${x + size} ${y + size * 1.25} Z" fill="#7a2f3a"/>`;

const permit = (holder: Holder): Drawing =>
  drawing(2054, 1296, [
    box(0, 0, 2054, 1296, "#a9cbd9", 'rx="60"'),
    ...many(
      16,
      (ring) =>
        `<circle cx="1500" cy="700" r="${60 + ring * 52}" fill="none" stroke="#5b8fae" stroke-width="5" opacity=".4"/>`,
    ),
    writeLine("RESIDENCE PERMIT", { x: 90, y: 80, height: 70, colour: "#173a5e" }),
    head(1480, 260, 440),
    ...[
      `${holder.surname} ${holder.givenNames}`,
      `Born ${holder.birthdate}`,
      `Until ${holder.expiry}`,
      "Work permitted",
      "Remarks none",
    ].flatMap((text, row) => [writeLine(text, { x: 90, y: 270 + row * 175, height: 54 })]),
    writeLine(holder.number, { x: 1440, y: 1080, height: 60, colour: "#8a1f2a" }),
  ]);

const statement = (holder: Holder): Drawing =>
  drawing(2100, 2970, [
    box(0, 0, 2100, 2970, "#f6f5f0"),
    box(150, 150, 260, 260, "#124e43"),
    writeLine("ALDER BANK", { x: 460, y: 230, height: 70, colour: "#124e43" }),
    writeLine(`${holder.givenNames} ${holder.surname}`, { x: 150, y: 520, height: 38 }),
    writeLine("Statement of account", { x: 150, y: 700, height: 54 }),
    ...many(26, (row) => {
      const y = 860 + row * 72;
      return `${row % 2 ? box(150, y - 18, 1800, 72, "#e4ece8") : ""}${writeLine(`${String(1 + row).padStart(2, "0")} Nov`, { x: 170, y, height: 30 })}${writeLine(row % 3 ? "Card payment grocer" : "Standing order rent", { x: 480, y, height: 30 })}${writeLine(`${(row * 137) % 900}.${10 + row}`, { x: 1650, y, height: 30 })}`;
    }),
  ]);

const payslip = (holder: Holder): Drawing =>
  drawing(2480, 1748, [
    box(0, 0, 2480, 1748, "#fdfdfd"),
    box(0, 0, 2480, 220, "#e8b04a"),
    writeLine("PAYSLIP OCTOBER", { x: 120, y: 70, height: 80, colour: "#40300a" }),
    writeLine(`${holder.givenNames} ${holder.surname}`, { x: 120, y: 320, height: 44 }),
    ...many(11, (row) => {
      const y = 480 + row * 100;
      return `<path d="M100 ${y - 26} H2380" stroke="#bbb" stroke-width="4"/>${writeLine(["Basic pay", "Overtime", "Pension", "Income tax"][row % 4] ?? "", { x: 120, y, height: 40 })}${writeLine(`${(row * 311) % 2000}.00`, { x: 1850, y, height: 40 })}`;
    }),
  ]);

const certificate = (holder: Holder): Drawing =>
  drawing(2970, 2100, [
    box(0, 0, 2970, 2100, "#f3e9cf"),
    box(110, 110, 2750, 1880, "none", 'stroke="#7b5b2e" stroke-width="26"'),
    box(160, 160, 2650, 1780, "none", 'stroke="#7b5b2e" stroke-width="8"'),
    writeLine("CERTIFICATE OF BIRTH", { x: 640, y: 320, height: 110, colour: "#4a2f12" }),
    ...[
      "This is to certify that on the day named",
      `${holder.givenNames} ${holder.surname}`,
      "was born in this district and entered in",
      "the register under the number below",
      holder.number,
    ].map((text, row) => writeLine(text, { x: 330, y: 680 + row * 190, height: 54 })),
    '<circle cx="2400" cy="1620" r="210" fill="#9c2a2a" opacity=".8"/>',
  ]);

const bill = (holder: Holder): Drawing =>
  drawing(2159, 2794, [
    box(0, 0, 2159, 2794, "#ffffff"),
    box(0, 0, 2159, 420, "#27408b"),
    writeLine("CITY POWER", { x: 160, y: 160, height: 110, colour: "#ffffff" }),
    writeLine(`${holder.givenNames} ${holder.surname}`, { x: 160, y: 560, height: 40 }),
    writeLine("7 Sample Street", { x: 160, y: 640, height: 40 }),
    box(1200, 540, 800, 420, "#dfe6f5"),
    writeLine("Amount due 74.18", { x: 1260, y: 640, height: 44 }),
    ...many(9, (bar) =>
      box(200 + bar * 200, 1500 - ((bar * 97) % 330), 120, ((bar * 97) % 330) + 40, "#6f8fd0"),
    ),
    ...many(14, (row) =>
      writeLine("Units used since the last reading of the meter", { x: 160, y: 1680 + row * 70, height: 32 }),
    ),
  ]);

const booklet = (holder: Holder): Drawing => {
  const lines = passportLines(holder);
  return drawing(
    2500,
    1760,
    [
      box(0, 0, 2500, 1760, "#cfdcc4", 'rx="30"'),
      ...many(
        30,
        (line) =>
          `<path d="M${line * 90 - 100} 0 L${line * 90 + 300} 1760" stroke="#88a578" stroke-width="4" opacity=".5"/>`,
      ),
      writeLine("UTOPIA PASSPORT", { x: 980, y: 110, height: 66, colour: "#22401c" }),
      head(1760, 330, 600),
      ...[holder.surname, holder.givenNames, holder.number, holder.birthdate, holder.expiry].map(
        (text, row) => writeLine(text.toUpperCase(), { x: 140, y: 330 + row * 190, height: 56 }),
      ),
      ...lines.map((line, row) => writeLine(line, { x: 120, y: 1420 + row * 130, height: 50 })),
    ],
    lines,
  );
};

const DRAWERS: Readonly<Record<SecondDocumentKind, (holder: Holder) => Drawing>> = {
  permit,
  statement,
  payslip,
  certificate,
  bill,
  booklet,
};

export const drawSecondDocument = (kind: SecondDocumentKind, holder: Holder): Drawing =>
  DRAWERS[kind](holder);

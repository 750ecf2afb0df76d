import { block, many, rosette, rule, sheetOf } from "./document-parts.ts";
import type { Drawing } from "./documents.ts";
import { writeLine } from "./strokes.ts";
import { cardLines, type Holder, passportLines } from "./zone-lines.ts";

/** A fourth set of layouts. All documents are fictional. */

export const fourthDocumentKinds = [
  "travel document",
  "driver card",
  "wage slip",
  "offer letter",
  "diploma",
  "health card",
  "work card",
] as const;
export type FourthDocumentKind = (typeof fourthDocumentKinds)[number];

const bust = (x: number, y: number, size: number, ground: string): string =>
  `${block(x, y, size, size * 1.25, ground)}<circle cx="${x + size * 0.5}" cy="${y + size * 0.48}" r="${size * 0.24}" fill="#8a6d5c"/><path d="M${x + size * 0.06} ${y + size * 1.25} q${size * 0.44} ${-size * 0.86} ${size * 0.88} 0 Z" fill="#35405a"/>`;

const travelDocument = (holder: Holder): Drawing => {
  const lines = passportLines(holder);
  return sheetOf({ width: 2500, height: 1760, paper: "#dfe6ea", round: 40, lines }, [
    rosette(420, 1040, 520, "#7a93a8"),
    ...many(
      9,
      (wave) =>
        `<path d="M0 ${160 + wave * 140} q625 -90 1250 0 t1250 0" fill="none" stroke="#b9c9c2" stroke-width="5"/>`,
    ),
    writeLine("TRAVEL DOCUMENT", { x: 900, y: 90, height: 64, colour: "#273a52" }),
    bust(1820, 300, 560, "#cfd6d8"),
    ...[holder.surname, holder.givenNames, holder.state, holder.birthdate, holder.sex, holder.expiry].map(
      (text, row) => writeLine(text, { x: 150, y: 300 + row * 165, height: 52 }),
    ),
    ...lines.map((line, row) => writeLine(line, { x: 120, y: 1450 + row * 120, height: 48 })),
  ]);
};

const driverCard = (holder: Holder): Drawing =>
  sheetOf({ width: 2054, height: 1296, paper: "#f0dfe2", round: 66 }, [
    rosette(1400, 860, 430, "#c48a98"),
    block(0, 0, 2054, 170, "#c9798c"),
    writeLine("DRIVER", { x: 420, y: 50, height: 76, colour: "#fff6f6" }),
    block(70, 40, 260, 100, "#3a4d96"),
    bust(90, 330, 520, "#e2d4d2"),
    ...[
      holder.surname,
      holder.givenNames,
      holder.birthdate,
      `${holder.state} ${holder.expiry}`,
      holder.number,
      "AM B BE",
    ].map((text, row) => writeLine(`${row + 1}. ${text}`, { x: 720, y: 280 + row * 155, height: 54 })),
  ]);

const WAGES = ["Basic pay", "Overtime", "Holiday pay", "Pension", "Insurance", "Tax", "Net pay"];

const wageSlip = (holder: Holder): Drawing =>
  sheetOf({ width: 2970, height: 1400, paper: "#fdf3d8" }, [
    block(90, 90, 2790, 170, "#e9c46a"),
    writeLine(`Pay advice ${holder.surname} ${holder.number}`, { x: 150, y: 145, height: 52 }),
    ...many(7, (row) => [
      writeLine(WAGES[row] ?? "", { x: 150, y: 340 + row * 125, height: 42 }),
      writeLine(`${((row + 5) * 7919) % 4000}.${(row * 37 + 10) % 90}`, {
        x: 1150,
        y: 340 + row * 125,
        height: 42,
      }),
      writeLine(`${((row + 2) * 6007) % 9000}.00`, { x: 2200, y: 340 + row * 125, height: 42 }),
      rule(120, 415 + row * 125, 2730),
    ]).flat(),
  ]);

const offerLetter = (holder: Holder): Drawing =>
  sheetOf({ width: 2100, height: 2970, paper: "#f7f8fb" }, [
    block(0, 0, 70, 2970, "#2b6f77"),
    writeLine("Corrigan and Daughters", { x: 1050, y: 210, height: 44, colour: "#2b6f77" }),
    writeLine("9 Mill Street", { x: 1050, y: 300, height: 32, colour: "#2b6f77" }),
    writeLine(`Dear ${holder.givenNames}`, { x: 260, y: 760, height: 40 }),
    ...many(15, (row) =>
      writeLine(
        [
          "We are glad to offer you the place",
          "that we spoke about on Thursday.",
          "You start on the first of the month",
          "and your salary is paid on the last day.",
          "",
        ][row % 5] ?? "",
        { x: 260, y: 900 + row * 88, height: 36 },
      ),
    ),
    '<path d="M280 2420 q70 -150 120 0 t140 -40 t160 30" fill="none" stroke="#20304c" stroke-width="10"/>',
    writeLine("Una Corrigan", { x: 260, y: 2520, height: 38 }),
  ]);

const diploma = (holder: Holder): Drawing =>
  sheetOf({ width: 2970, height: 2100, paper: "#f6efdd" }, [
    `<rect x="110" y="110" width="2750" height="1880" fill="none" stroke="#8c6d2f" stroke-width="26"/>`,
    `<rect x="170" y="170" width="2630" height="1760" fill="none" stroke="#8c6d2f" stroke-width="8"/>`,
    writeLine("COLLEGE OF UTOPIA", { x: 760, y: 330, height: 90, colour: "#5c451a" }),
    writeLine("This is to say that", { x: 1020, y: 620, height: 44 }),
    writeLine(`${holder.givenNames} ${holder.surname}`, { x: 760, y: 800, height: 84 }),
    writeLine("has passed all of the examinations in", { x: 720, y: 1060, height: 44 }),
    writeLine("bookkeeping and commerce", { x: 900, y: 1180, height: 50 }),
    `<circle cx="640" cy="1580" r="170" fill="#a8322a"/>`,
    rosette(640, 1580, 150, "#f6d9d2"),
    rule(1700, 1640, 800),
    writeLine("Head of college", { x: 1780, y: 1690, height: 38 }),
  ]);

const healthCard = (holder: Holder): Drawing => {
  const lines = cardLines(holder);
  return sheetOf({ width: 2054, height: 1296, paper: "#cfe6da", round: 72, lines }, [
    rosette(1640, 300, 300, "#6fae90"),
    writeLine("Health card of Utopia", { x: 560, y: 90, height: 60, colour: "#1d5a40" }),
    bust(90, 90, 380, "#e6efe9"),
    ...[`${holder.givenNames}`, holder.surname, holder.birthdate].map((text, row) =>
      writeLine(text, { x: 560, y: 270 + row * 140, height: 52 }),
    ),
    ...lines.map((line, row) => writeLine(line, { x: 110, y: 800 + row * 148, height: 58 })),
  ]);
};

const workCard = (holder: Holder): Drawing =>
  sheetOf({ width: 1296, height: 2054, paper: "#fbfbf7", round: 60 }, [
    writeLine("WORK CARD", { x: 130, y: 130, height: 84, colour: "#7a3b10" }),
    rule(120, 270, 1050),
    ...[holder.surname, holder.givenNames, `No ${holder.number}`, holder.expiry].map((text, row) =>
      writeLine(text, { x: 120, y: 370 + row * 135, height: 54 }),
    ),
    bust(120, 960, 480, "#dfe3e6"),
    rosette(960, 1260, 230, "#d9a06a"),
    block(0, 1760, 1296, 294, "#b8622a"),
    writeLine("Ministry of works", { x: 130, y: 1860, height: 58, colour: "#fff4ea" }),
  ]);

const DRAWERS: Readonly<Record<FourthDocumentKind, (holder: Holder) => Drawing>> = {
  "travel document": travelDocument,
  "driver card": driverCard,
  "wage slip": wageSlip,
  "offer letter": offerLetter,
  diploma,
  "health card": healthCard,
  "work card": workCard,
};

export const drawFourthDocument = (kind: FourthDocumentKind, holder: Holder): Drawing =>
  DRAWERS[kind](holder);

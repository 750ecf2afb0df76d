import { block, many, rosette, rule, sheetOf } from "./document-parts.ts";
import type { Drawing } from "./documents.ts";
import { writeLine } from "./strokes.ts";
import { cardLines, type Holder, passportLines } from "./zone-lines.ts";

/** A fifth set of layouts. All documents are fictional. */

export const fifthDocumentKinds = [
  "service passport",
  "settlement card",
  "student card",
  "council letter",
  "pension notice",
  "birth record",
  "rent receipt",
] as const;
export type FifthDocumentKind = (typeof fifthDocumentKinds)[number];

const face = (x: number, y: number, size: number, ground: string): string =>
  `${block(x, y, size, size * 1.28, ground)}<path d="M${x + size * 0.05} ${y + size * 1.28} q${size * 0.08} ${-size * 0.34} ${size * 0.45} ${-size * 0.36} t${size * 0.45} ${size * 0.36} Z" fill="#54663f"/><ellipse cx="${x + size * 0.5}" cy="${y + size * 0.58}" rx="${size * 0.22}" ry="${size * 0.3}" fill="#b98d70"/><path d="M${x + size * 0.27} ${y + size * 0.56} q${size * 0.23} ${-size * 0.5} ${size * 0.46} 0 Z" fill="#2c211c"/>`;

const servicePassport = (holder: Holder): Drawing => {
  const lines = passportLines(holder);
  return sheetOf({ width: 2500, height: 1760, paper: "#e4ead6", round: 46, lines }, [
    ...many(
      14,
      (ring) =>
        `<circle cx="1900" cy="700" r="${90 + ring * 60}" fill="none" stroke="#9fb084" stroke-width="4" opacity=".6"/>`,
    ),
    writeLine("SERVICE PASSPORT", { x: 880, y: 110, height: 60, colour: "#34491d" }),
    writeLine(holder.number, { x: 1880, y: 110, height: 60, colour: "#8a2a22" }),
    face(130, 260, 600, "#d6dccb"),
    ...[
      holder.surname,
      holder.givenNames,
      `${holder.state} ${holder.sex}`,
      holder.birthdate,
      holder.expiry,
      "Utopia City",
    ].map((text, row) => writeLine(text, { x: 880, y: 280 + row * 170, height: 50 })),
    ...lines.map((line, row) => writeLine(line, { x: 125, y: 1440 + row * 125, height: 49 })),
  ]);
};

const settlementCard = (holder: Holder): Drawing => {
  const lines = cardLines(holder);
  return sheetOf({ width: 2054, height: 1296, paper: "#f3e3c3", round: 68, lines }, [
    rosette(1050, 380, 460, "#cf9a55"),
    block(0, 640, 2054, 44, "#b5532f"),
    writeLine("SETTLEMENT", { x: 620, y: 70, height: 64, colour: "#6d2a12" }),
    face(110, 60, 420, "#ece2cd"),
    ...[holder.surname, holder.givenNames, `${holder.birthdate} ${holder.state}`].map((text, row) =>
      writeLine(text, { x: 620, y: 210 + row * 140, height: 52 }),
    ),
    ...lines.map((line, row) => writeLine(line, { x: 115, y: 790 + row * 150, height: 58 })),
  ]);
};

const studentCard = (holder: Holder): Drawing =>
  sheetOf({ width: 2054, height: 1296, paper: "#fafafa", round: 70 }, [
    block(0, 0, 2054, 240, "#5b2a6e"),
    writeLine("UNIVERSITY OF UTOPIA", { x: 120, y: 90, height: 68, colour: "#f6effa" }),
    face(1440, 320, 500, "#e3dfe8"),
    ...[
      "Student",
      `${holder.givenNames} ${holder.surname}`,
      `Born ${holder.birthdate}`,
      "Department of history",
      `Until ${holder.expiry}`,
    ].map((text, row) => writeLine(text, { x: 120, y: 330 + row * 138, height: 52 })),
    block(0, 1060, 2054, 236, "#2d1538"),
    writeLine(holder.number, { x: 120, y: 1140, height: 74, colour: "#ffffff" }),
  ]);

const COUNCIL = [
  "We have looked at your form and at the",
  "papers that came with it. The council tax",
  "for your home has been set in band C.",
  "Please pay in ten parts from April on.",
  "You may appeal until the end of June.",
];

const councilLetter = (holder: Holder): Drawing =>
  sheetOf({ width: 2100, height: 2970, paper: "#fdfdfb" }, [
    block(0, 0, 2100, 90, "#2f6f3e"),
    `<path d="M260 200 h180 v150 q-90 120 -180 0 Z" fill="#2f6f3e"/>`,
    writeLine("Borough of Eastmere", { x: 520, y: 250, height: 56, colour: "#2f6f3e" }),
    writeLine(`${holder.givenNames} ${holder.surname}`, { x: 220, y: 560, height: 40 }),
    writeLine(`Account ${holder.number}`, { x: 1240, y: 560, height: 40 }),
    ...many(3, (part) => [
      writeLine(["Your bill", "How to pay", "Questions"][part] ?? "", {
        x: 220,
        y: 800 + part * 640,
        height: 48,
        colour: "#2f6f3e",
      }),
      ...COUNCIL.map((text, row) => writeLine(text, { x: 220, y: 910 + part * 640 + row * 86, height: 38 })),
    ]).flat(),
    rule(220, 2740, 1660),
  ]);

const pensionNotice = (holder: Holder): Drawing =>
  sheetOf({ width: 2159, height: 2794, paper: "#eef2f8" }, [
    block(150, 150, 1859, 320, "#24466e"),
    writeLine("State pension service", { x: 230, y: 210, height: 64, colour: "#eaf1fb" }),
    writeLine(`${holder.surname} ${holder.number}`, { x: 230, y: 350, height: 50, colour: "#eaf1fb" }),
    ...many(8, (row) => [
      block(150, 640 + row * 170, 1859, 140, row % 2 ? "#eef2f8" : "#dbe4f0"),
      writeLine(
        ["Weekly rate", "From April", "Deductions", "Paid on", "Bank", "Supplement", "Arrears", "Total"][
          row
        ] ?? "",
        { x: 200, y: 690 + row * 170, height: 42 },
      ),
      writeLine(`${((row + 4) * 4421) % 900}.${(row * 23 + 10) % 90}`, {
        x: 1480,
        y: 690 + row * 170,
        height: 42,
      }),
    ]).flat(),
    writeLine("Keep this notice. It shows what you are paid", { x: 200, y: 2200, height: 36 }),
    writeLine("and may be asked for by a landlord.", { x: 200, y: 2290, height: 36 }),
    `<circle cx="1780" cy="2480" r="160" fill="none" stroke="#24466e" stroke-width="14"/>`,
  ]);

const birthRecord = (holder: Holder): Drawing =>
  sheetOf({ width: 2970, height: 2100, paper: "#f9ece6" }, [
    ...many(
      22,
      (line) =>
        `<path d="M0 ${60 + line * 95} q742 60 1485 0 t1485 0" fill="none" stroke="#eccfc4" stroke-width="6"/>`,
    ),
    writeLine("CERTIFIED COPY OF AN ENTRY OF BIRTH", { x: 330, y: 170, height: 72, colour: "#8f2638" }),
    ...many(5, (row) => [
      `<rect x="180" y="${360 + row * 290}" width="2610" height="260" fill="none" stroke="#8f2638" stroke-width="6"/>`,
      writeLine(["Name", "Born on", "Place", "Mother", "Registrar"][row] ?? "", {
        x: 220,
        y: 390 + row * 290,
        height: 36,
        colour: "#8f2638",
      }),
      writeLine(
        [
          `${holder.givenNames} ${holder.surname}`,
          holder.birthdate,
          "Northgate infirmary in Utopia",
          `Helena ${holder.surname}`,
          `R. Osgood entry ${holder.number}`,
        ][row] ?? "",
        { x: 420, y: 480 + row * 290, height: 58 },
      ),
    ]).flat(),
    writeLine("Issued under the seal of the registry", { x: 220, y: 1930, height: 40 }),
    rosette(2600, 1880, 130, "#8f2638"),
  ]);

const rentReceipt = (holder: Holder): Drawing =>
  sheetOf({ width: 2100, height: 1480, paper: "#fffbe0" }, [
    writeLine("RENT RECEIPT", { x: 130, y: 120, height: 80, colour: "#1f4f86" }),
    writeLine(`No ${holder.number}`, { x: 1300, y: 130, height: 60, colour: "#a33024" }),
    ...many(6, (row) => [
      writeLine(
        ["Received from", "the sum of", "for the month", "of the home at", "paid in", "left to pay"][row] ??
          "",
        {
          x: 130,
          y: 330 + row * 165,
          height: 42,
          colour: "#1f4f86",
        },
      ),
      rule(700, 390 + row * 165, 1270),
      writeLine(
        [`${holder.givenNames} ${holder.surname}`, "875.00", "October", "14 Quarry Row", "cash", "nothing"][
          row
        ] ?? "",
        { x: 730, y: 318 + row * 165, height: 54, colour: "#2a2f5e" },
      ),
    ]).flat(),
  ]);

const DRAWERS: Readonly<Record<FifthDocumentKind, (holder: Holder) => Drawing>> = {
  "service passport": servicePassport,
  "settlement card": settlementCard,
  "student card": studentCard,
  "council letter": councilLetter,
  "pension notice": pensionNotice,
  "birth record": birthRecord,
  "rent receipt": rentReceipt,
};

export const drawFifthDocument = (kind: FifthDocumentKind, holder: Holder): Drawing => DRAWERS[kind](holder);

import { block, many, rosette, rule, sheetOf } from "./document-parts.ts";
import type { Drawing } from "./documents.ts";
import { writeLine } from "./strokes.ts";
import { cardLines, type Holder, passportLines } from "./zone-lines.ts";

/** A third set of layouts. All documents are fictional. */

export const thirdDocumentKinds = ["pass", "visa card", "lease", "assessment", "reference", "id"] as const;
export type ThirdDocumentKind = (typeof thirdDocumentKinds)[number];

const likeness = (x: number, y: number, size: number): string =>
  `${block(x, y, size, size * 1.3, "#c4c4c0")}<ellipse cx="${x + size / 2}" cy="${y + size * 0.52}" rx="${size * 0.21}" ry="${size * 0.29}" fill="#75716c"/><path d="M${x + size * 0.12} ${y + size * 1.3} C${x + size * 0.2} ${y + size * 0.8} ${x + size * 0.8} ${y + size * 0.8} ${x + size * 0.88} ${y + size * 1.3} Z" fill="#4c4b4a"/>`;

const pass = (holder: Holder): Drawing => {
  const lines = passportLines(holder);
  return sheetOf({ width: 2500, height: 1760, paper: "#ead9d2", round: 50, lines }, [
    rosette(1500, 780, 640, "#b5735f"),
    block(0, 0, 2500, 190, "#d3b5aa"),
    writeLine("Passport of Utopia", { x: 110, y: 70, height: 58, colour: "#55211b" }),
    likeness(120, 300, 620),
    ...[
      ["Name", `${holder.surname} ${holder.givenNames}`],
      ["Born", holder.birthdate],
      ["Nationality", holder.state],
      ["Number", holder.number],
      ["Valid until", holder.expiry],
    ].flatMap(([label = "", value = ""], row) => [
      writeLine(label, { x: 860, y: 270 + row * 200, height: 28, colour: "#7c4a40" }),
      writeLine(value, { x: 860, y: 330 + row * 200, height: 54 }),
    ]),
    ...lines.map((line, row) => writeLine(line, { x: 120, y: 1430 + row * 125, height: 50 })),
  ]);
};

const visaCard = (holder: Holder): Drawing => {
  const lines = cardLines(holder);
  return sheetOf({ width: 2054, height: 1296, paper: "#d9d3e6", round: 70, lines }, [
    rosette(700, 420, 420, "#7d6aa8"),
    block(0, 0, 60, 1296, "#5a4b86"),
    writeLine("LEAVE TO REMAIN", { x: 130, y: 80, height: 58, colour: "#3b2d66" }),
    likeness(1560, 90, 380),
    ...[`${holder.surname} ${holder.givenNames}`, `Born ${holder.birthdate}`, "May work"].map((text, row) =>
      writeLine(text, { x: 130, y: 240 + row * 150, height: 50 }),
    ),
    ...lines.map((line, row) => writeLine(line, { x: 120, y: 790 + row * 150, height: 58 })),
  ]);
};

const CLAUSES = [
  "The tenant pays the rent on the first of",
  "every month and keeps the home in order.",
  "The landlord repairs the roof and boiler.",
  "Either of them may end the lease with",
  "two months of notice given in writing.",
];

const lease = (holder: Holder): Drawing =>
  sheetOf({ width: 2100, height: 2970, paper: "#fbf9f3" }, [
    writeLine("TENANCY AGREEMENT", { x: 420, y: 240, height: 74 }),
    rule(300, 400, 1500),
    writeLine(`between the landlord and ${holder.surname}`, { x: 260, y: 500, height: 36 }),
    ...many(6, (clause) => [
      writeLine(`${clause + 1}.`, { x: 200, y: 700 + clause * 310, height: 34 }),
      ...many(3, (row) =>
        writeLine(CLAUSES[(clause * 2 + row) % CLAUSES.length] ?? "", {
          x: 320,
          y: 700 + clause * 310 + row * 74,
          height: 34,
        }),
      ),
    ]).flat(),
    rule(220, 2760, 600),
    rule(1240, 2760, 600),
    '<path d="M300 2740 c60 -140 120 60 190 -60 s120 80 220 -20" fill="none" stroke="#1f3a8a" stroke-width="9"/>',
  ]);

const assessment = (holder: Holder): Drawing =>
  sheetOf({ width: 2970, height: 2100, paper: "#f2f5ee" }, [
    block(0, 0, 150, 2100, "#c9dcc0"),
    writeLine("NOTICE OF ASSESSMENT", { x: 280, y: 180, height: 80, colour: "#20442a" }),
    writeLine(`${holder.givenNames} ${holder.surname} ${holder.number}`, { x: 280, y: 360, height: 44 }),
    ...many(4, (box) => {
      const [x, y] = [280 + (box % 2) * 1280, 560 + Math.floor(box / 2) * 640];
      return `${block(x, y, 1180, 560, box % 3 ? "#ffffff" : "#e0ead9")}${many(4, (row) => `${writeLine(["Earnings", "Allowance", "Tax due", "Paid"][(row + box) % 4] ?? "", { x: x + 50, y: y + 60 + row * 120, height: 38 })}${writeLine(`${((box + 3) * (row + 7) * 173) % 9000}.00`, { x: x + 760, y: y + 60 + row * 120, height: 38 })}`).join("")}`;
    }),
    writeLine("Keep this notice with your records", { x: 280, y: 1910, height: 36 }),
  ]);

const reference = (holder: Holder): Drawing =>
  sheetOf({ width: 2159, height: 2794, paper: "#ffffff" }, [
    `<circle cx="1840" cy="270" r="120" fill="#b8472a"/>`,
    writeLine("MERIDIAN WORKS", { x: 190, y: 220, height: 66, colour: "#b8472a" }),
    writeLine("To whom it may concern", { x: 190, y: 700, height: 42 }),
    ...many(12, (row) =>
      writeLine(
        row % 4 === 3
          ? ""
          : row % 2
            ? "has been with us since the spring and"
            : `${holder.givenNames} earns the salary below and`,
        { x: 190, y: 860 + row * 84, height: 36 },
      ),
    ),
    writeLine("Head of staff", { x: 190, y: 2220, height: 38 }),
    block(0, 2600, 2159, 194, "#3c3a40"),
    writeLine("Meridian Works 4 Harbour Lane", { x: 190, y: 2670, height: 34, colour: "#f0ece6" }),
  ]);

const idCard = (holder: Holder): Drawing =>
  sheetOf({ width: 1296, height: 2054, paper: "#f0e6c8", round: 64 }, [
    block(0, 0, 1296, 330, "#1f5a5e"),
    writeLine("UTOPIA ID", { x: 130, y: 120, height: 92, colour: "#f5f2e4" }),
    likeness(360, 420, 560),
    rosette(640, 1500, 420, "#a59a62"),
    ...[holder.surname, holder.givenNames, holder.number, holder.birthdate, holder.expiry].map((text, row) =>
      writeLine(text.toUpperCase(), { x: 120, y: 1270 + row * 145, height: 56 }),
    ),
  ]);

const DRAWERS: Readonly<Record<ThirdDocumentKind, (holder: Holder) => Drawing>> = {
  pass,
  "visa card": visaCard,
  lease,
  assessment,
  reference,
  id: idCard,
};

export const drawThirdDocument = (kind: ThirdDocumentKind, holder: Holder): Drawing => DRAWERS[kind](holder);

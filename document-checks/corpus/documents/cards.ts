import { many } from "../random.ts";
import { writeLine } from "../strokes.ts";
import { cardLines } from "../zone-lines.ts";
import { block, column, type Layouts, nameOf, page, rosette, rule, sheet } from "./layout.ts";
import { official } from "./official.ts";
import { bust, face, head, likeness } from "./portraits.ts";

const SIZE = [2054, 1296] as const;
const UPRIGHT = [1296, 2054] as const;

export const cards = {
  card: (holder) =>
    official(holder, {
      size: SIZE,
      tints: ["#e7f0ea", "#f2ead9"],
      waves: "#8fae9b",
      title: ["IDENTITY CARD", [100, 70, 60], "#1f4d3a"],
      photo: [1500, 120, 430, 540],
      fields: { count: 3, rows: [100, 220, 48, 150] },
      zone: { lines: cardLines(holder), rows: [120, 780, 60, 150] },
    }),
  licence: (holder) =>
    official(holder, {
      size: SIZE,
      tints: ["#f6dfe6", "#efe6f2"],
      waves: "#c98aa4",
      title: ["DRIVING LICENCE", [720, 80, 64], "#2b3f8f"],
      photo: [90, 260, 540, 680],
      fields: { count: 6, rows: [720, 240, 48, 160] },
      more: [writeLine(holder.surname, [90, 1060, 70, 1])],
    }),
  permit: (holder) =>
    page(SIZE, [
      block([0, 0, ...SIZE], "#a9cbd9", 'rx="60"'),
      ...many(
        16,
        (ring) =>
          `<circle cx="1500" cy="700" r="${60 + ring * 52}" fill="none" stroke="#5b8fae" stroke-width="5" opacity=".4"/>`,
      ),
      writeLine("RESIDENCE PERMIT", [90, 80, 70], "#173a5e"),
      head([1480, 260, 440]),
      ...column(
        [
          `${holder.surname} ${holder.givenNames}`,
          `Born ${holder.birthdate}`,
          `Until ${holder.expiry}`,
          "Work permitted",
          "Remarks none",
        ],
        [90, 270, 54, 175],
      ),
      writeLine(holder.number, [1440, 1080, 60], "#8a1f2a"),
    ]),
  "visa card": (holder) => {
    const lines = cardLines(holder);
    const texts = [`${holder.surname} ${holder.givenNames}`, `Born ${holder.birthdate}`, "May work"];
    return sheet({ size: SIZE, paper: "#d9d3e6", round: 70, lines }, [
      rosette([700, 420], 420, "#7d6aa8"),
      block([0, 0, 60, 1296], "#5a4b86"),
      writeLine("LEAVE TO REMAIN", [130, 80, 58], "#3b2d66"),
      likeness([1560, 90, 380]),
      ...column(texts, [130, 240, 50, 150]),
      ...column(lines, [120, 790, 58, 150]),
    ]);
  },
  id: ({ surname, givenNames, number, birthdate, expiry }) => {
    const texts = [surname, givenNames, number, birthdate, expiry].map((text) => text.toUpperCase());
    return sheet({ size: UPRIGHT, paper: "#f0e6c8", round: 64 }, [
      block([0, 0, 1296, 330], "#1f5a5e"),
      writeLine("UTOPIA ID", [130, 120, 92], "#f5f2e4"),
      likeness([360, 420, 560]),
      rosette([640, 1500], 420, "#a59a62"),
      ...column(texts, [120, 1270, 56, 145]),
    ]);
  },
  "driver card": ({ surname, givenNames, birthdate, state, expiry, number }) => {
    const texts = [surname, givenNames, birthdate, `${state} ${expiry}`, number, "AM B BE"];
    const numbered = texts.map((text, row) => `${row + 1}. ${text}`);
    return sheet({ size: SIZE, paper: "#f0dfe2", round: 66 }, [
      rosette([1400, 860], 430, "#c48a98"),
      block([0, 0, 2054, 170], "#c9798c"),
      writeLine("DRIVER", [420, 50, 76], "#fff6f6"),
      block([70, 40, 260, 100], "#3a4d96"),
      bust([90, 330, 520], "#e2d4d2"),
      ...column(numbered, [720, 280, 54, 155]),
    ]);
  },
  "health card": (holder) => {
    const lines = cardLines(holder);
    return sheet({ size: SIZE, paper: "#cfe6da", round: 72, lines }, [
      rosette([1640, 300], 300, "#6fae90"),
      writeLine("Health card of Utopia", [560, 90, 60], "#1d5a40"),
      bust([90, 90, 380], "#e6efe9"),
      ...column([holder.givenNames, holder.surname, holder.birthdate], [560, 270, 52, 140]),
      ...column(lines, [110, 800, 58, 148]),
    ]);
  },
  "work card": ({ surname, givenNames, number, expiry }) =>
    sheet({ size: UPRIGHT, paper: "#fbfbf7", round: 60 }, [
      writeLine("WORK CARD", [130, 130, 84], "#7a3b10"),
      rule(120, 270, 1050),
      ...column([surname, givenNames, `No ${number}`, expiry], [120, 370, 54, 135]),
      bust([120, 960, 480], "#dfe3e6"),
      rosette([960, 1260], 230, "#d9a06a"),
      block([0, 1760, 1296, 294], "#b8622a"),
      writeLine("Ministry of works", [130, 1860, 58], "#fff4ea"),
    ]),
  "settlement card": (holder) => {
    const lines = cardLines(holder);
    const texts = [holder.surname, holder.givenNames, `${holder.birthdate} ${holder.state}`];
    return sheet({ size: SIZE, paper: "#f3e3c3", round: 68, lines }, [
      rosette([1050, 380], 460, "#cf9a55"),
      block([0, 640, 2054, 44], "#b5532f"),
      writeLine("SETTLEMENT", [620, 70, 64], "#6d2a12"),
      face([110, 60, 420], "#ece2cd"),
      ...column(texts, [620, 210, 52, 140]),
      ...column(lines, [115, 790, 58, 150]),
    ]);
  },
  "student card": (holder) => {
    const { birthdate, expiry, number } = holder;
    const texts = [
      "Student",
      nameOf(holder),
      `Born ${birthdate}`,
      "Department of history",
      `Until ${expiry}`,
    ];
    return sheet({ size: SIZE, paper: "#fafafa", round: 70 }, [
      block([0, 0, 2054, 240], "#5b2a6e"),
      writeLine("UNIVERSITY OF UTOPIA", [120, 90, 68], "#f6effa"),
      face([1440, 320, 500], "#e3dfe8"),
      ...column(texts, [120, 330, 52, 138]),
      block([0, 1060, 2054, 236], "#2d1538"),
      writeLine(number, [120, 1140, 74], "#ffffff"),
    ]);
  },
} as const satisfies Layouts;

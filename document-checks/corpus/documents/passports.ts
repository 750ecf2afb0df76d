import { many } from "../random.ts";
import { writeLine } from "../strokes.ts";
import { passportLines } from "../zone-lines.ts";
import { block, column, type Layouts, page, rosette, sheet } from "./layout.ts";
import { official } from "./official.ts";
import { bust, face, head, likeness } from "./portraits.ts";

const SIZE = [2500, 1760] as const;

export const passports = {
  passport: (holder) =>
    official(holder, {
      size: SIZE,
      tints: ["#f3efe6", "#dfe7ee"],
      waves: "#b9a5a0",
      title: ["PASSPORT  UTOPIA", [120, 90, 64], "#5b2333"],
      photo: [110, 300, 700, 880],
      fields: { count: 6, rows: [920, 280, 52, 165] },
      zone: { lines: passportLines(holder), rows: [120, 1420, 50, 130] },
    }),
  booklet: (holder) => {
    const { surname, givenNames, number, birthdate, expiry } = holder;
    const lines = passportLines(holder);
    const texts = [surname, givenNames, number, birthdate, expiry].map((text) => text.toUpperCase());
    return page(
      SIZE,
      [
        block([0, 0, ...SIZE], "#cfdcc4", 'rx="30"'),
        ...many(
          30,
          (line) =>
            `<path d="M${line * 90 - 100} 0 L${line * 90 + 300} 1760" stroke="#88a578" stroke-width="4" opacity=".5"/>`,
        ),
        writeLine("UTOPIA PASSPORT", [980, 110, 66], "#22401c"),
        head([1760, 330, 600]),
        ...column(texts, [140, 330, 56, 190]),
        ...column(lines, [120, 1420, 50, 130]),
      ],
      lines,
    );
  },
  pass: (holder) => {
    const lines = passportLines(holder);
    const labels = ["Name", "Born", "Nationality", "Number", "Valid until"];
    const { surname, givenNames, birthdate, state, number, expiry } = holder;
    const values = [`${surname} ${givenNames}`, birthdate, state, number, expiry];
    return sheet({ size: SIZE, paper: "#ead9d2", round: 50, lines }, [
      rosette([1500, 780], 640, "#b5735f"),
      block([0, 0, 2500, 190], "#d3b5aa"),
      writeLine("Passport of Utopia", [110, 70, 58], "#55211b"),
      likeness([120, 300, 620]),
      ...column(labels, [860, 270, 28, 200], "#7c4a40"),
      ...column(values, [860, 330, 54, 200]),
      ...column(lines, [120, 1430, 50, 125]),
    ]);
  },
  "travel document": (holder) => {
    const { surname, givenNames, state, birthdate, sex, expiry } = holder;
    const lines = passportLines(holder);
    return sheet({ size: SIZE, paper: "#dfe6ea", round: 40, lines }, [
      rosette([420, 1040], 520, "#7a93a8"),
      ...many(
        9,
        (wave) =>
          `<path d="M0 ${160 + wave * 140} q625 -90 1250 0 t1250 0" fill="none" stroke="#b9c9c2" stroke-width="5"/>`,
      ),
      writeLine("TRAVEL DOCUMENT", [900, 90, 64], "#273a52"),
      bust([1820, 300, 560], "#cfd6d8"),
      ...column([surname, givenNames, state, birthdate, sex, expiry], [150, 300, 52, 165]),
      ...column(lines, [120, 1450, 48, 120]),
    ]);
  },
  "service passport": (holder) => {
    const { surname, givenNames, number, state, sex, birthdate, expiry } = holder;
    const lines = passportLines(holder);
    const texts = [surname, givenNames, `${state} ${sex}`, birthdate, expiry, "Utopia City"];
    return sheet({ size: SIZE, paper: "#e4ead6", round: 46, lines }, [
      ...many(
        14,
        (ring) =>
          `<circle cx="1900" cy="700" r="${90 + ring * 60}" fill="none" stroke="#9fb084" stroke-width="4" opacity=".6"/>`,
      ),
      writeLine("SERVICE PASSPORT", [880, 110, 60], "#34491d"),
      writeLine(number, [1880, 110, 60], "#8a2a22"),
      face([130, 260, 600], "#d6dccb"),
      ...column(texts, [880, 280, 50, 170]),
      ...column(lines, [125, 1440, 49, 125]),
    ]);
  },
} as const satisfies Layouts;

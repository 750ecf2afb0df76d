import { many } from "../random.ts";
import { writeLine } from "../strokes.ts";
import { block, column, type Layouts, nameOf, page, rosette, rule, sheet } from "./layout.ts";

const SLIP = ["Basic pay", "Overtime", "Pension", "Income tax"];
const WAGES = ["Basic pay", "Overtime", "Holiday pay", "Pension", "Insurance", "Tax", "Net pay"];
const ASSESSED = ["Earnings", "Allowance", "Tax due", "Paid"];

const frame = ([x, y]: readonly [number, number], colour: string, wide: number): string =>
  block([x, y, 2970 - 2 * x, 2100 - 2 * y], "none", `stroke="${colour}" stroke-width="${wide}"`);

const assessedPart = (place: number): string => {
  const [x, y] = [280 + (place % 2) * 1280, 560 + Math.floor(place / 2) * 640];
  const amount = (row: number) => `${((place + 3) * (row + 7) * 173) % 9000}.00`;
  return [
    block([x, y, 1180, 560], place % 3 ? "#ffffff" : "#e0ead9"),
    ...many(4, (row) => writeLine(ASSESSED[(row + place) % 4] ?? "", [x + 50, y + 60 + row * 120, 38])),
    ...many(4, (row) => writeLine(amount(row), [x + 760, y + 60 + row * 120, 38])),
  ].join("");
};

/** What accounts, registers and employers print. */
export const papers = {
  statement: (holder) =>
    page(
      [2100, 2970],
      [
        block([0, 0, 2100, 2970], "#f6f5f0"),
        block([150, 150, 260, 260], "#124e43"),
        writeLine("ALDER BANK", [460, 230, 70], "#124e43"),
        writeLine(nameOf(holder), [150, 520, 38]),
        writeLine("Statement of account", [150, 700, 54]),
        ...many(26, (row) => {
          const y = 860 + row * 72;
          return [
            row % 2 ? block([150, y - 18, 1800, 72], "#e4ece8") : "",
            writeLine(`${String(1 + row).padStart(2, "0")} Nov`, [170, y, 30]),
            writeLine(row % 3 ? "Card payment grocer" : "Standing order rent", [480, y, 30]),
            writeLine(`${(row * 137) % 900}.${10 + row}`, [1650, y, 30]),
          ].join("");
        }),
      ],
    ),
  payslip: (holder) =>
    page(
      [2480, 1748],
      [
        block([0, 0, 2480, 1748], "#fdfdfd"),
        block([0, 0, 2480, 220], "#e8b04a"),
        writeLine("PAYSLIP OCTOBER", [120, 70, 80], "#40300a"),
        writeLine(nameOf(holder), [120, 320, 44]),
        ...many(11, (row) => {
          const y = 480 + row * 100;
          return [
            `<path d="M100 ${y - 26} H2380" stroke="#bbb" stroke-width="4"/>`,
            writeLine(SLIP[row % 4] ?? "", [120, y, 40]),
            writeLine(`${(row * 311) % 2000}.00`, [1850, y, 40]),
          ].join("");
        }),
      ],
    ),
  "wage slip": ({ surname, number }) =>
    sheet({ size: [2970, 1400], paper: "#fdf3d8" }, [
      block([90, 90, 2790, 170], "#e9c46a"),
      writeLine(`Pay advice ${surname} ${number}`, [150, 145, 52]),
      ...WAGES.flatMap((label, row) => [
        writeLine(label, [150, 340 + row * 125, 42]),
        writeLine(`${((row + 5) * 7919) % 4000}.${(row * 37 + 10) % 90}`, [1150, 340 + row * 125, 42]),
        writeLine(`${((row + 2) * 6007) % 9000}.00`, [2200, 340 + row * 125, 42]),
        rule(120, 415 + row * 125, 2730),
      ]),
    ]),
  certificate: (holder) =>
    page(
      [2970, 2100],
      [
        block([0, 0, 2970, 2100], "#f3e9cf"),
        frame([110, 110], "#7b5b2e", 26),
        frame([160, 160], "#7b5b2e", 8),
        writeLine("CERTIFICATE OF BIRTH", [640, 320, 110], "#4a2f12"),
        ...column(
          [
            "This is to certify that on the day named",
            nameOf(holder),
            "was born in this district and entered in",
            "the register under the number below",
            holder.number,
          ],
          [330, 680, 54, 190],
        ),
        '<circle cx="2400" cy="1620" r="210" fill="#9c2a2a" opacity=".8"/>',
      ],
    ),
  diploma: (holder) =>
    sheet({ size: [2970, 2100], paper: "#f6efdd" }, [
      frame([110, 110], "#8c6d2f", 26),
      frame([170, 170], "#8c6d2f", 8),
      writeLine("COLLEGE OF UTOPIA", [760, 330, 90], "#5c451a"),
      writeLine("This is to say that", [1020, 620, 44]),
      writeLine(nameOf(holder), [760, 800, 84]),
      writeLine("has passed all of the examinations in", [720, 1060, 44]),
      writeLine("bookkeeping and commerce", [900, 1180, 50]),
      `<circle cx="640" cy="1580" r="170" fill="#a8322a"/>`,
      rosette([640, 1580], 150, "#f6d9d2"),
      rule(1700, 1640, 800),
      writeLine("Head of college", [1780, 1690, 38]),
    ]),
  assessment: (holder) =>
    sheet({ size: [2970, 2100], paper: "#f2f5ee" }, [
      block([0, 0, 150, 2100], "#c9dcc0"),
      writeLine("NOTICE OF ASSESSMENT", [280, 180, 80], "#20442a"),
      writeLine(`${nameOf(holder)} ${holder.number}`, [280, 360, 44]),
      ...many(4, assessedPart),
      writeLine("Keep this notice with your records", [280, 1910, 36]),
    ]),
  "birth record": (holder) => {
    const { surname, birthdate, number } = holder;
    const said = ["Northgate infirmary in Utopia", `Helena ${surname}`, `R. Osgood entry ${number}`];
    return sheet({ size: [2970, 2100], paper: "#f9ece6" }, [
      ...many(
        22,
        (line) =>
          `<path d="M0 ${60 + line * 95} q742 60 1485 0 t1485 0" fill="none" stroke="#eccfc4" stroke-width="6"/>`,
      ),
      writeLine("CERTIFIED COPY OF AN ENTRY OF BIRTH", [330, 170, 72], "#8f2638"),
      ...many(5, (row) =>
        block([180, 360 + row * 290, 2610, 260], "none", 'stroke="#8f2638" stroke-width="6"'),
      ),
      ...column(["Name", "Born on", "Place", "Mother", "Registrar"], [220, 390, 36, 290], "#8f2638"),
      ...column([nameOf(holder), birthdate, ...said], [420, 480, 58, 290]),
      writeLine("Issued under the seal of the registry", [220, 1930, 40]),
      rosette([2600, 1880], 130, "#8f2638"),
    ]);
  },
  "rent receipt": (holder) => {
    const labels = [
      "Received from",
      "the sum of",
      "for the month",
      "of the home at",
      "paid in",
      "left to pay",
    ];
    const said = [nameOf(holder), "875.00", "October", "14 Quarry Row", "cash", "nothing"];
    return sheet({ size: [2100, 1480], paper: "#fffbe0" }, [
      writeLine("RENT RECEIPT", [130, 120, 80], "#1f4f86"),
      writeLine(`No ${holder.number}`, [1300, 130, 60], "#a33024"),
      ...column(labels, [130, 330, 42, 165], "#1f4f86"),
      ...many(6, (row) => rule(700, 390 + row * 165, 1270)),
      ...column(said, [730, 318, 54, 165], "#2a2f5e"),
    ]);
  },
} as const satisfies Layouts;

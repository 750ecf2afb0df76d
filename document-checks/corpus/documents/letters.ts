import { many } from "../random.ts";
import { writeLine } from "../strokes.ts";
import { block, column, type Layouts, nameOf, page, repeated, rule, sheet } from "./layout.ts";

const SIZE = [2100, 2970] as const;

const SENTENCES = [
  "Thank you for your letter about the flat.",
  "Your account was charged 845.20 on the first",
  "of the month, as agreed with your landlord.",
  "Please keep this statement for your records.",
  "The next reading of the meter is in October.",
];

const OFFER = [
  "We are glad to offer you the place",
  "that we spoke about on Thursday.",
  "You start on the first of the month",
  "and your salary is paid on the last day.",
  "",
];

const COUNCIL = [
  "We have looked at your form and at the",
  "papers that came with it. The council tax",
  "for your home has been set in band C.",
  "Please pay in ten parts from April on.",
  "You may appeal until the end of June.",
];

const CLAUSES = [
  "The tenant pays the rent on the first of",
  "every month and keeps the home in order.",
  "The landlord repairs the roof and boiler.",
  "Either of them may end the lease with",
  "two months of notice given in writing.",
];

const clause = (place: number): string[] => {
  const texts = repeated(CLAUSES, place * 2 + 3).slice(-3);
  const y = 700 + place * 310;
  return [writeLine(`${place + 1}.`, [200, y, 34]), ...column(texts, [320, y, 34, 74])];
};

export const letters = {
  letter: (holder) =>
    page(SIZE, [
      block([0, 0, ...SIZE], "#fcfcfa"),
      writeLine("NORTHERN WATER", [220, 220, 60], "#1d5c8a"),
      ...column([nameOf(holder), "12 Example Road", "Leeds LS1 4AP"], [220, 480, 36, 70]),
      ...column(repeated(SENTENCES, 24), [220, 1000, 32, 70]),
    ]),
  lease: ({ surname }) =>
    sheet({ size: SIZE, paper: "#fbf9f3" }, [
      writeLine("TENANCY AGREEMENT", [420, 240, 74]),
      rule(300, 400, 1500),
      writeLine(`between the landlord and ${surname}`, [260, 500, 36]),
      ...many(6, clause).flat(),
      rule(220, 2760, 600),
      rule(1240, 2760, 600),
      '<path d="M300 2740 c60 -140 120 60 190 -60 s120 80 220 -20" fill="none" stroke="#1f3a8a" stroke-width="9"/>',
    ]),
  reference: ({ givenNames }) => {
    const said = [
      `${givenNames} earns the salary below and`,
      "has been with us since the spring and",
      `${givenNames} earns the salary below and`,
      "",
    ];
    return sheet({ size: [2159, 2794], paper: "#ffffff" }, [
      `<circle cx="1840" cy="270" r="120" fill="#b8472a"/>`,
      writeLine("MERIDIAN WORKS", [190, 220, 66], "#b8472a"),
      writeLine("To whom it may concern", [190, 700, 42]),
      ...column(repeated(said, 12), [190, 860, 36, 84]),
      writeLine("Head of staff", [190, 2220, 38]),
      block([0, 2600, 2159, 194], "#3c3a40"),
      writeLine("Meridian Works 4 Harbour Lane", [190, 2670, 34], "#f0ece6"),
    ]);
  },
  "offer letter": ({ givenNames }) =>
    sheet({ size: SIZE, paper: "#f7f8fb" }, [
      block([0, 0, 70, 2970], "#2b6f77"),
      writeLine("Corrigan and Daughters", [1050, 210, 44], "#2b6f77"),
      writeLine("9 Mill Street", [1050, 300, 32], "#2b6f77"),
      writeLine(`Dear ${givenNames}`, [260, 760, 40]),
      ...column(repeated(OFFER, 15), [260, 900, 36, 88]),
      '<path d="M280 2420 q70 -150 120 0 t140 -40 t160 30" fill="none" stroke="#20304c" stroke-width="10"/>',
      writeLine("Una Corrigan", [260, 2520, 38]),
    ]),
  "council letter": (holder) =>
    sheet({ size: SIZE, paper: "#fdfdfb" }, [
      block([0, 0, 2100, 90], "#2f6f3e"),
      `<path d="M260 200 h180 v150 q-90 120 -180 0 Z" fill="#2f6f3e"/>`,
      writeLine("Borough of Eastmere", [520, 250, 56], "#2f6f3e"),
      writeLine(nameOf(holder), [220, 560, 40]),
      writeLine(`Account ${holder.number}`, [1240, 560, 40]),
      ...["Your bill", "How to pay", "Questions"].flatMap((title, part) => [
        writeLine(title, [220, 800 + part * 640, 48], "#2f6f3e"),
        ...column(COUNCIL, [220, 910 + part * 640, 38, 86]),
      ]),
      rule(220, 2740, 1660),
    ]),
  bill: (holder) =>
    page(
      [2159, 2794],
      [
        block([0, 0, 2159, 2794], "#ffffff"),
        block([0, 0, 2159, 420], "#27408b"),
        writeLine("CITY POWER", [160, 160, 110], "#ffffff"),
        ...column([nameOf(holder), "7 Sample Street"], [160, 560, 40, 80]),
        block([1200, 540, 800, 420], "#dfe6f5"),
        writeLine("Amount due 74.18", [1260, 640, 44]),
        ...many(9, (bar) =>
          block([200 + bar * 200, 1500 - ((bar * 97) % 330), 120, ((bar * 97) % 330) + 40], "#6f8fd0"),
        ),
        ...column(repeated(["Units used since the last reading of the meter"], 14), [160, 1680, 32, 70]),
      ],
    ),
  "pension notice": ({ surname, number }) =>
    sheet({ size: [2159, 2794], paper: "#eef2f8" }, [
      block([150, 150, 1859, 320], "#24466e"),
      writeLine("State pension service", [230, 210, 64], "#eaf1fb"),
      writeLine(`${surname} ${number}`, [230, 350, 50], "#eaf1fb"),
      ...[
        "Weekly rate",
        "From April",
        "Deductions",
        "Paid on",
        "Bank",
        "Supplement",
        "Arrears",
        "Total",
      ].flatMap((label, row) => [
        block([150, 640 + row * 170, 1859, 140], row % 2 ? "#eef2f8" : "#dbe4f0"),
        writeLine(label, [200, 690 + row * 170, 42]),
        writeLine(`${((row + 4) * 4421) % 900}.${(row * 23 + 10) % 90}`, [1480, 690 + row * 170, 42]),
      ]),
      writeLine("Keep this notice. It shows what you are paid", [200, 2200, 36]),
      writeLine("and may be asked for by a landlord.", [200, 2290, 36]),
      `<circle cx="1780" cy="2480" r="160" fill="none" stroke="#24466e" stroke-width="14"/>`,
    ]),
} as const satisfies Layouts;

import type { FlatPart } from "@latchkey/domain/parties/flat-part.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aPart, aText } from "../testing/answer-parts.ts";
import { type AnswerWords, answerPieces, textOfPieces } from "./answer-pieces.ts";

const words: AnswerWords = {
  choice: (code) => `<${code}>`,
  frequency: (code) => ({ MONTHLY: "a month", WEEKLY_2: "every two weeks" })[code as "MONTHLY"] ?? code,
  probation: (months) => `${months} months of probation`,
  landlord: "landlord",
  agent: "agent",
  bonus: (code) => `bonus: ${code}`,
  gap: (code) => `Was ${code}`,
  without: (code, own) => `I do not have it: ${own ?? code}`,
  sealed: "Given",
};

const pieces = (...lines: readonly (readonly FlatPart[])[]) =>
  answerPieces(
    lines.map((parts) => ({ parts })),
    "en",
    words,
  );

const read = (...lines: readonly (readonly FlatPart[])[]) => textOfPieces(pieces(...lines));

const pounds = (minor: number, every: string | null = null) =>
  aPart("money", { minor, currency: "GBP", every });
const home = (value: string) => aPart("address", { value });

describe("an answer reads as people write it", () => {
  test.each<[string, readonly FlatPart[]]>([
    [
      "£32,300, £2,014.50, a month, 1 Mar 2026",
      [
        pounds(3_230_000),
        pounds(201_450),
        aPart("choice", { list: "frequency", value: "MONTHLY" }),
        aPart("date", { value: "2026-03-01" }),
      ],
    ],
    [
      "Flat 3, 27 Harbour Street, Leeds LS1 4DL (August 2024 –)",
      [home("Flat 3, 27 Harbour Street, Leeds LS1 4DL"), aPart("monthSpan", { from: "2024-08" })],
    ],
    [
      "Brightwater Bakery, Baker, 9 Jan 2023 –, 6 months of probation",
      [
        aText("Brightwater Bakery"),
        aText("Baker"),
        aPart("span", { from: "2023-01-09" }),
        aPart("probation", { months: 6 }),
      ],
    ],
    [
      "Ada Moss (landlord), ada@example.com, +447700900123",
      [
        aPart("name", { names: ["Ada", "Moss"] }),
        aPart("choice", { list: "landlordType", value: "LANDLORD" }),
        aText("ada@example.com"),
        aText("+447700900123"),
      ],
    ],
    ["£950 a month, 1 Nov 2026", [pounds(95_000, "MONTHLY"), aPart("date", { value: "2026-11-01" })]],
    ["£950 every two weeks", [pounds(95_000, "WEEKLY_2")]],
    ["950.00", [aPart("money", { minor: 95_000 })]],
    [
      "June 2025 – July 2025: Was travelling",
      [
        aPart("monthSpan", { from: "2025-06", to: "2025-07" }),
        aPart("choice", { list: "gap", value: "travelling" }),
      ],
    ],
    [
      "June 2025 – July 2025: Lived on (and under) a boat",
      [
        aPart("monthSpan", { from: "2025-06", to: "2025-07" }),
        aPart("choice", { list: "gap", value: "something_else", words: "Lived on (and under) a boat" }),
      ],
    ],
    ["£40,000, bonus: yes", [pounds(4_000_000), aPart("choice", { list: "bonus", value: "yes" })]],
    ["United Kingdom", [aPart("country", { value: "GB" })]],
    ["<enough>", [aPart("choice", { value: "enough" })]],
    ["I do not have it: It burned", [aPart("without", { value: "other", words: "It burned" })]],
    ["Given", [aPart("sealed")]],
  ])("%s", (text, parts) => {
    expect(read(parts)).toBe(text);
  });

  test("line by line", () => {
    expect(read([aPart("file", { names: ["a.jpg"] })], [aPart("file", { names: ["b 2.pdf"] })])).toBe(
      "a.jpg\nb 2.pdf",
    );
  });
});

describe("what a person typed is shown as they typed it", () => {
  /** Each looks like something that the product writes in its own way. */
  const lookalikes = [
    "THE WEEKLY STANDARD",
    "12 MONTHS Ltd",
    "Wright (AGENT)",
    "Priory 2021-05-01 Trust",
    "2024-08",
    "32300.00 GBP",
    "bonus: yes",
    "MONTHLY",
    "2025-06 – 2025-07: travelling",
  ];
  const typed = fc.oneof(fc.constantFrom(...lookalikes), fc.string(), fc.string({ unit: "grapheme" }));

  test("whatever it looks like, in each part that holds something typed", () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(read([aText(text)])).toBe(text);
        expect(read([home(text)])).toBe(text);
        expect(read([aPart("name", { names: [text] })])).toBe(text);
        expect(read([aPart("file", { names: [text] })])).toBe(text);
        expect(read([aPart("choice", { value: "something_else", words: text })])).toBe(text);
        expect(read([aPart("without", { value: "other", words: text })])).toBe(`I do not have it: ${text}`);
      }),
      { seed: 20_261_127 },
    );
  });

  test("beside other parts too", () => {
    fc.assert(
      fc.property(typed, typed, (company, title) => {
        expect(read([aText(company), aText(title), aPart("span", { from: "2023-01-09" })])).toBe(
          `${company}, ${title}, 9 Jan 2023 –`,
        );
      }),
      { seed: 20_261_127 },
    );
  });
});

describe("the translator of a browser leaves the values of an answer alone, and no words of ours", () => {
  test.each<[string, readonly FlatPart[], readonly string[]]>([
    ["typed text", [aText("Brightwater Bakery"), aText("Baker")], ["Brightwater Bakery", "Baker"]],
    [
      "an address and its months",
      [home("27 Harbour Street"), aPart("monthSpan", { from: "2024-08" })],
      ["27 Harbour Street", "August 2024 –"],
    ],
    [
      "a name, not what the person is",
      [aPart("name", { names: ["Ada", "Moss"] }), aPart("choice", { list: "landlordType", value: "AGENT" })],
      ["Ada Moss"],
    ],
    ["a file", [aPart("file", { names: ["my payslip.pdf"] })], ["my payslip.pdf"]],
    ["an amount, not how often it comes", [pounds(95_000, "MONTHLY")], ["£950"]],
    ["a date", [aPart("date", { value: "2026-11-01" })], ["1 Nov 2026"]],
    ["a country", [aPart("country", { value: "GB" })], []],
    ["a choice", [aPart("choice", { value: "enough" })], []],
    ["a reason in sentences", [aPart("without", { value: "other", words: "It burned" })], []],
    ["a sealed answer", [aPart("sealed")], []],
  ])("%s", (_what, parts, values) => {
    expect(pieces(parts).flatMap(({ text, isValue }) => (isValue ? [text] : []))).toEqual(values);
  });
});

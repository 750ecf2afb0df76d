import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountText, minorOf, parseAmount, typedAmount } from "./amount.ts";

describe("an amount", () => {
  test.each([
    ["1150", 115_000],
    ["1,150", 115_000],
    ["1.150", 115_000],
    ["1 150", 115_000],
    ["1\u202f150,00", 115_000],
    ["1’150.00", 115_000],
    ["1,234.56", 123_456],
    ["1.234,56", 123_456],
    ["1,234,567.8", 123_456_780],
    ["1.234.567,8", 123_456_780],
    ["12,5", 1_250],
    ["12.5", 1_250],
    ["0.99", 99],
    ["£1,150.00", 115_000],
    ["1.150,00 €", 115_000],
    ["GBP 900", 90_000],
    ["US$1,150", 115_000],
    ["A$ 900.50", 90_050],
    ["AU$900", 90_000],
    ["£950 pcm", 95_000],
    ["950 £ PCM", 95_000],
    ["950p.c.m.", 95_000],
    ["0", 0],
    ["007", 700],
  ])("%s is %i pence, whatever the language", (typed, minor) => {
    expect(parseAmount(typed)).toBe(minor);
  });

  test.each([
    "",
    " ",
    "£",
    "1e3",
    "١٢٣",
    "-0",
    "-5",
    "+5",
    "0.1+0.2",
    "Infinity",
    "NaN",
    "9007199254740993",
    "1,23,456",
    "1.150.00",
    "1.5.5",
    "1,1500",
    "0,500",
    ".5",
    "5.",
    "5.123.4567",
    "about 900",
    "pcm",
    "950 pcm pcm",
    "950 pm",
    "B$900",
    "900-950",
    "0x10",
    "££5",
  ])("%j is none", (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  });

  test("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (minor) => {
        expect(parseAmount(amountText(minor))).toBe(minor);
      }),
    );
  });

  test.each(["en-GB", "de-DE", "fr-FR", "it-IT", "es-ES", "pt-PT"])(
    "is read back as %s writes it",
    (locale) => {
      const formats = [
        new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
        new Intl.NumberFormat(locale, { style: "currency", currency: "GBP" }),
        new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }),
      ];
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 999_999_999 }),
          fc.constantFrom(...formats),
          (minor, format) => {
            expect(parseAmount(format.format(minor / 100))).toBe(minor);
          },
        ),
      );
    },
  );

  test("of any text is a whole number or none, and never takes long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (typed) => {
        const minor = parseAmount(typed);
        expect(minor === undefined || Number.isSafeInteger(minor)).toBe(true);
      }),
    );
    expect(parseAmount(`${"1,111".repeat(20_000)}x`)).toBeUndefined();
  });
});

describe("an amount as it travels", () => {
  test.each<[number, number | undefined]>([
    [0, 0],
    [0.29, 29],
    [1_150.1, 115_010],
    [99_999_999.99, 9_999_999_999],
    [2.005, undefined],
    [-5, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e300, undefined],
  ])("%d is %d minor units", (major, minor) => {
    expect(minorOf(major)).toBe(minor);
  });

  test("reads like one that was typed; what is no amount is not missing", () => {
    expect([typedAmount(undefined), typedAmount(null), typedAmount(1_150.1)]).toEqual([
      undefined,
      "",
      "1150.10",
    ]);
    expect(parseAmount(typedAmount(2.005) ?? "")).toBeUndefined();
    expect(typedAmount(2.005)).not.toBe("");
  });
});

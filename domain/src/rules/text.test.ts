import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import type { Rule } from "./issue.ts";
import {
  alphanumericWithSpaces,
  lettersDigitsSpecials,
  nameAlternative,
  postOrZipCode,
  ukPostcode,
  unicodeLetters,
} from "./text.ts";

const holds = (rule: Rule<string>, value: string) => rule(value) === undefined;

describe("Unicode letters", () => {
  test.each([
    ["RUL-008", "A", true],
    ["RUL-008", "Amara", true],
    ["RUL-008", "Žofie", true],
    ["RUL-008", "李", true],
    ["RUL-008", "محمد", true],
    ["RUL-008", "'Amara", false],
    ["RUL-008", "-Amara", false],
    ["RUL-008", " Amara", false],
    ["RUL-008", ".A", false],
    ["RUL-008", "1Amara", false],
    ["RUL-009", "Anne Marie", true],
    ["RUL-009", "O'Brien", true],
    ["RUL-009", "O’Brien", true],
    ["RUL-009", "Smith-Jones", true],
    ["RUL-009", "J.R. Ewing", true],
    ["RUL-009", "Zoe\u0308", true],
    ["RUL-009", "Am4ra", false],
    ["RUL-009", "Am_ra", false],
    ["RUL-009", "Amara\nB", false],
    ["RUL-009", "<b>", false],
    ["RUL-010", "Jr.", true],
    ["RUL-010", "नि", true],
    ["RUL-010", "Amara-", false],
    ["RUL-010", "Amara'", false],
    ["RUL-010", "Amara ", false],
    ["RUL-010", "", false],
  ])("%s %j → %s", (_id, value, ok) => {
    expect(holds(unicodeLetters(), value)).toBe(ok);
  });

  test("RUL-008 composed and decomposed letters are treated alike", () => {
    const letters = fc.constantFrom("é", "Å", "ñ", "ệ", "a", "Z", "한");
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 20 }), (parts) => {
        const text = parts.join("");
        expect(holds(unicodeLetters(), text.normalize("NFD"))).toBe(
          holds(unicodeLetters(), text.normalize("NFC")),
        );
      }),
      seededRuns,
    );
  });
});

describe("other texts", () => {
  test.each([
    ["RUL-007", "Acme 24", true],
    ["RUL-007", "Müller 2", true],
    ["RUL-007", "Acme-24", false],
    ["RUL-007", "Acme\t24", false],
    ["RUL-007", "", false],
  ])("%s alphanumeric with spaces: %j → %s", (_id, value, ok) => {
    expect(holds(alphanumericWithSpaces(), value)).toBe(ok);
  });

  test.each([
    ["RUL-011", "Müller & Söhne (UK) Ltd.", true],
    ["RUL-011", "Unit 4/5, No. 7", true],
    ["RUL-011", "a;b:c!?#@+_*-\"'", true],
    ["RUL-011", "<script>", false],
    ["RUL-011", "a\nb", false],
    ["RUL-011", "", false],
  ])("%s letters, digits and specials: %j → %s", (_id, value, ok) => {
    expect(holds(lettersDigitsSpecials(), value)).toBe(ok);
  });

  test.each([
    ["RUL-012", "Smith & Sons (2) - 1+1 *", true],
    ["RUL-012", "O'Brien", true],
    ["RUL-012", "Łódź", true],
    ["RUL-012", "Smith, Ltd", false],
    ["RUL-012", "Smith.", false],
    ["RUL-012", "a/b", false],
    ["RUL-012", "", false],
  ])("%s name alternative: %j → %s", (_id, value, ok) => {
    expect(holds(nameAlternative(), value)).toBe(ok);
  });

  test("RUL-012 of the ASCII specials it allows & * ( ) - + ' and no other", () => {
    const specials = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
      (character) => !/[a-z0-9]/i.test(character),
    );
    expect(specials.filter((character) => holds(nameAlternative(), character)).join("")).toBe(" &'()*+-");
  });
});

describe("post codes", () => {
  test.each([
    ["RUL-013", "SW1A 1AA", true],
    ["RUL-013", "SW1A1AA", true],
    ["RUL-013", "M1 1AE", true],
    ["RUL-013", "EC1A 1BB", true],
    ["RUL-013", "W1 1AA", true],
    ["RUL-013", "1W1 1AA", false],
    ["RUL-013", "W 1AA", false],
    ["RUL-013", "SW1AA 1AA", false],
    ["RUL-013", "SW1A  1AA", false],
    ["RUL-013", "SW1A-1AA", false],
    ["RUL-013", "SW1A AAA", false],
    ["RUL-013", "SW1A 1A", false],
    ["RUL-013", "SW1A 1AAA", false],
    ["RUL-013", " SW1A 1AA", false],
    ["RUL-014", "sw1a 1aa", true],
    ["RUL-014", "Sw1A 1aA", true],
  ])("%s UK postcode %j → %s", (_id, value, ok) => {
    expect(holds(ukPostcode(), value)).toBe(ok);
  });

  test.each([
    ["a", false],
    ["12", true],
    ["90210-1234", true],
    ["90210-12345", false],
    ["D-10115", true],
    ["SW1A 1AA", false],
    ["1000ß", false],
    ["", false],
  ])("RUL-015 post or zip code %j → %s", (value, ok) => {
    expect(holds(postOrZipCode(), value)).toBe(ok);
  });
});

describe("every text rule", () => {
  const rules = [
    unicodeLetters(),
    alphanumericWithSpaces(),
    lettersDigitsSpecials(),
    nameAlternative(),
    ukPostcode(),
    postOrZipCode(),
  ];

  test("refuses control characters and angle brackets anywhere", () => {
    const around = fc.constantFrom("", "a", "SW1A", "12");
    const bad = fc.constantFrom("\0", "\r", "\n", "\u001b", "<", ">", "\u2028");
    fc.assert(
      fc.property(around, bad, around, (before, character, after) => {
        for (const rule of rules) expect(holds(rule, `${before}${character}${after}`)).toBe(false);
      }),
      seededRuns,
    );
  });

  test("checks a long hostile value in linear time", () => {
    const hostile = `${"a".repeat(50_000)}-${" '".repeat(50_000)}\0`;
    const before = process.cpuUsage();
    for (const rule of rules) expect(holds(rule, hostile)).toBe(false);
    // Quadratic work on 150,000 letters takes minutes; linear work a few milliseconds.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

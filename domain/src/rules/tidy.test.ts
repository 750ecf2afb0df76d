import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { canonicalEmail, emailIssue } from "./email.ts";
import { nameIssue } from "./names.ts";
import { ukPostcode } from "./text.ts";
import { plainSigns, tidy, tidyBritishPostcode, tidyEmail, tidyName } from "./tidy.ts";

describe("a name as people write it, or paste it", () => {
  test.each([
    ["Persian, with a joiner", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"],
    ["Sinhala, with a joiner", "\u0dc1\u0dca\u200d\u0dbb\u0dd3\u0db1\u0dd2\u0dc0\u0dcf\u0dc3"],
    ["Dutch, with an apostrophe at the beginning", "'t Hooft"],
    ["Dutch, with the printed apostrophe", "’t Hooft"],
    ["Catalan", "Gal·la"],
    ["Hebrew, with a geresh", "ז׳בוטינסקי"],
    ["Irish, with the printed apostrophe", "O’Neil"],
    ["Uzbek, with its own letter", "Oʻktam"],
  ])("%s is taken and kept", (_what, name) => {
    expect(nameIssue(name)).toBeUndefined();
    expect(tidyName(name)).toBe(name.normalize("NFC"));
  });

  test.each([
    ["O‘ktam", "O'ktam"],
    ["O´Neil", "O'Neil"],
    ["D`Angelo", "D'Angelo"],
    ["de la\u00a0Cruz", "de la Cruz"],
    ["  Anne  Marie ", "Anne Marie"],
    ["Anne\u2011Marie", "Anne-Marie"],
    ["Anne\u2010Marie", "Anne-Marie"],
    ["Anne–Marie", "Anne-Marie"],
    ["Bat\u00adhory", "Bathory"],
    ["\u200eAmara\u200f", "Amara"],
    ["Smith, Jr.", "Smith Jr."],
    ["Smith , III", "Smith III"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(nameIssue(typed)).toBeUndefined();
    expect(tidyName(typed)).toBe(stored);
  });

  test.each(["Amara\u200d", "\u200cAmara", "Amara'", "'", "· Amara", "Smith, John", "Am4ra", "<b>", "a\nb"])(
    "%j is still refused",
    (typed) => expect(nameIssue(typed)).toBeDefined(),
  );
});

describe("an e-mail address", () => {
  test.each(["अजय@डाटा.भारत", "อีเมลทดสอบ@ยูเอทดสอบ.ไทย", "用户@例子.广告", "o'brien@example.com"])(
    "%s is one",
    (typed) => {
      expect(emailIssue(typed)).toBeUndefined();
      expect(canonicalEmail(typed)).toBe(typed);
    },
  );

  test.each([
    ["o’brien@example.com", "o'brien@example.com"],
    ["\u200bAmara@Example.com\u00a0", "amara@example.com"],
    ["anne\u2011marie@example.com", "anne-marie@example.com"],
  ])("%j is stored as %s", (typed, stored) => {
    expect(emailIssue(typed)).toBeUndefined();
    expect(canonicalEmail(typed)).toBe(stored);
  });

  test.each(["\u0301@example.com", "a@\u0301b.com", "a@b.\u0301\u0301"])(
    "a mark that follows no letter, %j, is not",
    (typed) => expect(emailIssue(typed)).toBeDefined(),
  );
});

test.each([
  ["LS1  4DL", "LS1 4DL"],
  ["l s1 4dl", "LS1 4DL"],
  ["LS1 4DL.", "LS1 4DL"],
  ["LS1-4DL", "LS1 4DL"],
  ["ls14dl", "LS1 4DL"],
  ["\u200eSW1A\u00a01AA", "SW1A 1AA"],
  ["EC1A–1BB", "EC1A 1BB"],
])("the British postcode %j is stored as %s", (typed, stored) => {
  expect(tidyBritishPostcode(typed)).toBe(stored);
  expect(ukPostcode()(stored)).toBeUndefined();
});

test.each(["LS1 4D", "LS1 4DLX", "1LS 4DL", "LS1/4DL", ""])(
  "%j is no postcode, and is left as it is",
  (typed) => expect(tidyBritishPostcode(typed)).toBe(typed),
);

test("a house number with an en dash, and a minus sign of another font, are those with a hyphen", () => {
  expect(tidy("76–78")).toBe("76-78");
  expect(tidy("12\u221214")).toBe("12-14");
});

const typedTexts = fc
  .string({ unit: "grapheme", maxLength: 40 })
  .chain((text) =>
    fc
      .array(
        fc.constantFrom(
          "\u00a0",
          "\u2011",
          "–",
          "‘",
          "’",
          "´",
          "`",
          "\u200b",
          "\u200c",
          "\u200d",
          " ",
          "-",
          "'",
          ".",
        ),
      )
      .map((signs) => [...text].map((letter, index) => `${letter}${signs[index] ?? ""}`).join("")),
  );

const functions: readonly (readonly [string, (text: string) => string])[] = [
  ["plainSigns", plainSigns],
  ["tidy", tidy],
  ["tidyName", tidyName],
  ["tidyEmail", tidyEmail],
  ["tidyBritishPostcode", tidyBritishPostcode],
];

test.each(functions)("%s changes nothing the second time", (_name, change) => {
  fc.assert(
    fc.property(typedTexts, (text) => {
      expect(change(change(text))).toBe(change(text));
    }),
    seededRuns,
  );
});

/** Valid in the sense of before: the signs that a rule names. */
const letters = fc.string({ unit: fc.constantFrom(..."aZéłñ李 '’.-"), minLength: 1, maxLength: 12 });

test("two different names, and two different texts, in the signs that a rule names stay different", () => {
  const isPlain = (text: string) => text.trim() === text && !/ {2}/.test(text);
  fc.assert(
    fc.property(letters.filter(isPlain), letters.filter(isPlain), (one, other) => {
      fc.pre(one.normalize("NFC") !== other.normalize("NFC"));
      expect(tidyName(one)).not.toBe(tidyName(other));
      expect(tidy(one)).not.toBe(tidy(other));
    }),
    seededRuns,
  );
});

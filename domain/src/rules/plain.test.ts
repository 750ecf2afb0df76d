import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import {
  gt,
  gte,
  inRange,
  lengthOf,
  lt,
  lte,
  maxLength,
  minLength,
  oneOf,
  pattern,
  required,
} from "./plain.ts";

describe("required", () => {
  test.each([
    ["", false],
    ["   ", false],
    ["\t\n", false],
    [null, false],
    [undefined, false],
    ["a", true],
    [" a ", true],
    ["0", true],
  ])("RUL-001 SHR-038 %j is given: %s", (value, ok) => {
    expect(required()(value)).toEqual(ok ? undefined : { code: "validation.required" });
  });

  test("SHR-039 a missing choice has a code of its own", () => {
    expect(required("validation.please_select_an_option")("")).toEqual({
      code: "validation.please_select_an_option",
    });
  });
});

describe("numbers", () => {
  test.each([
    [
      "RUL-002",
      "gt",
      gt(5),
      [
        [4.99, false],
        [5, false],
        [5.01, true],
      ],
    ],
    [
      "RUL-002",
      "gte",
      gte(5),
      [
        [4.99, false],
        [5, true],
        [5.01, true],
      ],
    ],
    [
      "RUL-003",
      "lt",
      lt(5),
      [
        [4.99, true],
        [5, false],
        [5.01, false],
      ],
    ],
    [
      "RUL-003",
      "lte",
      lte(5),
      [
        [4.99, true],
        [5, true],
        [5.01, false],
      ],
    ],
  ] as const)("%s %s 5 at its bound", (_id, kind, rule, table) => {
    for (const [value, ok] of table) {
      expect(rule(value)).toEqual(ok ? undefined : { code: `validation.${kind}`, params: { bound: 5 } });
    }
  });

  test.each([
    [0, false],
    [1, false],
    [1.01, true],
    [9_999_999.99, true],
    [10_000_000, false],
    [10_000_001, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])("RUL-006 %d lies between 1 and 10,000,000, both excluded: %s", (value, ok) => {
    expect(inRange(1, 10_000_000)(value)).toEqual(
      ok ? undefined : { code: "validation.range", params: { min: 1, max: 10_000_000 } },
    );
  });

  test("RUL-002 RUL-003 RUL-006 a value that is not a number fails every rule", () => {
    for (const rule of [gt(0), gte(0), lt(0), lte(0), inRange(-1, 1)]) expect(rule(Number.NaN)).toBeDefined();
  });

  test("RUL-006 a range is gt and lt together", () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), fc.double(), (value, min, max) => {
        const inside = gt(min)(value) === undefined && lt(max)(value) === undefined;
        expect(inRange(min, max)(value) === undefined).toBe(inside);
      }),
      seededRuns,
    );
  });
});

describe("lengths", () => {
  test.each([
    ["ab", 2],
    ["Zoë", 3],
    ["Zoe\u0308", 3],
    ["𝒜b", 2],
    ["", 0],
  ])("%j counts as %d characters", (text, length) => {
    expect(lengthOf(text)).toBe(length);
  });

  test.each([
    [1, false],
    [2, true],
    [3, true],
  ])("RUL-004 %d letters satisfy minLength(2): %s", (length, ok) => {
    expect(minLength(2)("é".repeat(length))).toEqual(
      ok ? undefined : { code: "validation.min_length", params: { min: 2 } },
    );
  });

  test.each([
    [2, true],
    [3, true],
    [4, false],
  ])("RUL-004 %d letters satisfy maxLength(3): %s", (length, ok) => {
    expect(maxLength(3)("é".repeat(length))).toEqual(
      ok ? undefined : { code: "validation.max_length", params: { max: 3 } },
    );
  });
});

describe("patterns and choices", () => {
  test.each([
    ["AB12", true],
    ["ab12", false],
    ["xAB12", false],
    ["AB12\n", false],
  ])("RUL-005 %j matches as a whole: %s", (value, ok) => {
    expect(pattern(/^[A-Z]{2}[0-9]{2}$/)(value)).toEqual(ok ? undefined : { code: "validation.pattern" });
  });

  test.each([
    ["yes", true],
    ["no", true],
    ["Yes", false],
    ["maybe", false],
    ["", false],
    [null, false],
    [undefined, false],
  ])("FRM-303 %j is one of yes and no: %s", (value, ok) => {
    expect(oneOf(["yes", "no"])(value)).toEqual(
      ok ? undefined : { code: "validation.please_select_an_option" },
    );
  });
});

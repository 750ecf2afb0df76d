import { describe, expect, test } from "vitest";
import {
  acceptPart,
  emptyDate,
  isEmptyDate,
  isFull,
  isoOfParts,
  nextPart,
  padPart,
  partsOfIso,
} from "./date-parts.ts";

describe("what a part accepts", () => {
  test.each([
    ["day", "", "2", "2"],
    ["day", "2", "2x", "2"],
    ["day", "", "a", ""],
    ["month", "", "0", "0"],
    ["year", "20", "20-", "20"],
    ["year", "2026", "20267", "2026"],
    ["day", "27", "", ""],
  ] as const)("FRM-305 digits only: %s %s → %s", (part, previous, typed, expected) => {
    expect(acceptPart(part, previous, typed)).toBe(expected);
  });

  test.each([
    ["3", "31", "31"],
    ["3", "32", "3"],
    ["", "99", ""],
  ])("FRM-306 the day part is at most 31: %s → %s", (previous, typed, expected) => {
    expect(acceptPart("day", previous, typed)).toBe(expected);
  });

  test.each([
    ["1", "12", "12"],
    ["1", "13", "1"],
  ])("FRM-307 the month part is at most 12: %s → %s", (previous, typed, expected) => {
    expect(acceptPart("month", previous, typed)).toBe(expected);
  });
});

test("FRM-308 a part is complete with two digits, the year with four", () => {
  expect([isFull("day", "3"), isFull("day", "03"), isFull("month", "1"), isFull("year", "202")]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(isFull("year", "2026")).toBe(true);
  expect([nextPart("day"), nextPart("month"), nextPart("year")]).toEqual(["month", "year", undefined]);
});

test("FRM-309 a date is empty when all its parts are empty", () => {
  expect(isEmptyDate(emptyDate)).toBe(true);
  expect(isEmptyDate({ day: "", month: "", year: "2" })).toBe(false);
});

test.each([
  ["day", "1", "01"],
  ["month", "9", "09"],
  ["day", "", ""],
  ["month", "12", "12"],
  ["year", "96", "96"],
] as const)("FRM-310 padding: %s %s → %s", (part, text, expected) => {
  expect(padPart(part, text)).toBe(expected);
});

describe("a date as text", () => {
  test.each([
    [{ day: "9", month: "3", year: "2026" }, "2026-03-09"],
    [emptyDate, ""],
    [{ day: "", month: "13", year: "26" }, "26-13-"],
  ])("%o → %s", (parts, iso) => {
    expect(isoOfParts(parts)).toBe(iso);
  });

  test.each(["2026-03-09", "26-13-", "", "--09"])("comes back from parts: %s", (iso) => {
    expect(isoOfParts(partsOfIso(iso))).toBe(iso);
  });

  test("text in another format is an empty date", () => {
    expect(partsOfIso("9 March")).toEqual(emptyDate);
  });
});

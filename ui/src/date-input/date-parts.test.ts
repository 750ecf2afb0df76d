import { describe, expect, test } from "vitest";
import {
  type DatePart,
  emptyDate,
  isEmptyDate,
  isFull,
  isoOfParts,
  nextPart,
  padPart,
  partsOfIso,
  typePart,
} from "./date-parts.ts";
import { pastedDate } from "./pasted-date.ts";

const after = (part: DatePart, previous: string, typed: string) =>
  typePart({ ...emptyDate, [part]: previous }, part, typed);

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
    expect(after(part, previous, typed)[part]).toBe(expected);
  });

  test.each([
    ["3", "31", "31"],
    ["3", "32", "3"],
    ["", "99", ""],
  ])("FRM-306 the day part is at most 31: %s → %s", (previous, typed, expected) => {
    expect(after("day", previous, typed).day).toBe(expected);
  });

  test.each([
    ["1", "12", "12"],
    ["1", "13", "1"],
  ])("FRM-307 the month part is at most 12: %s → %s", (previous, typed, expected) => {
    expect(after("month", previous, typed).month).toBe(expected);
  });
});

describe("what a part refuses", () => {
  test.each([
    ["day", "3", "35", "35"],
    ["month", "1", "14", "14"],
    ["year", "2026", "20267", "20267"],
    ["day", "14", "145", "145"],
    ["month", "", "14 May 2002", "??"],
    ["day", "", "14052002", "??"],
  ] as const)("is kept, so that it can be said: %s %s → %s", (part, previous, typed, refused) => {
    const date = after(part, previous, typed);
    expect(date).toEqual({ ...emptyDate, [part]: previous, refused: { [part]: refused } });
    expect(isoOfParts(partsOfIso(isoOfParts(date)))).toBe(isoOfParts(date));
  });

  test("stands in the place of the part, so that no rule takes the text for a date", () => {
    const american = typePart({ day: "05", month: "1", year: "2002" }, "month", "14");
    expect(isoOfParts(american)).toBe("2002-14-05");
    expect(isoOfParts(typePart(emptyDate, "day", "x1"))).toBe("--??");
  });

  test.each([
    ["a sound digit", "12"],
    ["an empty part", ""],
    ["the same digit again", "1"],
  ])("is over with %s", (_what, typed) => {
    const refusing = after("month", "1", "14");
    expect(typePart(refusing, "month", typed)).toEqual({ ...emptyDate, month: typed });
  });

  test("is over neither with a letter nor with another part", () => {
    const refusing = after("month", "1", "14");
    expect(typePart(refusing, "month", "1x")).toBe(refusing);
    expect(typePart(refusing, "year", "2").refused).toEqual({ month: "14" });
  });
});

describe("a pasted date", () => {
  test.each(["14.05.2002", "2002-05-14", "14/5/2002", " 14 05 2002 ", "14. 5. 2002"])(
    "in numbers fills all parts: %s",
    (text) =>
      expect(pastedDate(text, ["day", "month", "year"])).toEqual({ day: "14", month: "05", year: "2002" }),
  );

  test("in another order is refused where it cannot be", () => {
    const date = pastedDate("05/14/2002", ["day", "month", "year"]);
    expect(date).toEqual({ day: "05", month: "", year: "2002", refused: { month: "14" } });
  });

  test.each(["14 May 2002", "05.2002", "14.05.02", "14052002", "14"])("is not guessed from %s", (text) => {
    expect(pastedDate(text, ["day", "month", "year"])).toBeUndefined();
  });

  test("has no day where none is asked for", () => {
    expect(pastedDate("05/2002", ["month", "year"])).toEqual({ day: "", month: "05", year: "2002" });
    expect(pastedDate("14.05.2002", ["month", "year"])).toBeUndefined();
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

import { expect, test } from "vitest";
import { formatDate, formatList, formatMonth, formatPercent, formatShortDate } from "./format.ts";

test.each([
  ["en", /^50%$/],
  ["de", /^50\u00a0%$/],
  ["fr", /^50[\u00a0\u202f]%$/],
] as const)("a percentage in %s", (language, text) => {
  expect(formatPercent(language, 50)).toMatch(text);
});

test("an instant is the day in London", () => {
  expect(formatDate("en", "2026-06-30T23:30:00Z")).toBe("1 July 2026");
  expect(formatDate("de", "2026-03-12T10:00:00Z")).toBe("12. März 2026");
});

test("in French the first of a month is written as an ordinal, the other days are not", () => {
  expect(formatDate("fr", "2026-07-01T10:00:00Z")).toBe("1er juillet 2026");
  expect(formatDate("fr", "2026-07-11T10:00:00Z")).toBe("11 juillet 2026");
});

test("a list is formatted as in a sentence", () => {
  expect(formatList("en", ["Identity", "Income", "Residence"])).toBe("Identity, Income and Residence");
  expect(formatList("de", ["Gehalt"])).toBe("Gehalt");
});

test("a civil date is the same day in a short form, wherever the reader is", () => {
  expect(formatShortDate("en", "2026-12-15")).toBe("15 Dec 2026");
});

test("a month is that of the civil date, wherever the reader is", () => {
  expect(formatMonth("en", "2024-08-01")).toBe("August 2024");
  expect(formatMonth("fr", "2024-08-31")).toBe("août 2024");
  expect(formatMonth("pt", "2024-08-01")).toBe("agosto de 2024");
});

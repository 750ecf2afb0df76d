import { expect, test } from "vitest";
import { formatAgo, formatDayAndTime, formatShortDate, formatSpan } from "./format-span.ts";

const HOUR = 3_600_000;

test.each([
  ["en", 51.5 * HOUR, "2 days 3 hrs"],
  ["en", 48 * HOUR, "2 days"],
  ["en", 4 * HOUR, "4 hrs"],
  ["en", HOUR / 5, "12 mins"],
  ["en", -HOUR, "0 mins"],
  ["de", 51 * HOUR, "2 Tg., 3 Std."],
  ["fr", 25 * HOUR, "1 j 1 h"],
] as const)("in %s a span of %d is %s", (language, span, text) => {
  // CLDR differs in commas and no-break spaces between the versions of browsers.
  const plain = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll(",", "");
  expect(plain(formatSpan(language, span))).toBe(plain(text));
});

test.each([
  ["en", 51 * HOUR, "2 days ago"],
  ["en", 3 * HOUR, "3 hours ago"],
  ["de", 51 * HOUR, "vor 2 Tagen"],
  ["pt", HOUR / 4, "há 15 minutos"],
] as const)("in %s %d ago is %s", (language, span, text) => {
  expect(formatAgo(language, span)).toBe(text);
});

test("moments are London's, dates are those of the calendar", () => {
  expect(formatDayAndTime("en", "2026-06-30T23:30:00Z")).toBe("1 Jul 2026, 00:30");
  expect(formatShortDate("en", "2026-04-01")).toBe("1 Apr 2026");
  expect(formatShortDate("de", "2026-04-01")).toBe("01.04.2026");
});

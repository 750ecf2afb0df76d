import { expect, test } from "vitest";
import { formatMoment } from "./format-moment.ts";

const NOW = Date.parse("2026-03-12T10:00:00Z");

test.each([
  ["en", "2026-03-12T09:48:00Z", "12 min ago"],
  ["en", "2026-03-12T10:03:00Z", "This minute"],
  ["en", "2026-03-12T07:20:00Z", "2 hr ago"],
  ["en", "2026-03-11T23:30:00Z", "Yesterday"],
  ["en", "2026-03-03T10:00:00Z", "3 Mar 2026"],
  ["de", "2026-03-12T09:48:00Z", "Vor 12 Min."],
  ["de", "2026-03-11T09:00:00Z", "Gestern"],
  ["de", "2026-03-03T10:00:00Z", "03.03.2026"],
  ["fr", "2026-03-11T09:00:00Z", "Hier"],
] as const)("in %s %s is %s", (language, moment, text) => {
  expect(formatMoment(language, moment, NOW)).toBe(text);
});

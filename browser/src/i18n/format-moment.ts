import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { regions } from "./format.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const firstUpper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/**
 * A past moment relative to now: `12 min ago`, `3 hrs ago`, `Yesterday`, `3 Mar 2026`. Days are those of London (the
 * product's civil dates).
 * @param now epoch milliseconds
 */
export const formatMoment = (language: Language, moment: string, now: number): string => {
  const at = Date.parse(moment);
  const ago = new Intl.RelativeTimeFormat(regions[language], { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - at);
  if (passed < HOUR) return firstUpper(ago.format(-Math.floor(passed / MINUTE), "minute"));
  const day = londonDate(at);
  if (day === londonDate(now)) return firstUpper(ago.format(-Math.floor(passed / HOUR), "hour"));
  if (day === londonDate(now - DAY)) return firstUpper(ago.format(-1, "day"));
  return new Intl.DateTimeFormat(regions[language], {
    dateStyle: "medium",
    timeZone: "Europe/London",
  }).format(at);
};

import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { regions } from "./format.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Unit = "day" | "hour" | "minute";

const inUnit = (language: Language, unit: Unit, count: number): string =>
  new Intl.NumberFormat(regions[language], { style: "unit", unit, unitDisplay: "short" }).format(count);

/**
 * A duration in its two largest units: `2 days 3 hrs`, `4 hrs`, `12 min`.
 * @param span milliseconds; a negative one counts as 0
 */
export const formatSpan = (language: Language, span: number): string => {
  const passed = Math.max(0, span);
  const days = Math.floor(passed / DAY);
  const hours = Math.floor((passed % DAY) / HOUR);
  if (days === 0 && hours === 0) return inUnit(language, "minute", Math.floor(passed / MINUTE));
  return [
    ...(days > 0 ? [inUnit(language, "day", days)] : []),
    ...(hours > 0 ? [inUnit(language, "hour", hours)] : []),
  ].join(" ");
};

export const formatAgo = (language: Language, span: number): string => {
  const passed = Math.max(0, span);
  const ago = new Intl.RelativeTimeFormat(regions[language], { numeric: "always" });
  if (passed >= DAY) return ago.format(-Math.floor(passed / DAY), "day");
  if (passed >= HOUR) return ago.format(-Math.floor(passed / HOUR), "hour");
  return ago.format(-Math.floor(passed / MINUTE), "minute");
};

export const formatDayAndTime = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(regions[language], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/London",
  }).format(new Date(moment));

export const formatShortDate = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

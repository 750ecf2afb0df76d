import { type DatePart, type DateParts, dateParts, emptyDate, padPart, typePart } from "./date-parts.ts";

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/;
const YEAR_LAST = /^(?:(\d{1,2})[-/.\s]+)?(\d{1,2})[-/.\s]+(\d{4})$/;

/**
 * A pasted date in numbers, for all inputs at once: with the year first, or in the order of the inputs. An impossible
 * order shows as a refused part; undefined if the text is no date for exactly these parts.
 */
export function pastedDate(text: string, parts: readonly DatePart[]): DateParts | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text.trim()) ?? [];
  const [, otherDay, otherMonth, otherYear] = YEAR_LAST.exec(text.trim()) ?? [];
  const found = { day: day ?? otherDay, month: month ?? otherMonth, year: year ?? otherYear };
  if (dateParts.some((part) => (found[part] !== undefined) !== parts.includes(part))) return undefined;
  return parts.reduce((date, part) => typePart(date, part, padPart(part, found[part] ?? "")), emptyDate);
}

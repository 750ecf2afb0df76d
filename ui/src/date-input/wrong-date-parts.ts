import { type DatePart, type DateParts, dateParts } from "./date-parts.ts";

export const isShortYear = ({ year }: DateParts): boolean => year.length > 0 && year.length < 4;

/** Marks only the wrong part, if it can be determined. */
export const wrongPartsOf = (
  date: DateParts,
  parts: readonly DatePart[] = dateParts,
): readonly DatePart[] => {
  if (isShortYear(date)) return ["year"];
  const empty = parts.filter((part) => date[part] === "");
  return empty.length > 0 && empty.length < parts.length ? empty : parts;
};

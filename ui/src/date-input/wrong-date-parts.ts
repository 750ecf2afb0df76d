import type { DatePart, DateParts } from "./date-parts.ts";

const ALL_PARTS: readonly DatePart[] = ["day", "month", "year"];

export const isShortYear = ({ year }: DateParts): boolean => year.length > 0 && year.length < 4;

/** Marks only the wrong part, if it can be determined. */
export const wrongPartsOf = (parts: DateParts): readonly DatePart[] => {
  if (isShortYear(parts)) return ["year"];
  const empty = ALL_PARTS.filter((part) => parts[part] === "");
  return empty.length > 0 && empty.length < ALL_PARTS.length ? empty : ALL_PARTS;
};

/** The order in which the parts stand and are filled. */
export const dateParts = ["day", "month", "year"] as const;
export type DatePart = (typeof dateParts)[number];

/** The digits in the three inputs, perhaps too few of them. */
export type DateParts = Readonly<Record<DatePart, string>> & {
  /** Text that an input refused, until that input changes. A date with one is invalid, see `isoOfParts`. */
  readonly refused?: RefusedParts;
};

type RefusedParts = Readonly<Partial<Record<DatePart, string>>>;

/** Stands for a refused text that is no number, such as a pasted "14 May 2002". */
export const UNREADABLE = "??";

export const emptyDate: DateParts = { day: "", month: "", year: "" };

const lengths: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };
const largest: Readonly<Record<DatePart, number>> = { day: 31, month: 12, year: 9999 };

/** Number of digits that fill the part. */
export const partLength = (part: DatePart): number => lengths[part];

/**
 * The content of a part after typing; digits only (spec 1 §5, FRM-305). A longer text was pasted, dictated or filled
 * in.
 */
function readPart(part: DatePart, before: string, typed: string): string {
  const digits = typed.replace(/\D/g, "");
  const isPasted = typed.length > before.length + 1;
  const hasWords = isPasted && /\D/.test(typed.trim());
  return hasWords || digits.length > lengths[part] + 1 ? UNREADABLE : digits;
}

/**
 * The date after typing into a part. A digit that would take the day above 31, the month above 12 or the year beyond
 * four digits is refused: the part stays as it was, and the text is kept as refused (spec 1 §5, FRM-306 and FRM-307).
 */
export function typePart(date: DateParts, part: DatePart, typed: string): DateParts {
  const { refused: { [part]: _resolved, ...others } = {}, ...parts } = date;
  const text = readPart(part, date[part], typed);
  // A letter changes nothing, not even an earlier refusal.
  if (text === date[part] && text !== typed) return date;
  const isRefused = text === UNREADABLE || text.length > lengths[part] || Number(text) > largest[part];
  const refused: RefusedParts = isRefused ? { ...others, [part]: text } : others;
  return {
    ...parts,
    ...(!isRefused && { [part]: text }),
    ...(Object.keys(refused).length > 0 && { refused }),
  };
}

/** Focus moves on once the part has all its digits (FRM-308). */
export const isFull = (part: DatePart, text: string): boolean => text.length === lengths[part];

/** The part that follows, or nothing after the year. */
export const nextPart = (part: DatePart): DatePart | undefined => dateParts[dateParts.indexOf(part) + 1];

/** Day and month get their leading zero; a short year stays as it is, because its century is unknown (FRM-310). */
export function padPart(part: DatePart, text: string): string {
  return part === "year" || text === "" ? text : text.padStart(lengths[part], "0");
}

/** A date is empty when all its parts are empty (FRM-309). */
export const isEmptyDate = (date: DateParts): boolean => dateParts.every((part) => date[part] === "");

/**
 * "2026-03-09", "" when all parts are empty, and "26-13-" or the like while typing. A refused text stands in its part,
 * so that every rule sees an invalid date.
 */
export function isoOfParts(date: DateParts): string {
  if (isEmptyDate(date) && !date.refused) return "";
  const [day, month, year] = dateParts.map((part) => date.refused?.[part] ?? padPart(part, date[part]));
  return [year, month, day].join("-");
}

/** The inverse of `isoOfParts`; text of another shape gives an empty date. */
export function partsOfIso(iso: string): DateParts {
  const match = /^([\d?]*)-([\d?]*)-([\d?]*)$/.exec(iso);
  if (!match) return emptyDate;
  const [, year = "", month = "", day = ""] = match;
  return typePart(typePart(typePart(emptyDate, "year", year), "month", month), "day", day);
}

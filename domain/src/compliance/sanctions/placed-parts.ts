import { type NamePart, namePart } from "./name-parts.ts";

/** A part of a name, or two neighbours written as one word. */
export interface PlacedPart {
  readonly part: NamePart;
  readonly places: readonly number[];
  /** All of it is single syllables. */
  readonly isShort: boolean;
}

const LONGEST_JOINED = 22;

export const placedParts = (parts: readonly NamePart[]): readonly PlacedPart[] => [
  ...parts.map((part, at) => ({ part, places: [at], isShort: part.isShort })),
  ...parts.slice(1).flatMap((next, at) => {
    const before = parts[at];
    const text = `${before?.text ?? ""}${next.text}`;
    if (!before || text.length > LONGEST_JOINED) return [];
    return [{ part: namePart(text), places: [at, at + 1], isShort: before.isShort && next.isShort }];
  }),
];

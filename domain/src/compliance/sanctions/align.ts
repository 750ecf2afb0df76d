import type { FoundPart } from "./name-index.ts";
import type { NamePart } from "./name-parts.ts";
import { type PlacedPart, placedParts } from "./placed-parts.ts";

/** Pairs the parts of two names, whatever their order, and says what is left over. */

export interface AskedPart extends PlacedPart {
  readonly found: FoundPart;
}

export interface Pairing {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly likeness: number;
  readonly bits: number;
}

export interface Aligned {
  readonly pairs: readonly Pairing[];
  /** Places without a counterpart. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** Two syllables that are written as one word are no third one. */
const isOtherLength = (one: PlacedPart, other: PlacedPart): boolean =>
  one.places.length !== other.places.length &&
  (one.places.length > 1 ? one.isShort && other.part.isShort : other.isShort && one.part.isShort);

/** A word of two syllables can be divided in two places. */
const isSameWord = (one: PlacedPart, other: PlacedPart, likeness: number): boolean =>
  one.isShort && other.isShort && likeness > ALMOST_SAME;
const ALMOST_SAME = 0.92;

const mayPair = (one: PlacedPart, other: PlacedPart, likeness: number): boolean =>
  one.places.length + other.places.length < 4 ? !isOtherLength(one, other) : isSameWord(one, other, likeness);

const pairingsOf = (asked: readonly AskedPart[], parts: readonly NamePart[]): readonly Pairing[] => {
  const listed = placedParts(parts);
  return asked
    .flatMap((one) =>
      listed.flatMap((other) => {
        const likeness = one.found.alike.get(other.part.text);
        if (likeness === undefined || !mayPair(one, other, likeness)) return [];
        return [{ mine: one.places, theirs: other.places, likeness, bits: one.found.bits }];
      }),
    )
    .toSorted((one, other) => other.likeness - one.likeness || other.mine.length - one.mine.length);
};

interface Used {
  readonly mine: Set<number>;
  readonly theirs: Set<number>;
}

const INITIAL_ALIKE = 0.9;
const INITIAL_BITS = 2;

/** An initial stands for any part that is left and begins with it. */
const initialPairs = (
  mine: readonly NamePart[],
  theirs: readonly NamePart[],
  used: Used,
): readonly Pairing[] =>
  mine.flatMap((part, at) => {
    if (used.mine.has(at)) return [];
    const other = theirs.findIndex(
      ({ text, isInitial }, place) =>
        !used.theirs.has(place) && (isInitial || part.isInitial) && text.charAt(0) === part.text.charAt(0),
    );
    if (other < 0) return [];
    used.mine.add(at);
    used.theirs.add(other);
    return [{ mine: [at], theirs: [other], likeness: INITIAL_ALIKE, bits: INITIAL_BITS }];
  });

const leftOf = (parts: readonly NamePart[], used: ReadonlySet<number>): readonly number[] =>
  parts.flatMap((_, at) => (used.has(at) ? [] : [at]));

/** @param asked `mine`, and its neighbours as one word, with what the list has like them */
export const align = (
  asked: readonly AskedPart[],
  mine: readonly NamePart[],
  theirs: readonly NamePart[],
): Aligned => {
  const used: Used = { mine: new Set(), theirs: new Set() };
  const pairs: Pairing[] = [];
  for (const pairing of pairingsOf(asked, theirs)) {
    const isFree =
      pairing.mine.every((place) => !used.mine.has(place)) &&
      pairing.theirs.every((place) => !used.theirs.has(place));
    if (!isFree) continue;
    pairs.push(pairing);
    for (const place of pairing.mine) used.mine.add(place);
    for (const place of pairing.theirs) used.theirs.add(place);
  }
  pairs.push(...initialPairs(mine, theirs, used));
  return { pairs, mine: leftOf(mine, used.mine), theirs: leftOf(theirs, used.theirs) };
};

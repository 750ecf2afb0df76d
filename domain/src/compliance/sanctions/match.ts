import { type AskedPart, align } from "./align.ts";
import { type BirthReason, birthPoints, compareBirth } from "./birth.ts";
import { findPart, type IndexedName, type ListedPerson, type NameIndex, sizeOf } from "./name-index.ts";
import { type NamePart, namePartsOf } from "./name-parts.ts";
import { type NameReason, type NameScore, scoreName } from "./name-score.ts";
import { placedParts } from "./placed-parts.ts";

/**
 * Finds the persons of a list whose names are close to a person's. The result is a number with reasons, so that a
 * person looks at it; it decides nothing.
 */

export interface Asked {
  /** Every name that the person goes by, the given name first. */
  readonly names: readonly string[];
  /** A civil date; null: not known. */
  readonly birthdate: string | null;
}

export type MatchReason = NameReason | BirthReason;

export interface Match {
  readonly person: ListedPerson;
  /** The listed name that is closest. */
  readonly name: string;
  /** From 0 to 100. */
  readonly score: number;
  readonly nameScore: number;
  /** Added for the date of birth; less than 0 if it contradicts. */
  readonly birthPoints: number;
  readonly reasons: readonly MatchReason[];
}

/** From here on a person looks at it. */
export const CANDIDATE_FROM = 80;

/** Evidence beyond one chance namesake among all persons of the list. */
const MARGIN_BITS = 3;
const LEAST_EVIDENCE = 5;

/** Names that share enough parts to be worth a closer look. */
const closeNames = ({ names }: NameIndex, asked: readonly AskedPart[]): readonly IndexedName[] => {
  const evidence = new Map<number, { parts: number; bits: number }>();
  for (const { found, places } of asked) {
    for (const name of found.names) {
      const known = evidence.get(name) ?? { parts: 0, bits: 0 };
      evidence.set(name, { parts: known.parts + places.length, bits: known.bits + found.bits });
    }
  }
  return [...evidence].flatMap(([at, { parts, bits }]) => {
    const name = names[at];
    if (!name || bits < LEAST_EVIDENCE) return [];
    return parts > 1 || name.parts.some(({ isInitial }) => isInitial) ? [name] : [];
  });
};

type Best = Map<number, NameScore & { readonly text: string }>;

const keepBest = (best: Best, index: NameIndex, mine: readonly NamePart[]): void => {
  const asked = placedParts(mine).map((one) => ({ ...one, found: findPart(index, one.part) }));
  const needed = Math.log2(sizeOf(index) + 2) + MARGIN_BITS;
  for (const listed of closeNames(index, asked)) {
    // The longer name counts instead, with what it says against it.
    if (listed.isPartOfLonger && listed.parts.length < mine.length) continue;
    const scored = scoreName({ aligned: align(asked, mine, listed.parts), mine, listed, needed });
    if (scored.score > (best.get(listed.person)?.score ?? -1)) {
      best.set(listed.person, { ...scored, text: listed.name.text });
    }
  }
};

const LEAST_SHOWN = 50;

/** The closest first; those from `CANDIDATE_FROM` on are candidates, the others are only shown. */
export const matchPerson = (index: NameIndex, { names, birthdate }: Asked): readonly Match[] => {
  const best: Best = new Map();
  for (const name of new Set(names)) keepBest(best, index, namePartsOf(name));
  return [...best]
    .flatMap(([at, { score: nameScore, text: name, reasons, isTelling }]) => {
      const person = index.persons[at];
      if (!person) return [];
      const birth = compareBirth(birthdate, person.births);
      const points = birthPoints(birth, isTelling);
      const score = Math.max(0, Math.min(100, nameScore + points));
      return [{ person, name, score, nameScore, birthPoints: points, reasons: [...reasons, birth] }];
    })
    .filter(({ score }) => score >= LEAST_SHOWN)
    .toSorted((one, other) => other.score - one.score || (one.person.id < other.person.id ? -1 : 1));
};

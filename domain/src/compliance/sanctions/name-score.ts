import type { Aligned } from "./align.ts";
import type { IndexedName } from "./name-index.ts";
import type { NamePart } from "./name-parts.ts";

/** The likeness of two names, from 0 to 100, with its reasons. */

export type NameReason =
  | { readonly code: "NAME_SAME" }
  | { readonly code: "NAME_PARTS_ALIKE"; readonly alike: number; readonly of: number }
  | { readonly code: "NAME_PARTS_MORE"; readonly more: number }
  | { readonly code: "NAME_COMMON" };

export interface NameScore {
  readonly score: number;
  /** The same name, and few would have it by chance. */
  readonly isTelling: boolean;
  readonly reasons: readonly NameReason[];
}

const LEAST_BITS = 2;
/** The evidence of a part that contradicts. */
const CONFLICT_BITS = 7;
/** The evidence of a missing syllable. */
const SYLLABLE_BITS = 5;
const POINTS_A_PART = 2;
const MOST_POINTS_FOR_PARTS = 6;
const END_POINTS = 6;
const POINTS_A_BIT = 2;
const POINTS_A_BIT_UNLIKE = 12;
const UNLIKE = 1.15;
const ALMOST_SAME = 0.94;
const TELLING_BITS = 6;
const WEAK_POINTS = 10;
/** Names turn round as a whole; syllables that change places make another name. */
const ORDER_POINTS = 12;
const SYLLABLE_ORDER_POINTS = 24;

const isAllShort = (parts: readonly NamePart[]): boolean => parts.every(({ isShort }) => isShort);

/** Counted round the circle: 1 for the same order, and for a family name that moved from one end to the other. */
const isReordered = ({ pairs }: Aligned): boolean => {
  const places = pairs
    .toSorted((one, other) => (one.mine[0] ?? 0) - (other.mine[0] ?? 0))
    .map(({ theirs }) => theirs[0] ?? 0);
  return places.filter((place, at) => (places[(at + 1) % places.length] ?? 0) < place).length > 1;
};

interface Compared {
  readonly aligned: Aligned;
  readonly mine: readonly NamePart[];
  readonly listed: IndexedName;
  /** Evidence beyond chance namesakes. */
  readonly needed: number;
}

const contradicting = ({ aligned, mine, listed }: Compared): number => {
  const [less, most] = [aligned.mine.length, aligned.theirs.length].toSorted((one, other) => one - other);
  const more = (most ?? 0) - (less ?? 0);
  const isSyllables = isAllShort(mine) || isAllShort(listed.parts);
  return CONFLICT_BITS * (less ?? 0) + (isSyllables ? SYLLABLE_BITS * more : 0);
};

const meanOf = (compared: Compared): number => {
  const { pairs } = compared.aligned;
  const weights = pairs.map(({ bits }) => Math.max(bits, LEAST_BITS));
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const alike = pairs.reduce(
    (sum, { likeness }, at) => sum + (1 - (1 - likeness) * UNLIKE) * (weights[at] ?? 0),
    0,
  );
  return alike / (weight + contradicting(compared));
};

/** The given name and the surname stand at the ends, and what papers leave out between them. */
const lacksEnd = ({ aligned: { mine: left, theirs }, mine, listed }: Compared): boolean => {
  const [longer, parts] = left.length > theirs.length ? [left, mine] : [theirs, listed.parts];
  return longer.includes(0) || longer.includes(parts.length - 1);
};

const pointsFor = (compared: Compared): number => {
  const { aligned, mine, listed } = compared;
  const isSyllables = isAllShort(mine) && isAllShort(listed.parts);
  const more = Math.abs(aligned.mine.length - aligned.theirs.length);
  return (
    Math.min(MOST_POINTS_FOR_PARTS, POINTS_A_PART * more) +
    (more > 0 && lacksEnd(compared) ? END_POINTS : 0) +
    (isReordered(aligned) ? (isSyllables ? SYLLABLE_ORDER_POINTS : ORDER_POINTS) : 0) +
    (listed.name.isWeak ? WEAK_POINTS : 0)
  );
};

export const scoreName = (compared: Compared): NameScore => {
  const { aligned, listed, needed } = compared;
  const { pairs, mine, theirs } = aligned;
  const mean = meanOf(compared);
  const bits = pairs.reduce((sum, pair) => sum + pair.bits * pair.likeness, 0);
  const missing = Math.max(0, needed - bits);
  const isWhole = mine.length + theirs.length === 0 && listed.parts.length > 1;
  const lacking = missing * (isWhole ? POINTS_A_BIT_UNLIKE * (1 - mean) : POINTS_A_BIT);
  const more = Math.abs(mine.length - theirs.length);
  const of = pairs.length + Math.min(mine.length, theirs.length);
  return {
    isTelling: isWhole && mean > ALMOST_SAME && bits > needed + TELLING_BITS,
    score: Math.max(0, Math.round(100 * mean - lacking - pointsFor(compared))),
    reasons: [
      isWhole && mean === 1 ? { code: "NAME_SAME" } : { code: "NAME_PARTS_ALIKE", alike: pairs.length, of },
      ...(more > 0 ? [{ code: "NAME_PARTS_MORE", more } as const] : []),
      ...(missing > 0 ? [{ code: "NAME_COMMON" } as const] : []),
    ],
  };
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const numbersOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const shuffled = <One>(list: readonly One[], next: () => number): readonly One[] =>
  list
    .map((one) => ({ one, rank: next() }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ one }) => one);

const groupOf = (id: string): string => id.split("-")[0] ?? "";

/** Ids of each group in proportion to the size of the group, the largest remainders first. */
export const drawn = (ids: readonly string[], count: number, seed: number): readonly string[] => {
  const next = numbersOf(seed);
  const groups = [...new Set(ids.map(groupOf))].map((group) => {
    const own = ids.filter((id) => groupOf(id) === group);
    const share = (Math.min(count, ids.length) * own.length) / ids.length;
    return { own: shuffled(own, next), whole: Math.floor(share), rest: share % 1 };
  });
  const missing = Math.min(count, ids.length) - groups.reduce((sum, { whole }) => sum + whole, 0);
  const favoured = new Set(
    groups.toSorted((one, other) => other.rest - one.rest).slice(0, Math.round(missing)),
  );
  return groups.flatMap((group) => group.own.slice(0, group.whole + (favoured.has(group) ? 1 : 0)));
};

const CLOSEST = 15;
/** A page that many claims open must not hide the rule that one of them is about. */
const OF_ONE_FILE = 3;
/** The folder of the test and those beside it. */
const NEAR = 2;

export interface Place {
  readonly name: string;
  readonly file: string;
  /** Claiming files whose claim passes it: what a page and a rule have in common is what they prove. */
  readonly claims: number;
  readonly passes: number;
  readonly distance: number;
}

const spread = (places: readonly Place[]): readonly Place[] => {
  const taken = new Map<string, number>();
  return places.filter(({ file }) => {
    const before = taken.get(file) ?? 0;
    taken.set(file, before + 1);
    return before < OF_ONE_FILE;
  });
};

/** The places that most claims pass, near the tests and passed by few of them; the seed decides among the closest. */
export const closest = (places: readonly Place[], count: number, seed: number): readonly string[] => {
  const next = numbersOf(seed);
  const sorted = shuffled(places, next).toSorted(
    (one, other) =>
      other.claims - one.claims ||
      Number(one.distance > NEAR) - Number(other.distance > NEAR) ||
      one.passes - other.passes ||
      one.distance - other.distance,
  );
  const nearest = spread(sorted).slice(0, CLOSEST);
  return shuffled(nearest, next)
    .slice(0, count)
    .map(({ name }) => name);
};

export const distanceOf = (one: string, other: string): number => {
  const [from, to] = [one.split("/").slice(0, -1), other.split("/").slice(0, -1)];
  const shared = from.findIndex((part, index) => part !== to[index]);
  const same = shared < 0 ? from.length : shared;
  return from.length + to.length - 2 * same;
};

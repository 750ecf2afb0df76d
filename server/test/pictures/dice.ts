/** Numbers from 0 to 1 that come in the same order for the same seed (mulberry32). */
export type Dice = () => number;

export const seeded = (seed: number): Dice => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** One of them; the list has at least one. */
export const oneOf = <T>(dice: Dice, list: readonly [T, ...T[]]): T =>
  list[Math.floor(dice() * list.length)] ?? list[0];

/** Numbers that look random and are the same in every run: each seed has its own row of them. */
export interface Random {
  /** At least 0, less than 1. */
  readonly fraction: () => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly happens: (probability: number) => boolean;
}

/** Mulberry32. */
export const randomOf = (seed: number): Random => {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number =>
    least + Math.floor(fraction() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  return { fraction, between, pick, happens: (probability) => fraction() < probability };
};

/** Deterministic random numbers, one per seed and label. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly fraction: (label: string) => number;
  /** A whole number, both ends included. */
  readonly between: (label: string, low: number, high: number) => number;
  readonly pick: (label: string, choices: readonly string[]) => string;
}

const RANGE = 2 ** 32;

/** FNV-1a, then the last rounds of MurmurHash3: labels that differ in one digit get unrelated numbers. */
const hash = (text: string): number => {
  let mixed = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193);
  }
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

export const chanceOf = (seed: string): Chance => {
  const fraction = (label: string): number => hash(`${seed}/${label}`) / RANGE;
  const between = (label: string, low: number, high: number): number =>
    low + Math.floor(fraction(label) * (high - low + 1));
  return {
    fraction,
    between,
    pick: (label, choices) => choices[between(label, 0, choices.length - 1)] ?? "",
  };
};

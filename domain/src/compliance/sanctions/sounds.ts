/**
 * Names as rows of sounds. One letter stands for one sound, however many letters a spelling takes for it, so that the
 * usual ways of writing a foreign name in Latin letters come close to each other.
 */

/** The longest spelling first. Upper case: sounds of several letters, such as S for "sh" and X for "kh". */
const SPELLINGS: readonly (readonly [spelling: string, sounds: string])[] = [
  ["schtsch", "S"],
  ["shch", "S"],
  ["chtch", "S"],
  ["tsch", "C"],
  ["dsch", "j"],
  ["sch", "S"],
  ["tch", "C"],
  ["dzh", "j"],
  ["djo", "jo"],
  ["iou", "iu"],
  ["dj", "j"],
  ["sh", "S"],
  ["ch", "C"],
  ["zh", "Z"],
  ["kh", "X"],
  ["gh", "G"],
  ["th", "t"],
  ["dh", "d"],
  ["ph", "f"],
  ["ts", "c"],
  ["tz", "c"],
  ["cz", "C"],
  ["sz", "S"],
  ["ck", "k"],
  ["ou", "u"],
  ["oo", "u"],
  ["ee", "i"],
  ["ie", "i"],
  ["iy", "i"],
  ["yy", "i"],
  ["eo", "o"],
  ["ae", "e"],
  ["oe", "e"],
  ["eu", "u"],
  ["ui", "i"],
  ["x", "ks"],
];

/** A j between a consonant and a vowel softens the consonant. */
const SOFT_J = /(?<=[bcfgiklmprstvwz]|[^\W_]n)j(?=[aeou])/g;
const FIRST_HS = /^hs/;
const LAST_IJ = /ij(?![aeiou])/g;
const SILENT_H = /(?<=[aeiou])h$/;
const SOFT_C = /c(?=[eiy])/g;
/** A y between consonants or at the end is a vowel. */
const VOWEL_Y = /y(?![aeiou])/g;

const spelledAt = (word: string, at: number): readonly [length: number, sounds: string] => {
  for (const [spelling, sounds] of SPELLINGS)
    if (word.startsWith(spelling, at)) return [spelling.length, sounds];
  return [1, word.charAt(at)];
};

/** @param word folded, in Latin letters */
export const soundsOf = (word: string): string => {
  const plain = word
    .replace(LAST_IJ, "i")
    .replace(SOFT_J, "y")
    .replace(FIRST_HS, "sh")
    .replace(SILENT_H, "")
    .replace(SOFT_C, "s")
    .replace(/c(?![hkz])/g, "k");
  let sounds = "";
  for (let at = 0; at < plain.length; ) {
    const [length, spelled] = spelledAt(plain, at);
    at += length;
    for (const sound of spelled) if (!sounds.endsWith(sound)) sounds += sound;
  }
  return sounds.replace(VOWEL_Y, "i").replace(/(.)\1+/g, "$1");
};

/** Sounds that one name is written with in different languages, and how far they are apart: from 0 to 1. */
const NEAR: readonly (readonly [cost: number, pairs: string])[] = [
  [0.05, "qk vw"],
  [0.12, "ou ie ei Xh CZ jZ Cj"],
  [0.2, "ae vf wv Gg qG GX SC yi wu sz CS sS"],
  [0.3, "kX qX gj Xq zc ZS jy zd st bv bp yj qC kg ao wb Zz cC cS cZ jc gq kG SX CX jX jh"],
  [0.4, "td rl eo au rn pf dj oe"],
  [0.5, "ai eu io iu ui"],
];

const CODES = 128;
const costs = new Float64Array(CODES * CODES).fill(1);
for (let code = 0; code < CODES; code += 1) costs[code * CODES + code] = 0;
for (const [cost, pairs] of NEAR) {
  for (const pair of pairs.split(" ")) {
    const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    costs[one * CODES + other] = cost;
    costs[other * CODES + one] = cost;
  }
}

/** Vowels are often left out, and an h or a y comes and goes. */
const LOST: Readonly<Record<string, number>> = {
  a: 0.35,
  e: 0.35,
  i: 0.35,
  o: 0.35,
  u: 0.4,
  h: 0.3,
  y: 0.3,
  w: 0.5,
};
const WEIGHT: Readonly<Record<string, number>> = { a: 0.6, e: 0.6, i: 0.6, o: 0.6, u: 0.6, h: 0.7, y: 0.7 };
const TRANSPOSED = 0.7;

const tableOf = (values: Readonly<Record<string, number>>): Float64Array => {
  const table = new Float64Array(CODES).fill(1);
  for (const [letter, value] of Object.entries(values)) table[letter.charCodeAt(0)] = value;
  return table;
};
const lost = tableOf(LOST);
const weights = tableOf(WEIGHT);

const lostAt = (sounds: string, at: number): number => lost[sounds.charCodeAt(at) % CODES] ?? 1;

const weightOf = (sounds: string): number => {
  let weight = 0;
  for (let at = 0; at < sounds.length; at += 1) weight += weights[sounds.charCodeAt(at) % CODES] ?? 1;
  return weight;
};

const costAt = (one: number, other: number): number => costs[(one % CODES) * CODES + (other % CODES)] ?? 1;

const isTransposed = (one: string, other: string, [i, j]: readonly [number, number]): boolean =>
  i > 1 &&
  j > 1 &&
  one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
  one.charCodeAt(i - 2) === other.charCodeAt(j - 1);

const MOST = 24;
const rows = [0, 1, 2].map(() => new Float64Array(MOST + 1));

/**
 * The cheapest way from one row of sounds to the other: changed, lost, added and transposed sounds.
 *
 * @param most from here on the exact number does not matter
 */
const distance = (one: string, other: string, most: number): number => {
  let [before, last, row] = rows as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j <= other.length; j += 1) last[j] = (last[j - 1] ?? 0) + lostAt(other, j - 1);
  for (let i = 1; i <= one.length; i += 1) {
    const gone = lostAt(one, i - 1);
    row[0] = (last[0] ?? 0) + gone;
    let least = row[0];
    for (let j = 1; j <= other.length; j += 1) {
      let best = (last[j - 1] ?? 0) + costAt(one.charCodeAt(i - 1), other.charCodeAt(j - 1));
      best = Math.min(best, (last[j] ?? 0) + gone, (row[j - 1] ?? 0) + lostAt(other, j - 1));
      if (isTransposed(one, other, [i, j])) best = Math.min(best, (before[j - 2] ?? 0) + TRANSPOSED);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > most) return least;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? 0;
};

/** Less alike than this is not alike. */
const LEAST = 0.7;

/** From 0 to 1. */
export const soundSimilarity = (one: string, other: string): number => {
  if (one === other) return 1;
  const [a, b] = [one.slice(0, MOST), other.slice(0, MOST)];
  const [weight, otherWeight] = [weightOf(a), weightOf(b)];
  const longer = Math.max(weight, otherWeight);
  if (longer === 0 || Math.min(weight, otherWeight) < longer / 2) return 0;
  return Math.max(0, 1 - distance(a, b, (1 - LEAST) * longer) / longer);
};

/** Consonants by families: what differs between two spellings of a sound is the same here, and vowels are left out. */
const FAMILIES: Readonly<Record<string, string>> = Object.fromEntries(
  ["bpfvw", "tdD", "kgqGX", "szSZCjc", "m", "n", "l", "r"].flatMap((family) =>
    [...family].map((sound) => [sound, family.charAt(0)]),
  ),
);

const skeleton = (sounds: string): string => {
  let key = "";
  for (const sound of sounds) {
    const family = FAMILIES[sound] ?? "";
    if (!key.endsWith(family) || family === "") key += family;
  }
  return key;
};

const LEAST_FOR_A_TYPO = 3;

const withoutOne = (key: string): readonly string[] =>
  key.length < LEAST_FOR_A_TYPO ? [] : [...key].map((_, at) => key.slice(0, at) + key.slice(at + 1));

/** Sounds of two families, such as the g of Gamal and the j of Jamal. */
const otherReadings = (sounds: string): readonly string[] => [
  sounds,
  sounds.replaceAll("j", "y"),
  sounds.replaceAll("j", "g"),
  sounds.replaceAll("X", "h"),
  sounds.replaceAll("w", ""),
  sounds.replaceAll("q", "C"),
  sounds.replaceAll("c", "t"),
];

/** Two rows of sounds that are alike share a key. Short ones share it with their vowels. */
export const soundKeys = (sounds: string): readonly string[] => {
  const keys = new Set(otherReadings(sounds).map(skeleton));
  return [...new Set([...keys].flatMap((key) => [key, ...withoutOne(key)]))];
};

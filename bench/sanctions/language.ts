import type { Random } from "../recognition/random.ts";

/** A name in the letters or the notation of its language, not yet spelled for a British form. */
export interface Native {
  readonly given: readonly string[];
  /** Forms leave these out: patronymics, second given names, the grandfather's name. */
  readonly middle: readonly string[];
  readonly family: readonly string[];
}

/** The same in Latin letters. */
export type Spelled = Native;

export interface Language {
  readonly name: string;
  /** The part of the list's entries that bear such a name, from 0 to 1. */
  readonly share: number;
  readonly newName: (pick: Pick, random: Random) => Native;
  /** Ways to write the language in Latin letters, such as that of a passport or of French papers. */
  readonly systems: number;
  readonly spell: (native: Native, system: number, random: Random) => Spelled;
  /** The name in its own script, if its notation is one. */
  readonly ownScript?: (native: Native) => string;
  /** The language writes the family name first. */
  readonly familyFirst?: boolean;
}

/** Picks a word, the first far more often than the last, as names are given. */
export type Pick = (words: readonly string[]) => string;

/** @param isTuning leaves out every third word, so that the report has words that the rules were not tuned on */
export const pickerOf =
  (random: Random, isTuning: boolean): Pick =>
  (words) => {
    const known = isTuning ? words.filter((_, at) => at % 3 !== 2) : words;
    const flat = 8;
    const weights = known.map((_, at) => 1 / (at + flat));
    let left = random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
    const found = known.find((_, at) => {
      left -= weights[at] ?? 0;
      return left <= 0;
    });
    return found ?? known[0] ?? "";
  };

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The rules of a way of writing: each replaces what it finds, the longest first. */
export type Rules = readonly (readonly [from: string, to: string])[];

export const apply = (rules: Rules, word: string): string => {
  let spelled = "";
  for (let at = 0; at < word.length; ) {
    const rule = rules.find(([from]) => word.startsWith(from, at));
    spelled += rule ? rule[1] : word.charAt(at);
    at += rule ? rule[0].length : 1;
  }
  return spelled;
};

export const rulesOf = (text: string): Rules =>
  text
    .split(" ")
    .map((pair) => {
      const [from = "", to = ""] = pair.split(">");
      return [from, to] as const;
    })
    .toSorted(([one], [other]) => other.length - one.length);

export const mapParts = (native: Native, spell: (word: string) => string): Spelled => ({
  given: native.given.map(spell),
  middle: native.middle.map(spell),
  family: native.family.map(spell),
});

/** A surname that few people have, put together from syllables: real lists are full of them. */
export const madeOf = (random: Random, ...places: readonly (readonly string[])[]): string =>
  places.map((syllables) => random.pick(syllables)).join("");

export const wordsIn = (text: string): readonly string[] => text.split(" ");

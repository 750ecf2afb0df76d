import { foldName } from "@latchkey/domain/rules/fold.ts";
import { type Random, randomOf } from "../recognition/random.ts";
import { elsewhere } from "./elsewhere.ts";
import { type Born, bornOf, type Entry, listedLanguages, textOf } from "./invented-list.ts";

/** Tenants who stand on the list under another spelling, and tenants who do not. */

export interface AskedPerson {
  readonly language: string;
  readonly text: string;
  readonly date: string;
  /** The entry that is the same person. */
  readonly entryId: string | null;
}

/** In a name of three letters a slip makes another name. */
const LONG_ENOUGH = 5;
const LETTERS = "abcdefghiklmnoprstuvyz";

/** One slip of the keyboard in a long word: a letter left out, doubled, changed, or two in the wrong order. */
const withSlip = (text: string, random: Random): string => {
  const words = text.split(" ");
  const place = words.findIndex((word) => word.length >= LONG_ENOUGH);
  const word = words[place];
  if (word === undefined) return text;
  const at = random.between(1, word.length - 2);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = random.between(0, 3);
  const swapped = before + after.charAt(0) + letter + after.slice(1);
  const slips = [
    before + after,
    before + letter + letter + after,
    before + random.pick([...LETTERS]) + after,
    swapped,
  ];
  return words.with(place, slips[kind] ?? word).join(" ");
};

const SLIPS = 0.03;

/** As a person types the own name into a British form. */
const typedOf = ({ language, native }: Born, random: Random): string => {
  const spelled = language.spell(native, random.between(0, language.systems - 1), random);
  const middle = random.happens(0.6) ? [] : spelled.middle;
  const family =
    spelled.family.length > 1 && random.happens(0.45) ? spelled.family.slice(0, 1) : spelled.family;
  const isFamilyFirst = random.happens(language.familyFirst === true ? 0.4 : 0.08);
  const text = textOf({ given: spelled.given, middle, family }, isFamilyFirst);
  return random.happens(SLIPS) ? withSlip(text, random) : text;
};

const MOST_TRIES = 40;

/** A spelling that the entry does not list; undefined if the name has only one. */
const unlistedSpelling = ({ born, listed }: Entry, random: Random): string | undefined => {
  const known = new Set(listed.names.map(({ text }) => foldName(text)));
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const typed = typedOf(born, random);
    if (!known.has(foldName(typed))) return typed;
  }
  return undefined;
};

export const pairsOf = (entries: readonly Entry[], seed: number, count: number): readonly AskedPerson[] => {
  const random = randomOf(seed);
  const pairs: AskedPerson[] = [];
  // Every language has its turn, so that a rare one is measured too.
  for (let turn = 0; pairs.length < count; turn += 1) {
    const language = listedLanguages[turn % listedLanguages.length];
    const entry = random.pick(entries.filter(({ born }) => born.language === language));
    const text = unlistedSpelling(entry, random);
    if (text === undefined) continue;
    pairs.push({ language: entry.born.language.name, text, date: entry.born.date, entryId: entry.listed.id });
  }
  return pairs;
};

/** Half of them have the languages of the list. Namesakes of an entry are among them, as in life. */
export const othersOf = (seed: number, count: number, isTuning = false): readonly AskedPerson[] => {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, at) => {
    const languages = at % 2 === 0 ? listedLanguages : elsewhere;
    const language = languages[Math.floor(at / 2) % languages.length] ?? listedLanguages[0];
    if (!language) throw new Error("There is a language.");
    const born = bornOf(language, random, { years: [1950, 2007], isTuning });
    return { language: language.name, text: typedOf(born, random), date: born.date, entryId: null };
  });
};

import { foldName } from "../../rules/fold.ts";
import { inLatinLetters } from "./latin-letters.ts";
import { soundKeys, soundSimilarity, soundsOf } from "./sounds.ts";
import { hardened, inSyllables, isSyllable } from "./syllables.ts";

/** A name as its parts: the words that tell people apart, each with its sounds. */
export interface NamePart {
  readonly text: string;
  /** Spellings of the part that count alike, such as one with and one without an article. */
  readonly sounds: readonly string[];
  readonly isInitial: boolean;
  /** The syllable as another way of writing Chinese and Korean has it. */
  readonly otherSounds: string | undefined;
  /** One syllable: a slight difference makes another name. */
  readonly isShort: boolean;
}

/** Words that families and languages add, drop and write apart as they like. */
const PARTICLES = new Set(
  (
    "al el ibn ould wuld uld oglu kyzy de dos das del della di la las los y van von der den " +
    "haji hajji hadj hajj mullah mawlawi dr mr mrs ms sir"
  ).split(" "),
);

/** The same inside a name alone: at its ends they are surnames and syllables of other languages. */
const INNER_PARTICLES = new Set("ul as ash ad an ar at az bin ben bint binti da do le du e i ve".split(" "));

/** "Servant of": with the next word it makes one name, in many spellings. */
const SERVANT = /^(?:abd|abdul|abdel|abdal|abdol|abdoul|abdur|abdou?)$/;
const SERVANT_JOINED = /^abd(?:ul|el|al|ol|oul|ur|er|our|ar|as|us|es|an|en|un)(?=\p{L}{4}|lah$)/u;

/** Surnames and syllables of one origin whose spellings share too few sounds. */
const SAME: readonly string[] = [
  "lee li ri rhee yi ree i",
  "park pak bak pahk",
  "choi choe choy chwe",
  "jung jeong chung chong joung",
  "noh roh no ro",
  "yoo yu ryu you yoon",
  "lim im rim yim",
  "ahn an",
  "cho jo joe",
  "jang chang zhang cheung",
  "jeon chon chun jun jeun",
  "oh o",
  "suh so seo",
  "shin sin",
  "ryom yom yeom",
  "ryang yang",
  "zhou chow",
  "guo kuo kwok ko",
  "wu ng",
  "wang wong",
  "chen chan",
  "huang hwang wong",
  "ndiaye njie njai njay",
  "diop jobe joob joof",
  "toure turay",
];
const sameOf = new Map<string, string[]>();
for (const words of SAME) {
  for (const word of words.split(" ")) {
    sameOf.set(word, [...(sameOf.get(word) ?? []), ...words.split(" ")]);
  }
}

const ARTICLE_JOINED = /^(?:al|el)(?=\p{L}{4})/u;

/** Letters with a second reading: the c of Slavic libraries without its hook, the x of Chinese, the "di" of French. */
const READINGS: readonly (readonly [letters: RegExp, sounds: string])[] = [
  [/c(?![hz])/g, "ch"],
  [/^x(?=[aeiou])/, "sh"],
  [/di(?=[aeou])/g, "j"],
  [/^j(?=[aeou])/, "y"],
];

const partOf = (text: string): NamePart => {
  const bare = text.replace(ARTICLE_JOINED, "");
  const read = READINGS.map(([letters, sounds]) => bare.replace(letters, sounds));
  const words = [...new Set([text, bare, ...read, ...(sameOf.get(text) ?? [])])];
  return {
    text,
    sounds: [...new Set(words.map(soundsOf))],
    isInitial: /^[a-z]$/.test(text),
    otherSounds: isSyllable(text) ? soundsOf(hardened(text)) : undefined,
    isShort: isSyllable(text),
  };
};

/** "abd al rahman", "abdul rahman" and "abdurrahman" are one part. */
const withServants = (words: readonly string[]): readonly string[] => {
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const next = words[at + 1];
    if (SERVANT.test(word) && next !== undefined) {
      parts.push(`abd${next}`);
      at += 1;
    } else parts.push(word.replace(SERVANT_JOINED, "abd"));
  }
  return parts;
};

const known = new Map<string, NamePart>();
const MOST_KNOWN = 60_000;

/** Parts repeat, on the list and in names that are asked for. */
export const namePart = (text: string): NamePart => {
  const found = known.get(text);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const part = partOf(text);
  known.set(text, part);
  return part;
};

const isParticle = (word: string, isInner: boolean): boolean =>
  PARTICLES.has(word) || (isInner && INNER_PARTICLES.has(word));

const NOT_LETTERS = /[^\p{L}\s]+/gu;

export const namePartsOf = (name: string): readonly NamePart[] => {
  const written = inLatinLetters(foldName(name)).replace(NOT_LETTERS, " ").split(/\s+/).filter(Boolean);
  const words = written.some((word) => PARTICLES.has(word)) ? written : inSyllables(written);
  // In names of single syllables these words are syllables.
  const telling = words.every(isSyllable)
    ? words
    : words.filter((word, at) => !isParticle(word, at > 0 && at < words.length - 1));
  return withServants(telling.length > 0 ? telling : words).map(namePart);
};

export const partKeys = ({ sounds, otherSounds = "" }: NamePart): readonly string[] => [
  ...new Set([...sounds, otherSounds].filter(Boolean).flatMap((row) => soundKeys(row))),
];

const SHORT_FACTOR = 2.2;
const OTHER_WAY = 0.95;

const strict = (likeness: number): number => 1 - (1 - likeness) * SHORT_FACTOR;

/** Not a surname of one letter, such as the Korean I. */
const isBareInitial = ({ isInitial, sounds }: NamePart): boolean => isInitial && sounds.length === 1;

/** From 0 to 1: the best of their spellings. */
export const partSimilarity = (one: NamePart, other: NamePart): number => {
  if (one.text === other.text) return 1;
  if (isBareInitial(one) || isBareInitial(other)) return 0;
  let best = 0;
  for (const row of one.sounds) {
    for (const otherRow of other.sounds) best = Math.max(best, soundSimilarity(row, otherRow));
  }
  if (!one.isShort || !other.isShort) return best;
  const otherWay = OTHER_WAY * strict(soundSimilarity(one.otherSounds ?? "", other.otherSounds ?? ""));
  return Math.max(otherWay, strict(best));
};

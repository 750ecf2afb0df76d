import { foldLetters } from "../rules/fold.ts";

/** Stored words of another version are made anew. Every change of the folding, and of the texts, raises it. */
export const SEARCH_WORDS_VERSION = 2;

const BETWEEN = /[^\p{L}\p{N}'-]+/u;
const SIGNS = /['-]+/;
const LONGEST = 60;
const MOST_ASKED = 6;

const cut = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word !== "").map((word) => word.slice(0, LONGEST));

const withoutApostrophes = (text: string): string => text.replaceAll("'", "");

/** `Zoë O’Brien-Łuk` is stored as it may be typed: `zoe`, `o`, `brien`, `luk`, `obrien`, `obrienluk`. */
const spellingsOf = (word: string): readonly string[] => [
  ...word.split(SIGNS),
  ...withoutApostrophes(word).split("-"),
  withoutApostrophes(word).replaceAll("-", ""),
];

export const searchableWords = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => cut(foldLetters(text).split(BETWEEN).flatMap(spellingsOf)))),
];

/** The typed search words; each must be the beginning of a word of the case. */
export const askedWords = (typed: string): readonly string[] =>
  cut(withoutApostrophes(foldLetters(typed)).split(/[^\p{L}\p{N}]+/u)).slice(0, MOST_ASKED);

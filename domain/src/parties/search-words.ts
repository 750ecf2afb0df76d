const MARKS = /\p{M}/gu;
const BETWEEN = /[^\p{L}\p{N}]+/u;
const LONGEST = 60;
const MOST_ASKED = 6;

const plain = (text: string): string => text.normalize("NFKD").replace(MARKS, "").toLowerCase();

/** Lower case and without accents, in parts: `Zoë O’Brien-Łuk` → `zoe`, `o`, `brien`, `łuk`. */
export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(BETWEEN)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, LONGEST));

export const searchableWords = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap(wordsIn)),
];

/** The typed search words; each must be the beginning of a word of the case. */
export const askedWords = (typed: string): readonly string[] => wordsIn(typed).slice(0, MOST_ASKED);

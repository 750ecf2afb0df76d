import { foldLetters } from "@latchkey/domain/rules/fold.ts";

/** Elsewhere vowels are signs above and below, which are folded away: three letters are as telling as four. */
const WITH_VOWELS = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Geor}\p{sc=Ethi}]/u;
const LONGEST_ENDING = 3;

const shortest = (word: string): number => (WITH_VOWELS.test(word) ? 4 : 3);

const STEMS =
  "repub respub repib rephab riphab rzecz kingd konin konig konge reino royau regno state estad etats staat unite unido union demo feder islam peopl popul socia centr south north weste easte isla insel terri saint santa guine tasav админ респу федер остро δημοκ հանրա गणर جمهور عرب مملك اسلام ديمقر شعبي";
/** Folded like the words that they are compared with. */
const SHARED_BY_OFFICIAL_NAMES = new RegExp(`^(?:${foldLetters(STEMS).replaceAll(" ", "|")})`, "u");

/** The article of Arabic, and "of" in Amharic. */
const withoutPrefix = (word: string): string => word.replace(/^(?:ال|የ)/u, "");

const isTelling = (word: string): boolean =>
  word.length >= shortest(word) && !SHARED_BY_OFFICIAL_NAMES.test(word);

const tellingOf = (words: readonly string[]): readonly string[] => words.map(withoutPrefix).filter(isTelling);

/** The length of the longest name that a typed word has as its beginning, with an ending of its language; 0 without one. */
export const nameWithEnding = (typed: readonly string[], names: readonly string[]): number => {
  const words = tellingOf(typed);
  const telling = tellingOf(names);
  const begins = (word: string, name: string): boolean =>
    word.startsWith(name) && word.length - name.length <= LONGEST_ENDING;
  return Math.max(
    0,
    ...words.flatMap((word) => telling.map((name) => (begins(word, name) ? name.length : 0))),
  );
};

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

const nearnessOf = (word: string, name: string): number => {
  const shared = sharedStart(word, name);
  return shared >= shortest(word) && shared >= Math.min(word.length, name.length) - LONGEST_ENDING
    ? shared
    : 0;
};

/** The longest beginning that a typed word and a word of a name share; 0 if they do not look like forms of one word. */
export const nearness = (typed: readonly string[], names: readonly string[]): number => {
  const telling = tellingOf(typed);
  if (telling.length === 0) return 0;
  const words = names.flatMap((name) => tellingOf(name.split(" ")));
  return Math.max(0, ...telling.flatMap((word) => words.map((name) => nearnessOf(word, name))));
};

import { foldLetters, foldName } from "@latchkey/domain/rules/fold.ts";
import { type ListOption, type ListSearch, matchPrefix } from "@latchkey/ui/combobox/prefix-match.ts";
import { alphaThree, otherNames } from "./country-names.ts";
import { nameWithEnding, nearness } from "./country-stems.ts";

/** Finds a country by other names than its label: shorter, former, official, of another language, or its own. */

/** A code is found in full alone: "d" must not offer Algeria. */
const SHORT = 3;

const isNamed = (names: readonly string[], folded: string): boolean =>
  names.some((name) => (name.length <= SHORT ? name === folded : name.startsWith(folded)));

const folded = (names: readonly string[]): readonly string[] => names.map(foldName).filter(Boolean);

const namesOf = (code: string): readonly string[] =>
  folded([code, alphaThree(code), ...(otherNames[code] ?? "").split(",")]);

const nameIn = (language: string, code: string): string => {
  try {
    return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code) ?? "";
  } catch {
    return "";
  }
};

/** Languages in which people know the name of a country that they come from, or have lived in. */
const TONGUES =
  "pt-PT en de es fr it af am ar as az be bg bn bo br bs ca cs cy da dz el et eu fa fi fil fo fy ga gd gl gn gu gv ha he hi hr hu hy id ig is ja ka kk kl km kn " +
  "ko ku ky lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn om os pa pl ps qu rm rn ro ru rw se sg si sk sl sm sn so sq sr sr-Latn sv sw ta te tg th ti " +
  "tk to tr ug uk ur uz vi wo xh yo zh zh-Hant zu";

const abroadOf = (code: string): readonly string[] =>
  folded(TONGUES.split(" ").map((language) => nameIn(language, code)));

const remembered = (make: (code: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (code: string): readonly string[] => {
    const names = known.get(code) ?? make(code);
    known.set(code, names);
    return names;
  };
};

const namesHere = remembered(namesOf);
const namesAbroad = remembered(abroadOf);

const unique = (options: readonly ListOption[]): readonly ListOption[] => [...new Set(options)];

type Find = (options: readonly ListOption[], typed: string) => readonly ListOption[];

const found: Find = (options, typed) => {
  const text = foldName(typed);
  const here = options.filter(({ value }) => isNamed(namesHere(value), text));
  const inFull = here.filter(({ value }) => namesHere(value).includes(text));
  const shown = unique([...inFull, ...matchPrefix(options, typed), ...here]);
  if (shown.length === 0 || text.length <= SHORT) return shown;
  return unique([...inFull, ...options.filter(({ value }) => namesAbroad(value).includes(text)), ...shown]);
};

const foundAbroad: Find = (options, typed) =>
  options.filter(({ value }) => isNamed(namesAbroad(value), foldName(typed)));

const namesEverywhere = ({ value, label }: ListOption): readonly string[] => [
  foldName(label),
  ...namesHere(value),
  ...namesAbroad(value),
];

const highest = (
  options: readonly ListOption[],
  scoreOf: (option: ListOption) => number,
): readonly ListOption[] => {
  const scores = options.map(scoreOf);
  const most = Math.max(0, ...scores);
  return most === 0 ? [] : options.filter((_option, index) => scores[index] === most);
};

const UNSPACED = /[\p{sc=Han}\p{sc=Hang}\p{sc=Thai}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Laoo}\p{sc=Tibt}]/u;

/** Short codes are in Latin letters; Egypt has three letters in Arabic, Fiji two in Hindi. */
const LATIN = /\p{sc=Latn}/u;

const holds = (text: string, name: string): boolean => {
  if (UNSPACED.test(name)) return text.includes(name);
  return name.length > (LATIN.test(name) ? SHORT : 1) && ` ${text} `.includes(` ${name} `);
};

/** An apostrophe may stand within a word, or before the name: `Côte d’Ivoire`, `Principat d’Andorra`. */
const inWords = (typed: string): string => {
  const text = foldLetters(typed).replace(/[,()/]/g, " ");
  return foldName(`${text} ${text.includes("'") ? text.replaceAll("'", " ") : ""}`);
};

/** By the longest name in the text, in whole words: "Republic of Ireland" is Ireland. */
const foundWithin: Find = (options, typed) => {
  const text = inWords(typed);
  return highest(options, (option) =>
    Math.max(
      0,
      ...namesEverywhere(option)
        .filter((name) => holds(text, name))
        .map(({ length }) => length),
    ),
  );
};

const foundByEnding: Find = (options, typed) => {
  const words = inWords(typed).split(" ");
  return highest(options, (option) => nameWithEnding(words, namesEverywhere(option)));
};

const foundByStem: Find = (options, typed) => {
  const words = inWords(typed).split(" ");
  return highest(options, (option) => nearness(words, namesEverywhere(option)));
};

const isFull = (text: string, option: ListOption): boolean => namesEverywhere(option).includes(text);

/** Other languages only where the reader's own has nothing: "Alemania" must not stand under "a" in English. */
const shownFor: Find = (options, typed) => {
  for (const find of [found, foundAbroad, foundWithin, foundByEnding, foundByStem]) {
    const shown = find(options, typed);
    if (shown.length > 0) return shown;
  }
  return [];
};

export const searchCountries: ListSearch = (options, typed) => {
  const text = foldName(typed);
  if (text === "") return { shown: options, exact: undefined };
  const shown = shownFor(options, typed);
  const exact = shown.filter((option) => isFull(text, option));
  return { shown, exact: exact.length === 1 ? exact[0] : undefined };
};

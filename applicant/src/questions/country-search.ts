import {
  foldText,
  type ListOption,
  type ListSearch,
  matchPrefix,
} from "@latchkey/ui/combobox/prefix-match.ts";
import { otherNames } from "./country-names.ts";

/** Finds a country by other names than its label: shorter, former, official, of another language, or its own. */

/** A code is found in full alone: "d" must not offer Algeria. */
const SHORT = 3;

const isNamed = (names: readonly string[], folded: string): boolean =>
  names.some((name) => (name.length <= SHORT ? name === folded : name.startsWith(folded)));

const namesOf = (code: string): readonly string[] =>
  [code, ...(otherNames[code] ?? "").split(",")].map((name) => foldText(name.trim())).filter(Boolean);

const nameIn = (language: string, code: string): string => {
  try {
    return new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code) ?? "";
  } catch {
    return "";
  }
};

/** Languages in which people know the name of a country that they come from, or have lived in. */
const TONGUES =
  "pt-PT en de es fr it af am ar az be bg bn bs ca cs cy da el et eu fa fi fil ga gd gl gu ha he hi hr hu hy id is ja ka kk km kn ko ky lb lo lt lv " +
  "mg mi mk ml mn mr ms mt my nb ne nl pa pl ps qu rm rn ro ru rw se sg si sk sl sm sn so sq sr sr-Latn sv sw ta te tg th ti tk to tr uk ur " +
  "uz vi yo zh zh-Hant zu";

const abroadOf = (code: string): readonly string[] =>
  TONGUES.split(" ")
    .map((language) => foldText(nameIn(language, code)))
    .filter(Boolean);

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

const found = (options: readonly ListOption[], typed: string): readonly ListOption[] => {
  const folded = foldText(typed).trimEnd();
  const here = options.filter(({ value }) => isNamed(namesHere(value), folded));
  return unique([
    ...here.filter(({ value }) => namesHere(value).includes(folded)),
    ...matchPrefix(options, typed),
    ...here,
  ]);
};

const foundAbroad = (options: readonly ListOption[], typed: string): readonly ListOption[] => {
  const folded = foldText(typed).trimEnd();
  return options.filter(({ value }) => isNamed(namesAbroad(value), folded));
};

const namesEverywhere = ({ value, label }: ListOption): readonly string[] => [
  foldText(label),
  ...namesHere(value),
  ...namesAbroad(value),
];

/** The length of the longest name in the text, in whole words: "Republic of Ireland" is Ireland. */
const within = (option: ListOption, folded: string): number => {
  const text = ` ${folded} `;
  const inside = namesEverywhere(option).filter((name) => name.length > SHORT && text.includes(` ${name} `));
  return Math.max(0, ...inside.map(({ length }) => length));
};

const foundWithin = (options: readonly ListOption[], typed: string): readonly ListOption[] => {
  const folded = foldText(typed)
    .trim()
    .replace(/[,()/]/g, " ")
    .replace(/ +/g, " ");
  const lengths = options.map((option) => within(option, folded));
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? [] : options.filter((_option, index) => lengths[index] === longest);
};

const isFull = (folded: string, option: ListOption): boolean => namesEverywhere(option).includes(folded);

/** Other languages only where the reader's own has nothing: "Alemania" must not stand under "a" in English. */
const shownFor = (options: readonly ListOption[], typed: string): readonly ListOption[] => {
  for (const find of [found, foundAbroad, foundWithin]) {
    const shown = find(options, typed);
    if (shown.length > 0) return shown;
  }
  return [];
};

export const searchCountries: ListSearch = (options, typed) => {
  const folded = foldText(typed).trimEnd();
  if (folded === "") return { shown: options, exact: undefined };
  const shown = shownFor(options, typed);
  const exact = shown.filter((option) => isFull(folded, option));
  return { shown, exact: exact.length === 1 ? exact[0] : undefined };
};

import { WORK } from "./income-words.ts";
import { COMPANY } from "./other-words.ts";
import { nameWords, plainOf } from "./wording.ts";

const OF_PERSONS = ["MR", "MRS", "MS", "MISS", "HERR", "FRAU", "MME"];
const TITLES = [...OF_PERSONS, "DR", "DNA", "SIG", "SIGRA", "SR", "SRA"];
const PARTICLES = ["DE", "DEL", "DA", "DI", "DO", "DOS", "LA", "LE", "EL", "VAN", "VON", "RA"];
const SAY_NO_NAME = new Set([...TITLES, ...PARTICLES]);

/** A word with a digit is a reference number, not a name: `JK123456A`. */
const wordsOf = (text: string): readonly string[] => nameWords(plainOf(text).replace(/\S*\d\S*/g, " "));

const namesOf = (text: string): readonly string[] => wordsOf(text).filter((word) => !SAY_NO_NAME.has(word));

const peopleOf = (holders: readonly string[]): readonly (readonly string[])[] =>
  holders
    .flatMap((holder) => plainOf(holder).split(/&|,|\/|\b(?:AND|UND)\b/))
    .map(namesOf)
    .filter((names) => names.length > 0);

const SHORTEST_NAME = 3;

const isInFull = (word: string, name: string): boolean =>
  word.length >= SHORTEST_NAME && (word === name || (word.length > SHORTEST_NAME && name.startsWith(word)));

const isInitial = (word: string, name: string): boolean =>
  (word.length === 1 || name.length === 1) && word.charAt(0) === name.charAt(0);

/** Two names of a person, at least one in full; one more word may state the purpose. */
const isSomebody = (words: readonly string[], names: readonly string[]): boolean => {
  const full = words.filter((word) => names.some((name) => isInFull(word, name)));
  const others = names.filter((name) => !full.some((word) => isInFull(word, name)));
  const rest = words.filter((word) => !full.includes(word));
  const initials = rest.filter((word) => others.some((name) => isInitial(word, name)));
  const isNamed = full.length > 0 && full.length + initials.length >= Math.min(2, names.length);
  return isNamed && rest.length - initials.length <= 1;
};

/** A company may have its owner's name, and a payroll may name the employee: neither is a person's money. */
const isFromCompany = (description: string): boolean => {
  const text = plainOf(description);
  return WORK.test(text) || COMPANY.test(text);
};

export const isFromHolder = (description: string, holders: readonly string[]): boolean =>
  !isFromCompany(description) && peopleOf(holders).some((names) => isSomebody(namesOf(description), names));

export const isFromSomebody = (description: string): boolean => {
  if (isFromCompany(description)) return false;
  const [first = ""] = wordsOf(description);
  const [initial = "", name = "", ...others] = namesOf(description);
  const isName = initial.length === 1 && name.length >= SHORTEST_NAME && others.length <= 1;
  // `J PARDOE & SO`: the rest of the company name is cut off.
  return OF_PERSONS.includes(first) || (isName && !description.includes("&"));
};

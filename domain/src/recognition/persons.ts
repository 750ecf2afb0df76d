import { isBusinessWord, isNamedLikePerson } from "./business-words.ts";
import { isGivenName, isGivenNameBegun } from "./given-names.ts";
import { COMPANY, SHARED_COST } from "./other-words.ts";
import { PAY_WORD } from "./pay-words.ts";
import { plainPayerWords } from "./payer.ts";
import { mayBeCutOff, plainOf, plainWords } from "./wording.ts";

const OF_PERSONS = ["MR", "MRS", "MS", "MISS", "HERR", "FRAU", "MME"];
const TITLES = [...OF_PERSONS, "DR", "DNA", "SIG", "SIGRA", "SR", "SRA"];
const PARTICLES = [
  "DE",
  "DEL",
  "DA",
  "DI",
  "DO",
  "DOS",
  "LA",
  "LE",
  "EL",
  "VAN",
  "VON",
  "RA",
  "UND",
  "E",
  "Y",
  "ET",
];
/** `MI NOMINA`, `WAGES TO JOINT`: what people write to themselves. */
const OF_ONES_OWN = ["MY", "MI", "MEIN", "MEINE", "MA", "MON", "MIO", "MEU", "TO", "JOINT", "SPENDING"];
const SAY_NO_NAME = new Set([...TITLES, ...PARTICLES, ...OF_ONES_OWN]);

const wordsOf = (text: string): readonly string[] => plainPayerWords(text).filter((word) => !/\d/.test(word));

const namesOf = (text: string): readonly string[] => wordsOf(text).filter((word) => !SAY_NO_NAME.has(word));

const peopleOf = (holders: readonly string[]): readonly (readonly string[])[] =>
  holders
    .flatMap((holder) => plainOf(holder).split(/&|,|\/|\b(?:AND|UND)\b/))
    .map((name) => plainWords(name).filter((word) => !SAY_NO_NAME.has(word)))
    .filter((names) => names.length > 0);

const SHORTEST_NAME = 3;

const isInFull = (word: string, name: string): boolean =>
  word.length >= SHORTEST_NAME && (word === name || (word.length > SHORTEST_NAME && name.startsWith(word)));

const isInitial = (word: string, name: string): boolean =>
  (word.length === 1 || name.length === 1) && word.charAt(0) === name.charAt(0);

/** Two names of a person, at least one in full; one more word may state the purpose. */
const isPerson = (words: readonly string[], names: readonly string[]): boolean => {
  const full = words.filter((word) => names.some((name) => isInFull(word, name)));
  const others = names.filter((name) => !full.some((word) => isInFull(word, name)));
  const rest = words.filter((word) => !full.includes(word));
  const initials = rest.filter((word) => others.some((name) => isInitial(word, name)));
  const isNamed = full.length > 0 && full.length + initials.length >= Math.min(2, names.length);
  // `OKAFOR` alone is the family's money; some banks write the family name first.
  const isFamily = words.length === 1 && full.length === 1;
  const isNamedFirst = words.slice(0, 2).every((word) => isOneOf(word, names));
  const mostBeside = full.length > 1 || (isNamedFirst && words.length > 1) ? 2 : 1;
  return isFamily || (isNamed && rest.length - initials.length <= mostBeside);
};

const isFromCompany = (description: string): boolean => {
  const words = plainWords(description);
  const isCut = mayBeCutOff(description) && (words.at(-1) ?? "").length < SHORTEST_NAME;
  return COMPANY.test((isCut ? words.slice(0, -1) : words).join(" "));
};

const hasWordOfPay = (description: string): boolean => PAY_WORD.test(plainWords(description).join(" "));

/** A payroll may name the employee beside the employer; a word of pay beside nothing but one's name is one's own. */
export const isFromHolder = (description: string, holders: readonly string[]): boolean => {
  if (isFromCompany(description)) return false;
  const words = namesOf(description);
  const isPaid = hasWordOfPay(description);
  return peopleOf(holders).some(
    (names) => isPerson(words, names) && (!isPaid || words.every((word) => isOneOf(word, names))),
  );
};

const isOneOf = (word: string, names: readonly string[]): boolean =>
  names.some((name) => isInFull(word, name) || isInitial(word, name));

const FIRM = /^(?:\S+ ){1,4}& (?:S|CO|D|B|P|A)/;

const COUNCIL_TAX = /\b(?:council tax|college money)\b/gi;

const PURPOSES = new Set(
  `GAS WATER WIFI WLAN INTERNET STROM STROMKOSTEN ELECTRIC ENERGY FOOD HOLIDAY HOLIDAYS HOUSE HOME UTILITIES UTIL MAINTENANCE
  UNTERHALT BOX LUZ AGUA PISO CASA TEA COFFEE PIZZA TAXI GYM MUSIC TRAVEL PRESENT GIFT BIRTHDAY THANKS MONEY BROADBAND SHARE HALF KIDS ENFANTS BINS UNI TAX ALLOWANCE DAD MUM CENA BOLLETTE CZYNSZ`.split(
    /\s+/,
  ),
);

const beginsLikePerson = ([first = "", second = "", ...more]: readonly string[], isCut: boolean): boolean => {
  const isInitialAndName =
    first.length === 1 && second.length >= (isCut ? 2 : SHORTEST_NAME) && more.length <= 2;
  if (isInitialAndName || isGivenName(first)) return true;
  // `KLEIN ROSA`: some banks write the family name first.
  return second === "" ? isCut && isGivenNameBegun(first) : more.length <= 2 && isGivenName(second);
};

export const isFromPerson = (description: string): boolean => {
  if (isFromCompany(description) || hasWordOfPay(description)) return false;
  const [first = ""] = wordsOf(description);
  if (OF_PERSONS.includes(first)) return true;
  const names = namesOf(description.replace(COUNCIL_TAX, "")).filter(
    (word) => !SHARED_COST.test(word) && !PURPOSES.has(word),
  );
  // `J PARDOE & SO`: the rest of the company's name is cut off.
  const isCompany = FIRM.test(plainOf(description)) || names.some(isBusinessWord) || isNamedLikePerson(names);
  return !isCompany && beginsLikePerson(names, mayBeCutOff(description));
};

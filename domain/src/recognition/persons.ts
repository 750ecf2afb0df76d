import { isNamedLikePerson } from "./business-words.ts";
import { isGivenName, isGivenNameBegun } from "./given-names.ts";
import { payerPart } from "./line-forms.ts";
import { isFirm, isOrganisation, isOrganisationWord } from "./organisation.ts";
import { COMPANY } from "./other-words.ts";
import { PAY_WORD } from "./pay-words.ts";
import { plainPayerWords } from "./payer.ts";
import { isPurpose, saysPurpose, withoutPurposes } from "./purposes.ts";
import { remembered } from "./remembered.ts";
import { isSurname } from "./surnames.ts";
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
  "AND",
];
/** `MI NOMINA`, `WAGES TO JOINT`: what people write to themselves. */
const OF_ONES_OWN = ["MY", "MI", "MEIN", "MEINE", "MA", "MON", "MIO", "MEU", "TO", "JOINT", "SPENDING"];
const SAY_NO_NAME = new Set([...TITLES, ...PARTICLES, ...OF_ONES_OWN]);

const wordsOf = (text: string): readonly string[] => plainPayerWords(text).filter((word) => !/\d/.test(word));

/** A first letter is an initial: `Y BENALI`. */
const namesOf = (text: string): readonly string[] =>
  wordsOf(text).filter((word, index) => !SAY_NO_NAME.has(word) || (index === 0 && word.length === 1));

const peopleOf = (holders: readonly string[]): readonly (readonly string[])[] =>
  holders
    .flatMap((holder) => plainOf(holder).split(/&|,|\/|\b(?:AND|UND)\b/))
    .map((name) => plainWords(name).filter((word) => !SAY_NO_NAME.has(word)))
    .filter((names) => names.length > 0);

const SHORTEST_NAME = 3;

const isInFull = (word: string, name: string): boolean =>
  word.length >= SHORTEST_NAME && name.startsWith(word);

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

/** `HALDEN BS MRS K AMBROSE`: a place where money is kept prints whose it is. */
export const namesHolder = (description: string, holders: readonly string[]): boolean => {
  const words = namesOf(description);
  return (
    !isOrganisation(description) &&
    peopleOf(holders).some(
      (names) =>
        names.length > 1 &&
        words.includes(names.at(-1) ?? "") &&
        names.slice(0, -1).some((name) => words.some((word) => word === name || word === name.charAt(0))),
    )
  );
};

const isOneOf = (word: string, names: readonly string[]): boolean =>
  names.some((name) => isInFull(word, name) || isInitial(word, name));

const beginsLikePerson = ([first = "", second = "", ...more]: readonly string[], isCut: boolean): boolean => {
  const isInitialAndName =
    first.length === 1 && second.length >= (isCut ? 2 : SHORTEST_NAME) && more.length <= 2;
  if (isInitialAndName || isGivenName(first)) return true;
  // `KLEIN ROSA`: some banks write the family name first.
  return second === "" ? isCut && isGivenNameBegun(first) : more.length <= 2 && isGivenName(second);
};

const MOST_NAMES = 3;

/** `ODION SEMAKULENKO`, and `OKORO T`. A last letter may also be what is left of a longer word. */
const endsLikePerson = (names: readonly string[], isCut: boolean): boolean => {
  const [first = "", ...more] = names;
  if (more.length === 0 || names.length > MOST_NAMES || names.some(isOrganisationWord)) return false;
  const isNameAndInitials = first.length > SHORTEST_NAME && more.every((word) => word.length === 1);
  return isSurname(names.at(-1) ?? "") || (isNameAndInitials && !isCut);
};

/** Apps in which people pay each other: `BIZUM DE AITOR`. */
const BETWEEN_PERSONS =
  /\b(?:BIZUM|MB ?WAY|BLIK|PAYLIB|LYDIA|WERO|SWISH|TWINT|PAYM|VENMO|ZELLE|TIKKIE|PAYCONIQ|KWITT) (?:DE |DA |VON |FROM |OD )?[A-Z]{3,} [A-Z]{3,}/;

/** `EL-IDRISSI`, `AL-HAMWI`. */
const HYPHENED = /\b(?:EL|AL|BEN|ABU|BIN|OULD|AIT)-[A-Z]{3,}/;

/** `Linh Fernando Ref: CHILD SUPPORT`: where the name ends is known, so that other words are what it is for. */
const isNamedBeforeLabel = (description: string): boolean => {
  const part = payerPart(description);
  const names = namesOf(part);
  return (
    part !== description &&
    names.length >= 2 &&
    !isOrganisation(part) &&
    !names.some(isOrganisationWord) &&
    !isNamedLikePerson(names) &&
    beginsLikePerson(names, false)
  );
};

const isBetweenPersons = (description: string): boolean =>
  BETWEEN_PERSONS.test(plainWords(description).join(" "));

const isWrittenByPerson = (description: string): boolean =>
  saysPurpose(description) || HYPHENED.test(plainOf(description));

export const isFromPerson = remembered((description: string): boolean => {
  if (isFromCompany(description) || hasWordOfPay(description)) return false;
  const [first = ""] = wordsOf(description);
  if (OF_PERSONS.includes(first)) return true;
  const names = withoutPurposes(description).filter((word) => !/\d/.test(word) && !SAY_NO_NAME.has(word));
  // `MUM AND DAD`, `THANKS`: nothing but what people write to each other.
  const isPrivate = (word: string): boolean => isPurpose(word) && !isOrganisationWord(word);
  if (isOrganisation(description)) return isNamedBeforeLabel(description);
  if (names.length === 0) return plainPayerWords(description).some(isPrivate);
  if (isNamedBeforeLabel(description) || isBetweenPersons(description)) return true;
  const isCompany = isFirm(description) || names.some(isOrganisationWord) || isNamedLikePerson(names);
  const isCut = mayBeCutOff(description);
  return (
    !isCompany &&
    (beginsLikePerson(names, isCut) ||
      endsLikePerson(names, isCut) ||
      (names.length <= MOST_NAMES && isWrittenByPerson(description)))
  );
});

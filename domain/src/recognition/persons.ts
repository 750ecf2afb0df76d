import { isNamedLikePerson } from "./business-words.ts";
import { isGivenName, isGivenNameBegun } from "./given-names.ts";
import { payerPart } from "./line-forms.ts";
import {
  hasWordOfPay,
  isFromCompany,
  namesOf,
  SAY_NO_NAME,
  SHORTEST_NAME,
  TITLES_OF_PERSONS,
  wordsOf,
} from "./name-words.ts";
import { isFirm, isOrganisation, isOrganisationWord } from "./organisation.ts";
import { plainPayerWords } from "./payer.ts";
import { isPurpose, saysPurpose, withoutPurposes } from "./purposes.ts";
import { remembered } from "./remembered.ts";
import { isSurname } from "./surnames.ts";
import { mayBeCutOff, plainOf, plainWords } from "./wording.ts";

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

export const isBetweenPersons = (description: string): boolean =>
  BETWEEN_PERSONS.test(plainWords(description).join(" "));

const isWrittenByPerson = (description: string): boolean =>
  saysPurpose(description) || HYPHENED.test(plainOf(description));

export const isFromPerson = remembered((description: string): boolean => {
  if (isFromCompany(description) || hasWordOfPay(description)) return false;
  const [first = ""] = wordsOf(description);
  if (TITLES_OF_PERSONS.includes(first)) return true;
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

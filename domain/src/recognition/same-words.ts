import { isOrganisationWord } from "./organisation.ts";
import { isShortForm } from "./short-forms.ts";
import { withoutUmlaut } from "./wording.ts";

/** Payrolls and banks shorten the words of an employer's name. */

const SHORTEST_ABBREVIATION = 3;

export const withoutPlural = (word: string): string =>
  word.length > SHORTEST_ABBREVIATION ? word.replace(/IES$/, "Y").replace(/S$/, "") : word;

const SHORTEST_MISTYPED = 7;

const isMistyped = (one: string, other: string): boolean => {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < SHORTEST_MISTYPED || longer.length - shorter.length > 1) return false;
  const differs = [...shorter].findIndex((letter, index) => letter !== longer[index]);
  const rest = shorter.length === longer.length ? shorter.slice(differs + 1) : shorter.slice(differs);
  return differs < 0 || rest === longer.slice(differs + 1);
};

/** The payer's word is the employer's, in the plural, or shortened by the payroll or the bank. */
export const isSameWord = (paid: string, stated: string): boolean =>
  withoutPlural(paid) === withoutPlural(stated) ||
  (paid.length > SHORTEST_ABBREVIATION && withoutUmlaut(paid) === withoutUmlaut(stated)) ||
  isMistyped(paid, stated) ||
  isWithoutVowels(paid, stated) ||
  isContracted(paid, stated) ||
  isShortTrade(paid, stated) ||
  isShortForm(paid, stated) ||
  isShortForm(stated, paid) ||
  (paid.length >= SHORTEST_ABBREVIATION && stated.startsWith(paid));

export const SMALL = new Set(
  "OF AND THE FOR IN ON AT DE DES DU DEL DELLA DI DO DA DOS DAS D L LA LE LES LOS EL DER DIE UND FUR FUER ET EN Y E A AUX".split(
    " ",
  ),
);

/** HMCTS: what has no vowel is an acronym itself. */
const firstOf = (word: string): string => (/[AEIOUY]/.test(word) ? word.charAt(0) : word);

/** The first letters of some words of the name in turn: UHB and FT of University Hospitals Birmingham NHS Foundation Trust. */
export const isAcronym = (paid: string, stated: readonly string[]): boolean => {
  const large = stated.filter((word) => !SMALL.has(word));
  const firsts = [stated, large].map((words) => words.map((word) => word.charAt(0)).join(""));
  return [...firsts, large.map(firstOf).join("")].some((letters) => letters.includes(paid));
};

/** All letters in their order, with others between: in one pass, because both texts come from outside. */
const isWithLettersLeftOut = (paid: string, stated: string): boolean => {
  let next = 0;
  return [...paid]
    .filter((letter) => /\w/.test(letter))
    .every((letter) => {
      next = stated.indexOf(letter, next) + 1;
      return next > 0;
    });
};

/** `MGT`, `SVCS`, `CNCL`: a word without its vowels. */
const isWithoutVowels = (paid: string, stated: string): boolean =>
  paid.length >= SHORTEST_ABBREVIATION &&
  !/[AEIOU]/.test(paid) &&
  paid.charAt(0) === stated.charAt(0) &&
  isWithLettersLeftOut(paid, stated);

const BEGINNING = 3;
/** Words of trades are shortened most, as `INTL` and `DEPT` are. */
const CONTRACTED = { trade: /^.{2,}[^AEIOU]{2}$/, other: /^.{3,}[^AEIOU]{3}$/ } as const;

/** `RECRTMT`: letters were left out in the middle. */
const isContracted = (paid: string, stated: string): boolean =>
  CONTRACTED[isOrganisationWord(stated) ? "trade" : "other"].test(paid) &&
  stated.startsWith(paid.slice(0, BEGINNING)) &&
  paid.at(-1) === stated.at(-1) &&
  isWithLettersLeftOut(paid, stated);

/** `AGCY`, `SOLNS`: the first and the last letter of a trade, and some between. */
const isShortTrade = (paid: string, stated: string): boolean => {
  const [short, whole] = [withoutPlural(paid), withoutPlural(stated)];
  return (
    short.length >= SHORTEST_ABBREVIATION &&
    isOrganisationWord(stated) &&
    short.charAt(0) === whole.charAt(0) &&
    short.at(-1) === whole.at(-1) &&
    isWithLettersLeftOut(short, whole)
  );
};

/** STSFT of South Tyneside and Sunderland NHS Foundation Trust: first letters in turn, not of every word. */
export const isLooseAcronym = (paid: string, stated: readonly string[]): boolean => {
  const firsts = stated.filter((word) => !SMALL.has(word)).map((word) => word.charAt(0));
  return paid.charAt(0) === firsts[0] && isWithLettersLeftOut(paid, firsts.join(""));
};

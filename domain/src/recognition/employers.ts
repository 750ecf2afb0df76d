import { isBusinessWord } from "./business-words.ts";
import { isSameCouncil } from "./councils.ts";
import { otherNamesOf } from "./known-employers.ts";
import { TITLES_OF_PERSONS } from "./name-words.ts";
import { isOrganisationWord } from "./organisation.ts";
import { plainPayerWords } from "./payer.ts";
import { isAcronym, isSameWord, SMALL, withoutPlural } from "./same-words.ts";
import { isShortName } from "./short-names.ts";
import { mayBeCutOff, plainOf, plainWords } from "./wording.ts";

const NO_NAME = new Set(
  `LTD LIMITED PLC LLP INC CO COMPANY CORP GMBH MBH AG KG OHG SE SA SAS SARL SL SLU SRL SPA LDA BV THE AND OF DE DER DIE DAS
  AN LA LE LES EL DEL DI DA DO DU UND ET Y E UK GB GROUP HOLDINGS`.split(/\s+/),
);

const namesIn = (words: readonly string[]): readonly string[] => {
  const names = words.filter((word) => !NO_NAME.has(word));
  return names.length > 0 ? names : words;
};

const TWO_WORDS = new Map([
  ["NI", "NORTHERN IRELAND"],
  ["NW", "NORTH WEST"],
  ["NE", "NORTH EAST"],
  ["SW", "SOUTH WEST"],
  ["SE", "SOUTH EAST"],
  ["GM", "GREATER MANCHESTER"],
]);

/** `NI CIVIL SERVICE`. */
const inFull = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => TWO_WORDS.get(word)?.split(" ") ?? [word]);

/** A title is no short form of a name: `MRS` of Marstons. */
const payersWords = (description: string): readonly string[] => {
  const words = plainPayerWords(description);
  return TITLES_OF_PERSONS.includes(words[0] ?? "") && words.length > 1 ? words.slice(1) : words;
};

const joined = (words: readonly string[]): string => withoutPlural(words.join(""));

/** `W H SMITH` is WHSmith or WH Smith. */
const withInitialsJoined = (words: readonly string[]): readonly string[] =>
  words
    .join(" ")
    .replace(/\b(\w) (?=\w\b)/g, "$1")
    .split(" ");

const withoutInitials = (words: readonly string[]): readonly string[] => {
  const whole = words.filter((word) => word.length > 1);
  return whole.length > 0 ? whole : words;
};

const areAllIn = (fewer: readonly string[], isIn: (word: string) => boolean): boolean =>
  fewer.length > 0 && fewer.every(isIn);

export const isGenericName = (words: readonly string[]): boolean => words.every(isBusinessWord);

const SHORTEST_JOINED = 4;

/** `BET365` and `Refund Tech`: the payer's words are without what may be a reference or a word beside it. */
const hasWholeName = (description: string, name: readonly string[]): boolean => {
  const words = plainWords(description);
  const isDistinct = name.length > 1 || name.some((word) => /\d/.test(word));
  return isDistinct && name.every((word) => words.includes(word));
};

/** `CARE UK COMMUNITY`. */
const beginsWith = (payer: readonly string[], name: readonly string[]): boolean =>
  name.length > 1 && name.every((word, index) => payer[index] === word);

const SHORTEST_ACRONYM = 3;

/** All of the payer's words are the name's or first letters of it: three letters of one, or a word that is in no other name (`LEEDS CC`). */
const isShortened = (payer: readonly string[], name: readonly string[]): boolean => {
  const words = payer.filter((word) => word.length > 1 && !SMALL.has(word));
  const short = words.filter((word) => !name.some((one) => isSameWord(word, one)));
  const isNamed = words.some(
    (word) => word.length >= SHORTEST_ACRONYM && !short.includes(word) && !isOrganisationWord(word),
  );
  return (
    (short.some((word) => word.length >= SHORTEST_ACRONYM) || (isNamed && short.length > 0)) &&
    short.every((word) => isAcronym(word, name))
  );
};

/** `E SIDDIQUI` is Emeka Siddiqui. */
const isInitialed = ([first = "", ...others]: readonly string[], name: readonly string[]): boolean =>
  first.length === 1 &&
  others.length === 1 &&
  name.length > 1 &&
  name[0]?.charAt(0) === first &&
  name.at(-1) === others[0];

const isPair = (text: string): boolean => /\w ?& ?\w|\w (?:AND|UND|ET) \w/.test(plainOf(text));

/** `M & S` and Marks & Spencer. */
const isPairOfInitials = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 2 &&
  other.length === 2 &&
  one.every((word) => word.length === 1) &&
  one.every((word, index) => other[index]?.charAt(0) === word);

const SHORTEST_BEGUN = 5;

/** One is what a bank or a payroll left of the other: `MANCH`. */
const isBegun = (one: string, other: string): boolean => {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length >= SHORTEST_BEGUN && longer.startsWith(shorter);
};

/** `Leeds Uni`, and the payer in full: one word at least is the same and in no other name. */
const isTypedShort = (name: readonly string[], payer: readonly string[]): boolean =>
  name.some(
    (word) =>
      word.length >= SHORTEST_ACRONYM &&
      !isOrganisationWord(word) &&
      payer.some((one) => one === word || (name.length > 1 && isBegun(one, word))),
  ) && name.every((word) => payer.some((one) => isSameWord(one, word) || isSameWord(word, one)));

/** `MoJ`, and the payer in full. */
const isTypedAcronym = (name: readonly string[], payer: readonly string[]): boolean =>
  name.length === 1 && isShortened(name, payer) && name[0]?.charAt(0) === payer[0]?.charAt(0);

const LONGEST_RUN = 4;

/** First letters of words in turn, in full: `SUFFOLK CC` of Suffolk County Council. */
const spelledOut = (paid: readonly string[], stated: readonly string[]): readonly string[] =>
  paid.flatMap((word) => {
    if (word.length < 2 || word.length > LONGEST_RUN || stated.includes(word)) return [word];
    const firsts = stated.map((name) => name.charAt(0)).join("");
    const at = firsts.indexOf(word);
    return at < 0 ? [word] : stated.slice(at, at + word.length);
  });

/** All of the name, one word of it as it is and in no other name; a town may follow: `SUFFOLK CC IPSWICH`. */
const isSpelledOut = (paid: readonly string[], stated: readonly string[]): boolean =>
  stated.some((word) => paid.includes(word) && !isOrganisationWord(word)) &&
  areAllIn(stated, (word) => spelledOut(paid, stated).includes(word));

/** `Care UK`: a word that many names have; NHS and HSE are names. */
const isOneOfMany = ([only = "", ...more]: readonly string[]): boolean =>
  more.length === 0 && only.length > SHORTEST_ACRONYM && isOrganisationWord(only);

/**
 * All words of the name are in the payer's, shortened or not. A name of one word is shortened only where the payer begins with it: `SER` and
 * `REC` stand in many payers for a service or recruitment. A name of words that many have is not enough.
 */
const isNameWithin = (paid: readonly string[], stated: readonly string[]): boolean => {
  const [only = "", ...more] = stated;
  const [first = ""] = paid;
  if (more.length > 0) return areAllIn(stated, (word) => paid.some((one) => isSameWord(one, word)));
  if (isOneOfMany(stated)) return false;
  return paid.includes(only) || (first.length >= SHORTEST_BEGUN && isSameWord(first, only));
};

/** The last word is what a bank left of one: `SAVERS HEALTH & BE`. */
const isRestOf = (paid: readonly string[], stated: readonly string[], word: string): boolean =>
  paid.length > 2 && word === paid.at(-1) && stated.some((one) => one.startsWith(word));

/**
 * The name's words are all in the payer's, or the payer's are all in the name's. A payer that says nothing but a word
 * of many companies (`CITY COUNCIL`) is no employer in particular.
 */
const isPayer = (description: string, employer: string): boolean => {
  const payer = namesIn(inFull(payersWords(description)));
  const name = namesIn(inFull(plainWords(employer)));
  const [paid, stated] = [withoutInitials(payer), withoutInitials(name)];
  const areJoined =
    joined(payer) === joined(name) ||
    (joined(paid) === joined(stated) && joined(paid).length >= SHORTEST_JOINED);
  const arePairs = isPair(description) && isPair(employer);
  if (arePairs && (isPairOfInitials(payer, name) || isPairOfInitials(name, payer))) return true;
  const [payerWords, nameWords] = [payersWords(description), plainWords(employer)];
  if (areJoined || hasWholeName(description, name) || beginsWith(payerWords, nameWords)) return true;
  if (isShortened(payerWords, nameWords) || isInitialed(payerWords, nameWords)) return true;
  if (isShortened(withInitialsJoined(payerWords), nameWords) || isShortName(payerWords, nameWords))
    return true;
  if (
    isSameCouncil(paid, stated) ||
    isSpelledOut(paid, stated) ||
    isTypedShort(name, payer) ||
    isTypedAcronym(nameWords, payerWords)
  )
    return true;
  const [paidJoined, statedJoined] = [withInitialsJoined(payer), withInitialsJoined(name)];
  if (!isOneOfMany(statedJoined) && areAllIn(statedJoined, (word) => paidJoined.includes(word))) return true;
  if (isNameWithin(paid, stated)) return true;
  return (
    !paid.every(isOrganisationWord) &&
    (paid.length > 1 || paid[0] === stated[0] || mayBeCutOff(description)) &&
    areAllIn(paid, (word) => stated.some((one) => isSameWord(word, one)) || isRestOf(paid, stated, word))
  );
};

/** `PAYMATTERS FOR T&J`: a bureau pays the wages of others. */
const ON_BEHALF =
  /^(?:PAY\S*|.*\b(?:PAYROLL|BUREAU|UMBRELLA|LOHN\w*)\b.*?) FOR (?=\S)|^.+? (?:ON BEHALF OF|OBO|C\/O|IM AUFTRAG(?: VON| DER)?|POUR (?:LE )?COMPTE DE|POR CUENTA DE|PER CONTO DI|POR CONTA DE) (?=\S)/;

const isPaidUnder = (description: string, employer: string): boolean => {
  const behalf = plainOf(description).replace(ON_BEHALF, "");
  return isPayer(description, employer) || (behalf !== plainOf(description) && isPayer(behalf, employer));
};

export const isPaidBy = (description: string, employer: string): boolean =>
  [employer, ...otherNamesOf(employer)].some((name) => isPaidUnder(description, name));

/** The text without the words of the employer's name: BET365 and the Pension Protection Fund pay wages. */
export const withoutNameOf = (text: string, employers: readonly string[]): string => {
  const names = new Set(employers.flatMap((employer) => namesIn(plainWords(employer))));
  const isAcronymOfOne = (word: string): boolean =>
    word.length >= SHORTEST_ACRONYM && employers.some((employer) => isAcronym(word, plainWords(employer)));
  return text
    .split(" ")
    .filter((word) => ![...names].some((name) => withoutPlural(word) === withoutPlural(name)))
    .filter((word) => !isAcronymOfOne(word))
    .join(" ");
};

/** All words of the one begin the other: `ARGOS` and `ARGOS ONLINE`. A word of many companies is no name. */
export const isNamedAlike = (one: string, other: string): boolean => {
  const [words, others] = [one, other].map(plainPayerWords);
  if (!words || !others) return false;
  const [shorter, longer] = words.length <= others.length ? [words, others] : [others, words];
  return !isGenericName(shorter) && shorter.every((word, index) => word === longer[index]);
};

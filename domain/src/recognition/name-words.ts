import { BENEFIT_PAYER, BENEFIT_SCHEME } from "./benefit-words.ts";
import { STUDENT_FINANCE } from "./income-words.ts";
import { COMPANY } from "./other-words.ts";
import { PAY_WORD } from "./pay-words.ts";
import { plainPayerWords } from "./payer.ts";
import { PENSION } from "./pension-words.ts";
import { remembered } from "./remembered.ts";
import { mayBeCutOff, plainWords } from "./wording.ts";

/** Words of a line that may be names of persons. */

export const TITLES_OF_PERSONS: readonly string[] = ["MR", "MRS", "MS", "MISS", "HERR", "FRAU", "MME"];
const TITLES = [...TITLES_OF_PERSONS, "DR", "DNA", "SIG", "SIGRA", "SR", "SRA"];
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
  "DER",
  "DEN",
  "DAS",
  "RA",
  "UND",
  "E",
  "Y",
  "ET",
  "AND",
];
/** `MI NOMINA`, `WAGES TO JOINT`: what people write to themselves. */
const OF_ONES_OWN = ["MY", "MI", "MEIN", "MEINE", "MA", "MON", "MIO", "MEU", "TO", "JOINT", "SPENDING"];

export const SAY_NO_NAME: ReadonlySet<string> = new Set([...TITLES, ...PARTICLES, ...OF_ONES_OWN]);

export const SHORTEST_NAME = 3;

export const wordsOf = (text: string): readonly string[] =>
  plainPayerWords(text).filter((word) => !/\d/.test(word));

/** A first letter is an initial: `Y BENALI`. */
export const namesOf = (text: string): readonly string[] =>
  wordsOf(text).filter((word, index) => !SAY_NO_NAME.has(word) || (index === 0 && word.length === 1));

export const isFromCompany = (description: string): boolean => {
  const words = plainWords(description);
  const isCut = mayBeCutOff(description) && (words.at(-1) ?? "").length < SHORTEST_NAME;
  return COMPANY.test((isCut ? words.slice(0, -1) : words).join(" "));
};

export const hasWordOfPay = (description: string): boolean =>
  PAY_WORD.test(plainWords(description).join(" "));

export const KINDS = [PAY_WORD, PENSION, BENEFIT_SCHEME, BENEFIT_PAYER, STUDENT_FINANCE];

export const hasWordOfKind = remembered((description: string): boolean => {
  const text = plainWords(description).join(" ");
  return KINDS.some((kind) => kind.test(text));
});

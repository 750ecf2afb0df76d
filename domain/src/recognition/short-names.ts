import { isOrganisationWord } from "./organisation.ts";
import { isAcronym, isLooseAcronym, isSameWord, SMALL } from "./same-words.ts";

/** A whole payer is the stated employer's name with words left out or shortened to their first letters. */

/** Last words of names that payers leave out, add, or change for another of them. */
const GENERIC_LAST = new Set(
  `LTD LIMITED PLC LLP INC CO COMPANY CORP GMBH MBH AG KG SE SA SAS SARL SL SLU SRL SPA LDA BV NV
  GROUP GRP HOLDINGS HOLDING HLDGS SERVICES SERVICE SVCS SVC SERVS INTERNATIONAL INTL WORLDWIDE GLOBAL TRADING ENTERPRISES OPERATIONS OPS MANAGEMENT MGMT
  UK GB IE EU IRELAND EUROPE ENGLAND SCOTLAND WALES STORES RETAIL LOCAL EXPRESS SUPERMARKETS SOLUTIONS
  GRUPPE BETEILIGUNGEN DIENSTLEISTUNGEN DEUTSCHLAND GROUPE FRANCE GRUPO SERVICIOS ESPANA IBERICA GRUPPO SERVIZI ITALIA SERVICOS PORTUGAL GRUPA USLUGI POLSKA`.split(
    /\s+/,
  ),
);

const isDistinct = (word: string): boolean =>
  word.length > 1 && !isOrganisationWord(word) && !SMALL.has(word);

const large = (words: readonly string[]): readonly string[] => words.filter((word) => !SMALL.has(word));

const GENERIC_FIRST = new Set(["GRUPO", "GRUPPO", "GROUPE", "GRUPA", "GRUPPE"]);

const coreOf = (words: readonly string[]): readonly string[] => {
  if (words.length < 2) return words;
  if (GENERIC_LAST.has(words.at(-1) ?? "")) return coreOf(words.slice(0, -1));
  return GENERIC_FIRST.has(words[0] ?? "") ? coreOf(words.slice(1)) : words;
};

/** `SPARLING ST MARYS RD`: a shop's payroll names the branch by its street. */
const STREETS = new Set(
  "ROAD RD STREET ST LANE LN AVENUE AVE SQUARE SQ STRASSE STR RUE CALLE VIA RUA ULICA UL".split(" "),
);

const withoutBranch = (words: readonly string[]): readonly string[] => {
  const [, ...more] = words;
  const isStreet = more.some((word) => STREETS.has(word)) && !more.some(isOrganisationWord);
  return isStreet ? words.slice(0, 1) : words;
};

const SHORTEST_ALONE = 4;

const isSameCore = (paid: readonly string[], stated: readonly string[]): boolean =>
  paid.length === stated.length &&
  paid.some(isDistinct) &&
  (paid.length > 1
    ? paid.every((word, index) => isSameWord(word, stated[index] ?? ""))
    : paid[0] === stated[0] && (paid[0] ?? "").length >= SHORTEST_ALONE);

interface Aligned {
  readonly whole: number;
  readonly initials: number;
  readonly isDistinct: boolean;
  readonly left: readonly string[];
}

const NOTHING: Aligned = { whole: 0, initials: 0, isDistinct: false, left: [] };

/** Each payer's word in the order of the name; undefined: one is not of the name. */
const aligned = (paid: readonly string[], stated: readonly string[]): Aligned | undefined => {
  const [word, ...more] = paid;
  if (word === undefined) return { ...NOTHING, left: stated };
  const isInitial = (name: string): boolean => word.length === 1 && name.charAt(0) === word && name !== word;
  const at = stated.findIndex((name) => isInitial(name) || isSameWord(word, name));
  const rest = at < 0 ? undefined : aligned(more, stated.slice(at + 1));
  if (!rest) return undefined;
  const isWhole = !isInitial(stated[at] ?? "");
  return {
    whole: rest.whole + (isWhole ? 1 : 0),
    initials: rest.initials + (isWhole ? 0 : 1),
    isDistinct: rest.isDistinct || (isWhole && isDistinct(word)),
    left: [...stated.slice(0, at), ...rest.left],
  };
};

/** `C & W HOSP`: two initials and a trade, or one and a word that is in no other name; the rest of the name is generic. */
const isInInitials = (paid: readonly string[], stated: readonly string[]): boolean => {
  const found = aligned(paid, stated);
  if (!found || found.left.some((word) => !isOrganisationWord(word) && !GENERIC_LAST.has(word))) return false;
  const isEnough = found.initials >= 2 ? found.whole > 0 : found.initials === 1 && found.isDistinct;
  return isEnough || (found.initials === 0 && found.whole >= 2 && paid.every((word) => word.length === 1));
};

const OF_INSTITUTIONS =
  /^(?:NHS|HOSPITALS?|HEALTH|HEALTHCARE|TRUST|UNIVERSITY|COLLEGE|COUNCIL|POLICE|BOARD)$/;
const BESIDE_ACRONYM = new Set(["NHS", "FT", "NHSFT", "TRUST", "TR", "PAYROLL", "UK"]);
const SHORTEST_LOOSE = 4;
const SHORTEST_ACRONYM = 3;

/** Health trusts and universities call themselves so: CHFT, ESHT, LNWH. */
const isInstitution = (paid: readonly string[], stated: readonly string[]): boolean => {
  const [acronym = "", ...more] = paid.filter((word) => !BESIDE_ACRONYM.has(word));
  return (
    more.length === 0 &&
    stated.some((word) => OF_INSTITUTIONS.test(word)) &&
    (acronym.length >= SHORTEST_LOOSE
      ? isLooseAcronym(acronym, stated)
      : acronym.length === SHORTEST_ACRONYM &&
        paid.length > 1 &&
        acronym.charAt(0) === stated[0]?.charAt(0) &&
        isAcronym(acronym, stated))
  );
};

export const isShortName = (payer: readonly string[], name: readonly string[]): boolean => {
  const [paid, stated] = [large(payer), large(name)];
  return (
    isSameCore(coreOf(withoutBranch(paid)), coreOf(stated)) ||
    isInInitials(paid, stated) ||
    isInstitution(paid, stated)
  );
};

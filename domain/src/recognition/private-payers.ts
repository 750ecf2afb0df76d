import { BENEFIT_PAYER } from "./benefit-words.ts";
import { isNamedLikePerson } from "./business-words.ts";
import { isGivenName } from "./given-names.ts";
import { isFromCompany, KINDS, SAY_NO_NAME, SHORTEST_NAME, TITLES_OF_PERSONS } from "./name-words.ts";
import { isFirm, isOrganisation, isOrganisationWord } from "./organisation.ts";
import { isChannel, plainPayerWords } from "./payer.ts";
import { isBetweenPersons } from "./persons.ts";
import { isPurpose } from "./purposes.ts";
import { remembered } from "./remembered.ts";
import { isSurname } from "./surnames.ts";
import { anyOf, readable } from "./wording.ts";

/** Private persons pay maintenance and help each other with the rent: neither is a pension or a benefit. */

/** They stand beside a given name in firms that pay pensions. */
const OF_FIRMS = new Set(
  "LIFE LEBEN VIE VITA VIDA MUTUAL FONDS FONDO FUND TRUST AID BANK ASSET PREVIDENZA PREVOYANCE WIDOWS RETIREMENT".split(
    " ",
  ),
);

/** The payer stands before what the payment is called. */
const beforeKind = (description: string): string => {
  const text = readable(description);
  const at = KINDS.map((kind) => text.search(kind)).filter((index) => index >= 0);
  return text.slice(0, at.length > 0 ? Math.min(...at) : text.length);
};

const namesBefore = (description: string): readonly string[] => {
  const text = beforeKind(description);
  const words = text.split(" ").filter(Boolean);
  return words.every(isChannel) ? [] : plainPayerWords(text).filter((word) => !/\d/.test(word));
};

const MOST_NAMES = 4;

/** `CLEMENCE BOISRAME`, `BOISRAME CLEMENCE`, `MME BOISRAME`: not one word alone, because firms are called so. */
const isFullName = (words: readonly string[]): boolean => {
  const isTitled = TITLES_OF_PERSONS.includes(words.find((word) => word !== "DE" && word !== "DA") ?? "");
  const names = words.filter((word) => !SAY_NO_NAME.has(word) && !isPurpose(word));
  const [first = "", second = "", ...more] = names;
  if (names.some((word) => isOrganisationWord(word) || OF_FIRMS.has(word))) return false;
  if (isNamedLikePerson(names) || names.length > MOST_NAMES) return false;
  if (isTitled) return names.length > 0;
  if (first.length < SHORTEST_NAME || second.length < SHORTEST_NAME) return false;
  return isGivenName(first) || (more.length === 0 && isGivenName(second));
};

/** Given names that are words and places, too: restaurants and shops are called so. */
const ALSO_WORDS = new Set(
  `SAFFRON OLIVE POPPY IVY HOLLY ROSE AMBER CRYSTAL PEARL RUBY JADE DAISY LILY HAZEL HEATHER BASIL JASMINE VICTOR VICTORIA DUKE PRINCE MARINA AURORA
  MERCEDES SIERRA CHELSEA AUGUST MAY APRIL JUNE FAITH HOPE GRACE JOY GLORIA ANGEL CHARITY DEAN FRANK MARK BILL WILL JACK GRANT STERLING MILES CORAL
  SANDY CLAY CLIFF DALE GLEN HEATH FOREST RIVER BROOK BROOKE SUMMER AUTUMN DAWN ROMA FLORENCE PARIS SIENA INDIA ASIA GEORGIA CAROLINA VIRGINIA
  ALEXANDRA LOURDES SOL LUZ PAZ NIEVES ESTRELLA CHASE HUNTER MASON ARCHER COOPER TAYLOR BAKER CARTER LUNA STELLA ALBA IRIS FLORA VIOLA
  LINDEN ROWAN ASH PARKER KING GALLO LEON SANTIAGO MILAN ADRIA`.split(/\s+/),
);

const isSureGivenName = (word: string): boolean => isGivenName(word) && !ALSO_WORDS.has(word);

/** Firms are called like persons more often than persons pay wages: each word has to be of a name. */
const isSurelyFullName = (words: readonly string[]): boolean => {
  const names = words.filter((word) => !SAY_NO_NAME.has(word) && word.length > 1);
  const [first = "", second = "", third, ...more] = names;
  if (!isFullName(words) || more.length > 0) return false;
  if (isSurname(third ?? second) && isGivenName(first)) return true;
  return third === undefined
    ? isSureGivenName(first) || isSureGivenName(second)
    : isSureGivenName(first) && isSureGivenName(second);
};

const EVERY_KIND = KINDS.map((kind) => new RegExp(kind, "g"));

/** A trade in what the payment is called says nothing of the payer: `HOUSING BENEFIT`. */
const withoutKinds = (description: string): string =>
  EVERY_KIND.reduce((text, kind) => text.replace(kind, " "), readable(description));

const isNoFirm = (description: string): boolean =>
  !isFromCompany(description) && !isFirm(description) && !isOrganisation(withoutKinds(description));

export const isSurelyPerson = remembered(
  (description: string): boolean => isNoFirm(description) && isSurelyFullName(namesBefore(description)),
);

/** The payer is the full name of a person, whatever is said beside it. */
export const isNamedAsPerson = remembered(
  (description: string): boolean =>
    isNoFirm(description) && (isBetweenPersons(description) || isFullName(namesBefore(description))),
);

/** Words for benefits that people write, too, when they help or pay maintenance. */
const WRITTEN_BY_PERSONS = anyOf(
  "LEBENSUNTERHALT",
  "KINDERGELD",
  "AYUDA (?:FAMILIAR|ALQUILER|MATERNIDAD)",
  "(?:RENT|LIVING|SUPPORT) ALLOWANCE",
  "COST OF LIVING",
  "AIDE (?:AU )?LOGEMENT",
  "ALS",
  "SUBSIDIOS?",
  "ABONO (?:DE )?FAM\\w*",
  "ASSEGNO (?:FAMILIARE|MATERNITA|SOCIALE)",
);

/** Words that may be a name of no list: an office is known by one of its words. */
const isUnknownName = (words: readonly string[]): boolean => {
  const names = words.filter((word) => !SAY_NO_NAME.has(word));
  return (
    names.length >= 2 &&
    names.length < MOST_NAMES &&
    names.every((word) => word.length >= SHORTEST_NAME && !isOrganisationWord(word))
  );
};

export const isHelpOfPerson = remembered(
  (description: string): boolean =>
    WRITTEN_BY_PERSONS.test(readable(description)) &&
    !BENEFIT_PAYER.test(readable(description)) &&
    !isOrganisation(description) &&
    isUnknownName(namesBefore(description)),
);

/** A person's maintenance for a child names the child: `PENSION JULES`. */
const FOR_CHILD =
  /\b(?:PENSION(?:E|I)?|PENSAO) (?:(?:DE|DI|DO|DA|DEL|DELLA|POUR|PARA|PER|FUR|FUER) )?([A-Z]{3,})\b/;

/** @param holders a pension may be paid under the name of its holder */
export const isForChild = (description: string, holders: readonly string[]): boolean => {
  const [, child = ""] = FOR_CHILD.exec(readable(description)) ?? [];
  return (
    isGivenName(child) &&
    !holders.some((holder) => readable(holder).split(" ").includes(child)) &&
    !isOrganisation(description) &&
    isUnknownName(namesBefore(description))
  );
};

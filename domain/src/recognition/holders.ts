import { isNamedLikePerson } from "./business-words.ts";
import { isGivenName } from "./given-names.ts";
import { withoutForm } from "./line-forms.ts";
import { hasWordOfKind, isFromCompany, namesOf, SAY_NO_NAME, SHORTEST_NAME, wordsOf } from "./name-words.ts";
import { isOrganisation, isOrganisationWord } from "./organisation.ts";
import { PAY_WORDS } from "./pay-words.ts";
import { isChannel } from "./payer.ts";
import { isPurpose } from "./purposes.ts";
import { plainOf, plainWords, withoutUmlaut } from "./wording.ts";

/** The holders of the account, as lines of their other accounts name them. */

const SEVERAL = /&|,|\/|\b(?:AND|UND)\b/;

interface Holder {
  readonly names: readonly string[];
  /** The names, and neighbours as one word: `LEGOFF` and `ODWYER`. */
  readonly spellings: readonly string[];
}

const MOST_JOINED = 3;

const spellingsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_word, at) =>
    Array.from({ length: MOST_JOINED }, (_, more) => withoutUmlaut(words.slice(at, at + more + 1).join(""))),
  );

const holdersOf = (holders: readonly string[]): readonly Holder[] =>
  holders
    .flatMap((holder) => plainOf(holder).split(SEVERAL))
    .map((name) => {
      const words = plainWords(name);
      const names = words.filter((word) => !SAY_NO_NAME.has(word));
      return { names, spellings: spellingsOf(words).filter((word) => !SAY_NO_NAME.has(word)) };
    })
    .filter(({ names }) => names.length > 0);

const isInFull = (word: string, name: string): boolean =>
  word.length >= SHORTEST_NAME && name.startsWith(word);

const isInitial = (word: string, name: string): boolean =>
  (word.length === 1 || name.length === 1) && word.charAt(0) === name.charAt(0);

const isOneOf = (word: string, names: readonly string[]): boolean =>
  names.some((name) => isInFull(word, name) || isInitial(word, name));

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

/** Words with which people move their pay on, in six languages. */
const MOVED_ON = new Set(
  `TO INTO FOR FROM AFTER BEFORE THIS LAST NEXT MONTH WEEK OVER ACROSS MOVE MOVED MAIN SHARED FAMILY REST NET SAL ACCOUNT ACC ACCT SAVINGS SAVING
  SPLIT LEFT LEFTOVER TRANSFER XFER TFR SAVE SAVED COMMON OWN SELF TOWARDS TOPUP SPARE CURRENT EXTRA LEFTOVERS MINE MONEY
  VOM VOR NACH AN MICH AUF AUFS ANS FUR FUER ZUM ZUR AUS IM MONAT GEMEINSCHAFTSKONTO GEMEINSAM GEMEINSAMES GEMEINSAMEN KONTO FAMILIE EIGENES EIGENEN HAUSHALTSKASSE
  VERS AVANT APRES AVANCE POUR SUR COMPTE COMMUN JOINT FAMILLE MOIS DU EPARGNE PERSO SUITE DERNIER RESTE CPT MOI
  A AL PARA COMUN CONJUNTA CUENTA CTA RESTO MIO MIA ANTES DESPUES TRAS AHORRO FAMILIA HOGAR
  SU SUL VERSO PER RESTA CONTO COINTESTATO PRIMA DOPO DELLO FAMIGLIA RISPARMIO
  CONTA MINHA COMUM DEPOIS FAMILIAR POUPANCA NA NO
  KONTA MOJE RESZTA WSPOLNE PRZED PO DOM DOMOWE`.split(/\s+/),
);

const isMovedOn = (word: string): boolean =>
  MOVED_ON.has(word) || SAY_NO_NAME.has(word) || isPurpose(word) || word.length === 1;

interface Run {
  readonly inFull: number;
  readonly initials: number;
  readonly rest: readonly string[];
}

/** How many words at the beginning spell a name. */
const startsWithName = (words: readonly string[], { spellings }: Holder): number => {
  for (let length = MOST_JOINED; length > 0; length -= 1) {
    const spelled = withoutUmlaut(words.slice(0, length).join(""));
    if (words.length >= length && spellings.some((name) => isInFull(spelled, name))) return length;
  }
  return 0;
};

/** A middle name that the account leaves out: `AMARA N OKAFOR`. */
const isMiddle = ([word = "", ...more]: readonly string[], holder: Holder): boolean =>
  (word.length === 1 && (startsWithName(more, holder) > 0 || isMiddle(more, holder))) ||
  (isGivenName(word) && startsWithName(more, holder) > 0);

/** Two where a given name and a family name were spelled in one. */
const namesIn = (words: readonly string[], { names }: Holder): number =>
  Math.max(
    1,
    words.filter((word) => names.some((name) => isInFull(withoutUmlaut(word), withoutUmlaut(name)))).length,
  );

/** The holder's names at the beginning, in any order, turned round, hyphened, with initials. */
const runOf = (words: readonly string[], holder: Holder, { inFull, initials }: Omit<Run, "rest">): Run => {
  const [word = "", ...more] = words;
  const length = startsWithName(words, holder);
  if (length > 0) {
    const named = namesIn(words.slice(0, length), holder);
    return runOf(words.slice(length), holder, { inFull: inFull + named, initials });
  }
  if (SAY_NO_NAME.has(word) && word.length > 1) return runOf(more, holder, { inFull, initials });
  if (word !== "" && holder.names.some((name) => isInitial(word, name)))
    return runOf(more, holder, { inFull, initials: initials + 1 });
  if (inFull + initials === 1 && isMiddle(words, holder)) return runOf(more, holder, { inFull, initials });
  return { inFull, initials, rest: words };
};

/** `M OU MME`: French banks print it before the names of a joint account. */
const isTitle = (word: string, next = ""): boolean =>
  word === "OU" || (word === "M" && ["OU", "ET", "MME"].includes(next));

/** Some banks print what it is for before the payer. */
const fromFirstName = (words: readonly string[], holder: Holder): readonly string[] => {
  const isFor = (word: string, index: number): boolean =>
    isTitle(word, words[index + 1]) ||
    (word.length > 1 && isMovedOn(word) && startsWithName(words.slice(index), holder) === 0);
  const first = words.findIndex((word, index) => !isFor(word, index));
  return first < 0 ? [] : words.slice(first);
};

/** Words of no known meaning, beside two names in full and beside an initial. */
const MOST_BESIDE = { names: 2, initial: 1 } as const;

/** `ABONO NOMINA AMARA OKAFOR HARBOUR`: a bank that prints what it is first may print the employer last. */
const beginsWithPay = (description: string): boolean =>
  PAY_WORDS.has(plainWords(withoutForm(description)).find((word) => !isChannel(word)) ?? "");

/** The payer is the holder: an employer that names its employee stands before the name. */
const beginsWithHolder = (description: string, holder: Holder, isStated: boolean): boolean => {
  const words = fromFirstName(wordsOf(description), holder);
  if (isNamedLikePerson(words)) return false;
  const { inFull, initials, rest } = runOf(words, holder, { inFull: 0, initials: 0 });
  if (inFull === 0 || inFull + initials < 2) return false;
  const beside = rest.filter((word) => !isMovedOn(word) && startsWithName([word], holder) === 0);
  if (beside.length === 0) return true;
  const most = inFull > 1 ? MOST_BESIDE.names : MOST_BESIDE.initial;
  return (
    !beginsWithPay(description) && !isStated && beside.length <= most && !beside.some(isOrganisationWord)
  );
};

/**
 * A payroll or a pension may name the holder behind the payer; a word of pay beside nothing but one's name is one's own.
 *
 * @param isStated the line's payer is a stated employer
 */
export const isFromHolder = (description: string, holders: readonly string[], isStated = false): boolean => {
  if (isFromCompany(description)) return false;
  const words = namesOf(description);
  const isPaid = hasWordOfKind(description);
  return holdersOf(holders).some(
    (holder) =>
      beginsWithHolder(description, holder, isStated) ||
      (isPerson(words, holder.names) && (!isPaid || words.every((word) => isOneOf(word, holder.names)))),
  );
};

/** `HALDEN BS MRS K AMBROSE`: a place where money is kept prints whose it is. */
export const namesHolder = (description: string, holders: readonly string[]): boolean => {
  const words = namesOf(description);
  return (
    !isOrganisation(description) &&
    holdersOf(holders).some(
      ({ names }) =>
        names.length > 1 &&
        words.includes(names.at(-1) ?? "") &&
        names.slice(0, -1).some((name) => words.some((word) => word === name || word === name.charAt(0))),
    )
  );
};

import { CANDIDATE_FROM, matchPerson } from "@latchkey/domain/compliance/sanctions/match.ts";
import { indexNames, type NameIndex } from "@latchkey/domain/compliance/sanctions/name-index.ts";
import { type AskedPerson, othersOf, pairsOf } from "./asked.ts";
import { type Entry, inventedList, listedLanguages } from "./invented-list.ts";

export interface Count {
  readonly part: number;
  readonly whole: number;
}

/** Without and with the date of birth. */
export interface Both {
  readonly without: Count;
  readonly withBirth: Count;
}

export interface Figures {
  readonly entries: number;
  readonly aliases: number;
  /** Pairs of which the person of the list is raised. */
  readonly found: Both;
  /** Others of whom somebody is raised. */
  readonly raised: Both;
  /** By language, of a larger number of others: with 125 of each, chance decides. */
  readonly foundBy: ReadonlyMap<string, Both>;
  readonly raisedBy: ReadonlyMap<string, Both>;
  readonly missed: readonly string[];
}

export const percentOf = ({ part, whole }: Count): number => (whole === 0 ? 0 : (100 * part) / whole);

interface Answer {
  readonly person: AskedPerson;
  readonly without: boolean;
  readonly withBirth: boolean;
}

/** The date of birth changes the points alone, so that a name is searched once. */
const ask = (index: NameIndex, person: AskedPerson): Answer => {
  const matches = matchPerson(index, { names: [person.text], birthdate: person.date }).filter(
    ({ person: { id } }) => person.entryId === null || id === person.entryId,
  );
  return {
    person,
    without: matches.some(({ nameScore }) => nameScore >= CANDIDATE_FROM),
    withBirth: matches.some(({ score }) => score >= CANDIDATE_FROM),
  };
};

const countOf = (answers: readonly Answer[]): Both => {
  const whole = answers.length;
  return {
    without: { part: answers.filter(({ without }) => without).length, whole },
    withBirth: { part: answers.filter(({ withBirth }) => withBirth).length, whole },
  };
};

const byLanguage = (answers: readonly Answer[]): ReadonlyMap<string, Both> => {
  const languages = [...new Set(answers.map(({ person }) => person.language))];
  return new Map(
    languages.map((language) => [
      language,
      countOf(answers.filter(({ person }) => person.language === language)),
    ]),
  );
};

/** Each set has its own numbers, so that a list, its pairs and the others can be drawn anew. */
export interface Seeds {
  readonly list: number;
  readonly pairs: number;
  readonly others: number;
  /** Words of names that the report uses and the tuning did not. */
  readonly isTuning?: boolean;
}

export const PAIRS = 300;
export const OTHERS = 2_000;
/** The first 2,000 of them are the ones above. Too many for a test: the report alone counts them. */
const OTHERS_BY_LANGUAGE = 8_000;

const missedText = (entries: readonly Entry[]) => {
  const nameOf = (id: string | null): string =>
    entries.find(({ listed }) => listed.id === id)?.listed.names[0]?.text ?? "";
  return ({ person: { language, text, entryId } }: Answer): string =>
    `${language}: ${text} (${nameOf(entryId)})`;
};

export const figuresOf = (
  { list, pairs, others, isTuning = false }: Seeds,
  othersByLanguage = OTHERS_BY_LANGUAGE,
): Figures => {
  const entries = inventedList(list, isTuning);
  const index = indexNames(entries.map(({ listed }) => listed));
  const sought = pairsOf(entries, pairs, PAIRS).map((person) => ask(index, person));
  const strangers = othersOf(others, othersByLanguage, isTuning).map((person) => ask(index, person));
  return {
    entries: entries.length,
    aliases: index.names.length - entries.length,
    found: countOf(sought),
    raised: countOf(strangers.slice(0, OTHERS)),
    foundBy: byLanguage(sought),
    raisedBy: byLanguage(strangers),
    missed: sought.filter(({ without }) => !without).map(missedText(entries)),
  };
};

/** How often the language with the most is raised, compared with the mean of the languages of the list. */
export const unevenness = ({ raisedBy }: Pick<Figures, "raisedBy">, of: keyof Both): number => {
  const rates = listedLanguages.map(({ name }) => {
    const both = raisedBy.get(name);
    return both ? percentOf(both[of]) : 0;
  });
  return Math.max(...rates) / (rates.reduce((sum, rate) => sum + rate, 0) / rates.length);
};

/** Drawn once, before the report was written. */
export const HELD_OUT: Seeds = { list: 101, pairs: 102, others: 103 };
/** The numbers of the matcher were chosen on these. */
export const TUNING: readonly Seeds[] = [
  { list: 11, pairs: 12, others: 13, isTuning: true },
  { list: 21, pairs: 22, others: 23, isTuning: true },
];

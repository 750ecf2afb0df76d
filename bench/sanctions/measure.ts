import { CANDIDATE_FROM, matchPerson } from "@latchkey/domain/compliance/sanctions/match.ts";
import { indexNames, type NameIndex } from "@latchkey/domain/compliance/sanctions/name-index.ts";
import { type AskedPerson, othersOf, pairsOf } from "./asked.ts";
import { allLanguages, type Entry, inventedList } from "./invented-list.ts";

export interface Count {
  readonly part: number;
  readonly whole: number;
}

export interface Counted {
  readonly all: Count;
  readonly byLanguage: ReadonlyMap<string, Count>;
}

export interface Figures {
  readonly entries: number;
  readonly aliases: number;
  /** Pairs that are found, without and with the date of birth. */
  readonly found: Counted;
  readonly foundWithBirth: Counted;
  /** Others of whom somebody is raised. */
  readonly raised: Counted;
  readonly raisedWithBirth: Counted;
  readonly missed: readonly string[];
}

const percentOf = ({ part, whole }: Count): number => (whole === 0 ? 0 : (100 * part) / whole);

export { percentOf };

const candidatesOf = (index: NameIndex, { text, date }: AskedPerson, isDated: boolean): readonly string[] =>
  matchPerson(index, { names: [text], birthdate: isDated ? date : null })
    .filter(({ score }) => score >= CANDIDATE_FROM)
    .map(({ person }) => person.id);

const count = (people: readonly AskedPerson[], counts: (person: AskedPerson) => boolean): Counted => {
  const counted = people.map((person) => ({ person, part: counts(person) ? 1 : 0 }));
  const of = (some: typeof counted): Count => ({
    part: some.reduce((sum, { part }) => sum + part, 0),
    whole: some.length,
  });
  return {
    all: of(counted),
    byLanguage: new Map(
      allLanguages.flatMap(({ name }) => {
        const some = counted.filter(({ person }) => person.language === name);
        return some.length === 0 ? [] : [[name, of(some)] as const];
      }),
    ),
  };
};

export interface Seeds {
  readonly list: number;
  readonly pairs: number;
  readonly others: number;
  readonly isTuning?: boolean;
  readonly count?: { readonly pairs: number; readonly others: number };
}

const namesOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { listed }) => sum + listed.names.length, 0);

export const figuresOf = ({ list, pairs, others, isTuning = false, count: size }: Seeds): Figures => {
  const entries = inventedList(list, isTuning);
  const index = indexNames(entries.map(({ listed }) => listed));
  const sought = pairsOf(entries, pairs, size?.pairs ?? 300);
  const strangers = othersOf(others, size?.others ?? 2_000, isTuning);
  const isFound = (isDated: boolean) => (person: AskedPerson) =>
    candidatesOf(index, person, isDated).includes(person.entryId ?? "");
  const isRaised = (isDated: boolean) => (person: AskedPerson) =>
    candidatesOf(index, person, isDated).length > 0;
  const nameOf = (id: string | null) =>
    entries.find(({ listed }) => listed.id === id)?.listed.names[0]?.text ?? "";
  return {
    entries: entries.length,
    aliases: namesOf(entries) - entries.length,
    found: count(sought, isFound(false)),
    foundWithBirth: count(sought, isFound(true)),
    raised: count(strangers, isRaised(false)),
    raisedWithBirth: count(strangers, isRaised(true)),
    missed: sought
      .filter((person) => !isFound(false)(person))
      .map(({ text, language, entryId }) => `${language}: ${text} / ${nameOf(entryId)}`),
  };
};

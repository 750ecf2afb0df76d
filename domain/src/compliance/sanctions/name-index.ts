import type { ListedBirth } from "./birth.ts";
import { type NamePart, namePartsOf, partKeys, partSimilarity } from "./name-parts.ts";
import { placedParts } from "./placed-parts.ts";

const LEAST_ALIKE = 0.76;

/** The names of a list, ready to be searched. */

export interface ListedName {
  readonly text: string;
  /** The list itself calls it weak, such as a first name alone. */
  readonly isWeak: boolean;
}

export interface ListedPerson {
  readonly id: string;
  readonly names: readonly ListedName[];
  readonly births: readonly ListedBirth[];
}

export interface IndexedName {
  readonly person: number;
  readonly name: ListedName;
  readonly parts: readonly NamePart[];
  /** A longer name of the same person has all these parts and more. */
  isPartOfLonger: boolean;
}

/** A part, or two neighbours written as one, of a name. */
interface Token {
  readonly part: NamePart;
  readonly names: number[];
  /** Persons with it: the more there are, the less it tells. */
  persons: number;
  lastPerson: number;
}

export interface NameIndex {
  readonly persons: readonly ListedPerson[];
  readonly names: readonly IndexedName[];
  readonly tokens: readonly Token[];
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** Given names are asked for again and again. */
  readonly found: Map<string, FoundPart>;
}

const addToken = (tokens: Map<string, Token>, part: NamePart, at: { person: number; name: number }): void => {
  const token = tokens.get(part.text) ?? { part, names: [], persons: 0, lastPerson: -1 };
  tokens.set(part.text, token);
  if (token.names.at(-1) !== at.name) token.names.push(at.name);
  if (token.lastPerson !== at.person) token.persons += 1;
  token.lastPerson = at.person;
};

const keyed = (tokens: readonly Token[]): Map<string, number[]> => {
  const byKey = new Map<string, number[]>();
  tokens.forEach(({ part }, at) => {
    for (const key of partKeys(part)) {
      const found = byKey.get(key);
      if (found) found.push(at);
      else byKey.set(key, [at]);
    }
  });
  return byKey;
};

const hasAll = (longer: readonly NamePart[], parts: readonly NamePart[]): boolean =>
  longer.length > parts.length &&
  parts.every((part) => longer.some((other) => partSimilarity(part, other) >= LEAST_ALIKE));

const markShorter = (names: readonly IndexedName[]): void => {
  for (const name of names) name.isPartOfLonger = names.some(({ parts }) => hasAll(parts, name.parts));
};

export const indexNames = (persons: readonly ListedPerson[]): NameIndex => {
  const names: IndexedName[] = [];
  const tokens = new Map<string, Token>();
  persons.forEach(({ names: listed }, person) => {
    for (const name of listed) {
      const parts = namePartsOf(name.text);
      const at = { person, name: names.length };
      names.push({ person, name, parts, isPartOfLonger: false });
      for (const { part } of placedParts(parts)) addToken(tokens, part, at);
    }
    markShorter(names.slice(-listed.length));
  });
  const all = [...tokens.values()];
  return { persons, names, tokens: all, byKey: keyed(all), found: new Map() };
};

export interface FoundPart {
  /** Likeness by the text of the listed part. */
  readonly alike: ReadonlyMap<string, number>;
  /** Names of the list in which it, or one like it, stands. */
  readonly names: ReadonlySet<number>;
  /** The evidence in bits: 0 for a part that all people have. */
  readonly bits: number;
}

const MOST_FOUND = 4_000;

export const findPart = (index: NameIndex, part: NamePart): FoundPart => {
  const known = index.found.get(part.text);
  if (known) return known;
  if (index.found.size >= MOST_FOUND) index.found.clear();
  const found = searchPart(index, part);
  index.found.set(part.text, found);
  return found;
};

const LEAST_PERSONS = 4_000;

/** A short list does not tell how common a name is: it is read as if it were as long as real ones. */
export const sizeOf = ({ persons }: Pick<NameIndex, "persons">): number =>
  Math.max(persons.length, LEAST_PERSONS);

const searchPart = ({ byKey, tokens, persons }: NameIndex, part: NamePart): FoundPart => {
  const alike = new Map<string, number>();
  const names = new Set<number>();
  let holders = 0;
  const tried = new Set<number>();
  for (const key of partKeys(part)) {
    for (const at of byKey.get(key) ?? []) {
      const token = tokens[at];
      if (!token || tried.has(at)) continue;
      tried.add(at);
      const likeness = partSimilarity(part, token.part);
      if (likeness < LEAST_ALIKE) continue;
      alike.set(token.part.text, likeness);
      for (const name of token.names) names.add(name);
      holders += token.persons * likeness;
    }
  }
  const bits = Math.log2((sizeOf({ persons }) + 2) / (holders + 1));
  return { alike, names, bits: Math.max(0, bits) };
};

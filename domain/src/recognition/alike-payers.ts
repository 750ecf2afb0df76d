import { isGenericName } from "./employers.ts";
import { plainPayerWords } from "./payer.ts";

interface Payment {
  readonly currency: string;
  readonly description: string;
}

const LONGEST_NAME = 4;

const wordsOf = ({ description }: Payment): readonly string[] =>
  plainPayerWords(description).slice(0, LONGEST_NAME);

const keyOf = ({ currency }: Payment, words: readonly string[]): string => `${currency} ${words.join(" ")}`;

const beginningsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.slice(0, -1).map((_word, index) => words.slice(0, index + 1));

const adder = <Line>(): readonly [Map<string, Line[]>, (key: string, one: Line) => void] => {
  const found = new Map<string, Line[]>();
  return [
    found,
    (key, one) => {
      const group = found.get(key);
      if (group) group.push(one);
      else found.set(key, [one]);
    },
  ];
};

/**
 * Those of the transactions whose payer's name is the given one's, begins it, or is begun by it: `ARGOS` and `ARGOS
 * ONLINE`. They are indexed, because a statement may have thousands of lines.
 */
export const alikePayers = <Line extends Payment>(
  transactions: readonly Line[],
): ((one: Line) => readonly Line[]) => {
  const [whole, addWhole] = adder<Line>();
  const [begun, addBegun] = adder<Line>();
  for (const transaction of transactions) {
    const words = wordsOf(transaction);
    addWhole(keyOf(transaction, words), transaction);
    for (const beginning of beginningsOf(words)) addBegun(keyOf(transaction, beginning), transaction);
  }
  return (one) => {
    const words = wordsOf(one);
    const shorter = beginningsOf(words).filter((beginning) => !isGenericName(beginning));
    return [
      ...(whole.get(keyOf(one, words)) ?? []),
      ...(isGenericName(words) ? [] : (begun.get(keyOf(one, words)) ?? [])),
      ...shorter.flatMap((beginning) => whole.get(keyOf(one, beginning)) ?? []),
    ];
  };
};

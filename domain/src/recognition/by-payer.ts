import { payerOf, plainPayerWords } from "./payer.ts";
import { type BankTransaction, grouped } from "./transactions.ts";

export interface PaidBy {
  readonly payer: string;
  readonly credits: readonly BankTransaction[];
}

const SHORTEST_SHARED = 4;
const LEAST_SHARING = 3;

const sharedBeginning = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one : one.slice(0, differs);
};

const isName = (words: readonly string[]): boolean => words.join("").length >= SHORTEST_SHARED;

/** `ACME WIDGETS KOWZE` and `ACME WIDGETS PRULA`: the reference of one payer, in letters. */
const withSharedBeginning = (single: readonly PaidBy[]): readonly PaidBy[] => {
  const left = [...single];
  const merged: PaidBy[] = [];
  while (left.length > 0) {
    const [first] = left;
    if (!first) break;
    const words = plainPayerWords(first.credits[0]?.description ?? "");
    const alike = left.filter((one) => {
      const shared = sharedBeginning(words, plainPayerWords(one.credits[0]?.description ?? ""));
      return shared.length >= Math.max(1, words.length - 1) && isName(shared);
    });
    const isOne = alike.length >= LEAST_SHARING;
    const taken = isOne ? alike : [first];
    merged.push(isOne ? unitedOf(alike) : first);
    for (const one of taken) left.splice(left.indexOf(one), 1);
  }
  return merged;
};

const unitedOf = (alike: readonly PaidBy[]): PaidBy => {
  const names = alike.map(({ payer }) => payer.split(" "));
  const [first = [], ...others] = names;
  const shared = others.reduce<readonly string[]>(sharedBeginning, first);
  const credits = alike.flatMap((one) => one.credits);
  return {
    payer: shared.join(" "),
    credits: credits.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  };
};

/** Credits of one currency by who paid them. References that change each time are cut off. */
export const byPayer = (credits: readonly BankTransaction[]): readonly PaidBy[] => {
  const groups = [
    ...grouped(credits, ({ currency, description }) => `${currency} ${payerOf(description)}`).values(),
  ];
  const found = groups.map(
    (group): PaidBy => ({ payer: payerOf(group[0]?.description ?? ""), credits: group }),
  );
  const several = found.filter((one) => one.credits.length > 1);
  const single = found.filter((one) => one.credits.length === 1);
  const currencies = [
    ...grouped(
      single.flatMap((one) => one.credits),
      ({ currency }) => currency,
    ).keys(),
  ];
  return [
    ...several,
    ...currencies.flatMap((currency) =>
      withSharedBeginning(single.filter((one) => one.credits[0]?.currency === currency)),
    ),
  ];
};

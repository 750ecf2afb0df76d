import { byDate, type PaidBy } from "./paid-by.ts";
import { payerOf, plainPayerWords } from "./payer.ts";
import { withSameColumns } from "./same-columns.ts";
import { type BankTransaction, grouped } from "./transactions.ts";

const SHORTEST_SHARED = 4;
const LEAST_SHARING = 3;

const sharedBeginning = (one: readonly string[], other: readonly string[]): readonly string[] => {
  const differs = one.findIndex((word, index) => word !== other[index]);
  return differs < 0 ? one : one.slice(0, differs);
};

const isName = (words: readonly string[]): boolean => words.join("").length >= SHORTEST_SHARED;

const LONGEST_CODE = 3;

/** With the words of its name, because each is compared with each. */
interface Named {
  readonly paid: PaidBy;
  readonly words: readonly string[];
}

/** The same but for a last word that is another each time. One that comes again is a code only if it is short. */
const isSameButForCode = (one: readonly string[], { paid, words }: Named): boolean => {
  const shared = sharedBeginning(one, words);
  const mayBeCode = paid.credits.length === 1 || (words.at(-1) ?? "").length <= LONGEST_CODE;
  return (
    isName(shared) &&
    shared.length >= Math.max(1, one.length - 1, words.length - 1) &&
    (mayBeCode || shared.length === words.length)
  );
};

/** `ACME WIDGETS KOWZE` and `ACME WIDGETS PRULA`: the reference of one payer, in letters. */
const withSharedBeginning = (found: readonly PaidBy[]): readonly PaidBy[] => {
  const merged: PaidBy[] = [];
  let left = found.map(
    (paid): Named => ({ paid, words: plainPayerWords(paid.credits[0]?.description ?? "") }),
  );
  while (left[0]) {
    const [first] = left;
    const alike = left.filter((one) => one === first || isSameButForCode(first.words, one));
    const isOne = alike.length >= LEAST_SHARING;
    merged.push(isOne ? unitedOf(alike.map(({ paid }) => paid)) : first.paid);
    left = left.filter((one) => (isOne ? !alike.includes(one) : one !== first));
  }
  return merged;
};

const unitedOf = (alike: readonly PaidBy[]): PaidBy => {
  const names = alike.map(({ payer }) => payer.split(" "));
  const [first = [], ...others] = names;
  const shared = others.reduce<readonly string[]>(sharedBeginning, first);
  const credits = alike.flatMap((one) => one.credits);
  return { payer: shared.join(" "), credits: byDate(credits) };
};

/** Credits of one currency by who paid them. References that change each time are cut off. */
export const byPayer = (credits: readonly BankTransaction[]): readonly PaidBy[] => {
  const groups = [
    ...grouped(credits, ({ currency, description }) => `${currency} ${payerOf(description)}`).values(),
  ];
  const found = groups.map(
    (group): PaidBy => ({ payer: payerOf(group[0]?.description ?? ""), credits: group }),
  );
  const currencies = [...grouped(credits, ({ currency }) => currency).keys()];
  return currencies.flatMap((currency) =>
    withSharedBeginning(withSameColumns(found.filter((one) => one.credits[0]?.currency === currency))),
  );
};

import { byDate, type PaidBy } from "./paid-by.ts";
import { type Column, columnsOf } from "./payer.ts";
import type { BankTransaction } from "./transactions.ts";

/** A word of changing letters stands where other payments have a reference of the same length: `FP U5WVYM`, `FP VQFSFE`. */

interface InColumns {
  readonly paid: PaidBy;
  readonly columns: readonly Column[];
}

const isSameInColumns = (words: readonly Column[], columns: readonly Column[]): boolean =>
  columns.some(({ isReference }, index) => isReference && !words[index]?.isReference) &&
  columns.every(({ word, isReference }, index) => {
    const mine = words[index];
    return isReference ? mine?.isReference || mine?.word.length === word.length : mine?.word === word;
  });

/** The text without what stands at the references of this shape. */
const keyOf = (words: readonly Column[], shape = words): string =>
  words.map(({ word }, index) => (shape[index]?.isReference ? "#" : word)).join(" ");

const shapeOf = (columns: readonly Column[]): string => columns.map(({ isReference }) => isReference).join();

/** The payer of each single payment that another has in columns; the other has more references, and may have one itself. */
const payersOf = (all: readonly InColumns[]): ReadonlyMap<PaidBy, PaidBy> => {
  const byKey = new Map(all.map((one) => [keyOf(one.columns), one] as const));
  const shapes = [...new Map(all.map(({ columns }) => [shapeOf(columns), columns])).values()];
  const payers = new Map<PaidBy, PaidBy>();
  for (const { paid, columns } of all) {
    if (paid.credits.length !== 1) continue;
    const others = shapes
      .filter(({ length }) => length === columns.length)
      .map((shape) => byKey.get(keyOf(columns, shape)));
    const other = others.find((one) => one && isSameInColumns(columns, one.columns));
    if (other) payers.set(paid, other.paid);
  }
  return payers;
};

const lastOf = (payers: ReadonlyMap<PaidBy, PaidBy>, paid: PaidBy): PaidBy => {
  const next = payers.get(paid);
  return next ? lastOf(payers, next) : paid;
};

export const withSameColumns = (found: readonly PaidBy[]): readonly PaidBy[] => {
  const payers = payersOf(
    found.map((paid) => ({ paid, columns: columnsOf(paid.credits[0]?.description ?? "") })),
  );
  const joined = new Map<PaidBy, BankTransaction[]>();
  for (const one of payers.keys()) {
    const payer = lastOf(payers, one);
    joined.set(payer, [...(joined.get(payer) ?? []), ...one.credits]);
  }
  return found
    .filter((one) => !payers.has(one))
    .map((payer) => ({ ...payer, credits: byDate([...payer.credits, ...(joined.get(payer) ?? [])]) }));
};

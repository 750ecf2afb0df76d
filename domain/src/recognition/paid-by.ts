import type { BankTransaction } from "./transactions.ts";

/** The credits of a payer, earliest first. */
export interface PaidBy {
  readonly payer: string;
  readonly credits: readonly BankTransaction[];
}

export const byDate = (credits: readonly BankTransaction[]): readonly BankTransaction[] =>
  credits.toSorted((one, other) => (one.date < other.date ? -1 : 1));

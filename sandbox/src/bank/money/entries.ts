import type { Chance } from "./chance.ts";
import type { Day } from "./days.ts";

export type Category =
  | "ATM"
  | "BILL_PAYMENT"
  | "CORRECTION"
  | "CREDIT"
  | "DIRECT_DEBIT"
  | "FEE_CHARGE"
  | "INTEREST"
  | "PURCHASE"
  | "STANDING_ORDER"
  | "TRANSFER";

/** One movement of money on one account. */
export interface Entry {
  /** The key of the account among those of its holder. */
  readonly account: string;
  readonly day: Day;
  /** Negative: it went out. In pence, or cents. */
  readonly pence: number;
  readonly description: string;
  readonly category: Category;
  /** How the bank itself names the sort of payment: `BGC`, `DD`, `POS` … */
  readonly code: string;
}

export interface Period {
  readonly start: Day;
  readonly today: Day;
}

/**
 * One habit of a person, such as a salary. What it says about a day depends on that day alone, not on the period: the
 * same payment is found again tomorrow.
 */
export type Stream = (period: Period, chance: Chance) => readonly Entry[];

/** A percentage of an amount, as whole pence. */
export const percent = (pence: number, share: number): number => Math.round((pence * share) / 100);

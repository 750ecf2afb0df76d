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

export interface Entry {
  readonly account: string;
  readonly day: Day;
  /** Pence or cents; negative for debits. */
  readonly pence: number;
  readonly description: string;
  readonly category: Category;
  /** The bank's own code of the payment type: `BGC`, `DD`, `POS` … */
  readonly code: string;
}

export interface Period {
  readonly start: Day;
  readonly today: Day;
}

export type Stream = (period: Period, chance: Chance) => readonly Entry[];

export const percent = (pence: number, share: number): number => Math.round((pence * share) / 100);

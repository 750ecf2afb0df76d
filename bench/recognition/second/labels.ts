import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import type { LabelledStatement } from "../labelled.ts";

/** Statements that were written without sight of the rules, with the truth of every line. */

export const payrolls = [
  "weekly",
  "fortnightly",
  "four_weekly",
  "date_before_weekend",
  "date_after_weekend",
  "last_working_day",
  "last_friday",
  "last_calendar_day",
  "third_thursday",
  "twice_a_month",
  "quarterly",
  "shifts",
] as const;
export type Payroll = (typeof payrolls)[number];

export const countries = ["GB", "IE", "DE", "FR", "ES", "IT", "PT", "PL"] as const;
export type Country = (typeof countries)[number];

export const nations = ["England", "Wales", "Scotland", "Northern Ireland"] as const;
export type Nation = (typeof nations)[number];

export type NotCounted =
  | "own transfer"
  | "refund"
  | "expenses"
  | "person"
  | "platform"
  | "cash"
  | "cheque"
  | "gambling"
  | "tax refund"
  | "insurance"
  | "interest"
  | "loan"
  | "investment"
  | "cashback"
  | "once"
  | "spending";

export interface LabelledIncome {
  readonly id: string;
  readonly kind: RecognisedKind;
  readonly payroll: Payroll | "termly";
  /** undefined: the product has no name for it, or the lines allow several. */
  readonly rhythm: Rhythm | undefined;
  /** By the lower rhythm where several are possible, without bonuses. undefined: it ended, or sickness or birth changed it. */
  readonly yearlyMinor: number | undefined;
  readonly hasEnded: boolean;
}

/** A bonus belongs to an income, and is no part of its yearly amount. */
export type LineTruth =
  | { readonly income: string }
  | { readonly bonusOf: string }
  | { readonly noise: NotCounted };

export interface SecondStatement extends Pick<LabelledStatement, "name" | "statement"> {
  readonly country: Country;
  readonly nation: Nation | undefined;
  readonly bank: string;
  readonly statedEmployers: readonly string[];
  readonly incomes: readonly LabelledIncome[];
  readonly truthOf: ReadonlyMap<string, LineTruth>;
  /** Lines with a visible word of pay, or from a stated employer. */
  readonly evidenced: ReadonlySet<string>;
}

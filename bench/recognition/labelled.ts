import type { RecognisedKind, Statement } from "@latchkey/domain/recognition/recognise.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";

/** Statements of which the truth is known, line by line. */

export const noises = [
  "own transfer",
  "refund",
  "reversal",
  "chargeback",
  "loan",
  "gambling",
  "cash-back",
  "interest",
  "friend",
  "sale",
  "flat-mate",
  "once",
  "spending",
] as const;
export type Noise = (typeof noises)[number];

/** An income that really recurs in the statement. */
export interface TrueIncome {
  readonly id: string;
  /** The row of the table that it belongs to. */
  readonly sort: string;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  /** undefined: it ended, so that it has no amount of a year. */
  readonly yearlyMinor: number | undefined;
}

export interface LabelledStatement {
  readonly name: string;
  readonly statement: Statement;
  /** As people type them; a trading name may stand next to the registered one. */
  readonly statedEmployers?: readonly string[];
  readonly incomes: readonly TrueIncome[];
  /** By the id of the line: the id of its income, or what else it is. */
  readonly truthOf: ReadonlyMap<string, { readonly income: string } | { readonly noise: Noise }>;
}

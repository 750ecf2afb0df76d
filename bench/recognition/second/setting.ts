import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { Day } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { Bank } from "./banks.ts";
import type { Country, LineTruth, Nation, Payroll } from "./labels.ts";
import type { Span } from "./payroll-days.ts";
import type { Person } from "./people.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Values that the writers of lines share. */

export interface Setting {
  readonly words: Vocabulary;
  readonly random: Random;
  readonly country: Country;
  readonly nation: Nation | undefined;
  readonly currency: Currency;
  readonly bank: Bank;
  readonly holders: readonly Person[];
  readonly span: Span;
  readonly payroll: Payroll;
  readonly isStated: boolean;
}

export interface Draft {
  readonly account: "current" | "savings";
  readonly day: Day;
  readonly minor: number;
  readonly description: string;
  readonly category: string;
  readonly truth: LineTruth;
}

export const codeOf = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick([..."0123456789ACDEFHKLMNPRTVWXY"])).join("");

export const digitsOf = (random: Random, length: number): string =>
  Array.from({ length }, () => random.between(0, 9)).join("");

/** These banks show eighteen characters of payer and reference together. */
export const cutsOff = ({ bank }: Pick<Setting, "bank">): boolean => bank.cutsOff ?? false;

export interface Came {
  readonly day: Day;
  readonly minor: number;
  readonly payer: string;
  readonly reference: string;
  readonly fine?: string;
  readonly truth: LineTruth;
  readonly isPay?: boolean;
  readonly isPension?: boolean;
}

export const credit = (
  { day, minor, payer, reference, fine = "CREDIT", truth, isPay = false, isPension = false }: Came,
  { bank, random }: Setting,
): Draft => ({
  account: "current",
  day,
  minor,
  description: bank.credit({ payer, reference, isPay, isPension }, random).replace(/ +$/, ""),
  category: bank.hasFineCategories ? fine : minor < 0 ? "DEBIT" : "CREDIT",
  truth,
});

export const monthDays = ({ from, to }: Span, date: number): readonly Day[] => {
  const start = new Date(from * 86_400_000);
  return Array.from(
    { length: 14 },
    (_, month) => Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, date) / 86_400_000,
  ).filter((day) => day >= from && day <= to);
};

export const someDays = ({ from, to }: Span, count: number, random: Random): readonly Day[] =>
  Array.from({ length: count }, () => random.between(from, to)).toSorted((one, other) => one - other);

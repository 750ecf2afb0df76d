import { recogniseIncome } from "../recognition/recognise.ts";
import type { BankTransaction } from "../recognition/transactions.ts";
import { addDays, addMonths } from "../rules/civil-span.ts";

let count = 0;
/** Pounds, for reading; what goes out is negative. */
export const line = (
  date: string,
  pounds: number,
  description: string,
  said: Partial<BankTransaction> = {},
) => {
  count += 1;
  return {
    id: `t${count}`,
    account: "current",
    date,
    minor: Math.round(pounds * 100),
    currency: "GBP",
    description,
    category: pounds > 0 ? "CREDIT" : "PURCHASE",
    ...said,
  } satisfies BankTransaction;
};

export const times = <Item>(number: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: number }, (_none, index) => make(index));

export const everyDays = (days: number, number: number, pounds: number, description: string) =>
  times(number, (index) => line(addDays("2026-08-21", days * index), pounds, description));

export const everyMonth = (start: string, number: number, pounds: number, description: string) =>
  times(number, (index) => line(addMonths(start, index), pounds, `${description} ${index + 7}/26`));

const statement = { holders: ["Amara Okafor"], from: "2026-08-21", to: "2026-11-20" };

export const read = (...transactions: readonly BankTransaction[]) =>
  recogniseIncome({ ...statement, transactions });

export const readFor = (employer: string, ...transactions: readonly BankTransaction[]) =>
  recogniseIncome({ ...statement, transactions, statedEmployers: [employer] });

/** Payer, kind, rhythm, typical amount and a year of each. */
export const told = (...transactions: readonly BankTransaction[]) =>
  read(...transactions).incomes.map(({ payer, kind, rhythm, typicalMinor, yearlyMinor }) => [
    payer,
    kind,
    rhythm,
    typicalMinor / 100,
    yearlyMinor / 100,
  ]);

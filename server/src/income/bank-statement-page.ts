import { FIRST_UNSURE } from "@latchkey/document-checks/wide-font.ts";
import type { Exclusion } from "@latchkey/domain/recognition/exclusion.ts";
import type { Recognition } from "@latchkey/domain/recognition/recognise.ts";
import type { BankTransaction } from "@latchkey/domain/recognition/transactions.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { BankAccount, Period } from "../partners/bank-service.ts";
import { longDate, mediumDate, money, namesTogether } from "../platform/formats/formats.ts";
import type { StatementTexts } from "./bank-statement-texts/statement-texts.ts";
import { statementTexts } from "./bank-statement-texts.ts";

type PaymentRow = readonly [date: string, text: string, amount: string];

/**
 * The statement has every payment of the recognised incomes, and the count of other credits by reason,
 * without amounts. It contains no debits.
 */
export interface StatementPage {
  readonly language: Language;
  readonly title: string;
  readonly intro: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly paymentColumns: readonly [date: string, text: string, amount: string];
  readonly incomes: readonly {
    readonly payer: string;
    readonly summary: string;
    readonly reasons: readonly string[];
    readonly payments: readonly PaymentRow[];
    readonly apart: { readonly title: string; readonly payments: readonly PaymentRow[] };
  }[];
  readonly remarks: readonly string[];
  readonly notCounted: {
    readonly title: string;
    readonly columns: readonly [reason: string, payments: string];
    readonly rows: readonly (readonly [reason: string, payments: string])[];
  };
}

export interface BankData {
  readonly accounts: readonly BankAccount[];
  readonly holders: readonly string[];
  readonly transactions: readonly BankTransaction[];
  readonly period: Period;
}

interface Written {
  readonly language: Language;
  readonly texts: StatementTexts;
}

const factsOf = (
  { accounts, holders, period }: BankData,
  { language, texts }: Written,
): StatementPage["facts"] => {
  const named = accounts.map(({ bank, lastDigits }) => texts.account(bank ?? texts.aBank, lastDigits));
  return [
    [texts.holders, holders.length > 0 ? namesTogether(holders, language) : texts.notSaid],
    [texts.accounts, namesTogether(named, language)],
    [texts.period, texts.fromTo(longDate(period.from, language), longDate(period.to, language))],
  ];
};

const incomesOf = (
  { transactions }: BankData,
  { incomes }: Recognition,
  { language, texts }: Written,
): StatementPage["incomes"] => {
  const byId = new Map(transactions.map((transaction) => [transaction.id, transaction]));
  const rowsOf = (ids: readonly string[]): readonly PaymentRow[] =>
    ids.flatMap((id) => {
      const payment = byId.get(id);
      if (!payment) return [];
      const { date, description, minor, currency } = payment;
      return [[mediumDate(date, language), description, money(minor, currency, language)] as const];
    });
  return incomes.map((income) => ({
    payer: income.payer,
    summary: texts.summary({
      kind: texts.kinds[income.kind],
      rhythm: texts.rhythms[income.rhythm],
      typical: money(income.typicalMinor, income.currency, language),
      yearly: money(income.yearlyMinor, income.currency, language),
    }),
    reasons: income.reasons.map((reason) => texts.because[reason]),
    payments: rowsOf(income.transactions),
    apart: { title: texts.apart, payments: rowsOf(income.apart) },
  }));
};

const notCountedOf = ({ excluded }: Recognition): ReadonlyMap<Exclusion, number> => {
  const numbers = new Map<Exclusion, number>();
  for (const reason of Object.values(excluded)) numbers.set(reason, (numbers.get(reason) ?? 0) + 1);
  return numbers;
};

const hasUnprintable = (holders: readonly string[], incomes: StatementPage["incomes"]): boolean =>
  [
    ...holders,
    ...incomes.flatMap(({ payments, apart }) => [...payments, ...apart.payments].map(([, text]) => text)),
  ].some((text) => [...text].some((character) => (character.codePointAt(0) ?? 0) >= FIRST_UNSURE));

export const statementPage = (
  data: BankData,
  recognition: Recognition,
  language: Language,
): StatementPage => {
  const texts = statementTexts[language];
  const written = { language, texts };
  const incomes = incomesOf(data, recognition, written);
  return {
    language,
    title: texts.title,
    intro: texts.intro(longDate(data.period.to, language)),
    facts: factsOf(data, written),
    paymentColumns: [texts.date, texts.asWritten, texts.amount],
    incomes,
    remarks: [
      ...(incomes.length === 0 ? [texts.nothing] : []),
      ...(hasUnprintable(data.holders, incomes) ? [texts.unprintable] : []),
    ],
    notCounted: {
      title: texts.notCounted,
      columns: [texts.why, texts.payments],
      rows: [...notCountedOf(recognition)].map(([reason, count]) => [texts.reasons[reason], String(count)]),
    },
  };
};

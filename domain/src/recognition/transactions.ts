import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween } from "../rules/civil-span.ts";
import type { Currency } from "../vocabulary/money.ts";

/** One line of a bank statement. */
export interface BankTransaction {
  /** The bank's stable id: the same line read again has the same one. */
  readonly id: string;
  readonly account: string;
  readonly date: CivilDate;
  /** Minor units of `currency`; what comes in is positive. */
  readonly minor: number;
  readonly currency: Currency;
  readonly description: string;
  /** The bank's own kind, e.g. `TRANSFER`. */
  readonly category: string;
}

/** Why money that came in is no income. */
export const exclusions = [
  "own_transfer",
  "reversal",
  "refund",
  "loan",
  "gambling",
  "interest_or_cash",
] as const;
export type Exclusion = (typeof exclusions)[number];

const MONTHS = "JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC";
/** How a bank or a payroll words a payment, whoever sends it. */
const WORDING =
  "BGC|FPI|FP|FASTER|PAYMENT|PAYMENTS|RECEIVED|FROM|REF|REFERENCE|SALARY|WAGES|WAGE|PAY|PAYROLL|BACS|CREDIT|INVOICE|INV|LTD|LIMITED|PLC|THE|REFUND|REVERSAL";
const NOISE = new RegExp(`\\b(?:${MONTHS}|${WORDING})\\b`, "g");

/** What a description says apart from numbers, dates and how a bank words a payment. */
export const payerOf = (description: string): string => {
  const plain = description
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\s]/gu, " ");
  const words = plain.replace(NOISE, " ").split(/\s+/).filter(Boolean);
  // A description of nothing but wording is its own payer.
  return (words.length > 0 ? words.slice(0, 4) : plain.split(/\s+/).filter(Boolean)).join(" ");
};

const STUDENT_FINANCE = /\bSTUDENT (?:LOANS?|FINANCE)\b|\bSLC\b/;
const LOAN = /\b(?:LOANS?|LENDING|LENDERS?|PAYDAY|DRAWDOWN|CASH ADVANCE|OVERDRAFT)\b/;
const GAMBLING =
  /\b(?:BET ?365|WILLIAM ?HILL|PADDY ?POWER|LADBROKES|SKY ?BET|BETFAIR|BETFRED|CORAL|POKERSTARS|CASINO|BINGO|LOTTERY|LOTTO)\b/;
const NO_INCOME = ["INTEREST", "DIVIDEND", "CASHBACK", "CASH", "CORRECTION", "ATM", "FEE_CHARGE"];

const upper = ({ description }: BankTransaction): string => description.normalize("NFKC").toUpperCase();

export const isStudentFinance = (transaction: BankTransaction): boolean =>
  STUDENT_FINANCE.test(upper(transaction));

const isNear = (one: BankTransaction, other: BankTransaction, days: number): boolean =>
  Math.abs(daysBetween(one.date, other.date)) <= days;

const isOpposite = (one: BankTransaction, other: BankTransaction): boolean =>
  one.currency === other.currency && one.minor === -other.minor;

const TRANSFER_DAYS = 2;
const REVERSAL_DAYS = 10;
const REFUND_DAYS = 60;

/** What went out, found by its amount or by who was paid: a statement may have thousands of lines. */
interface PaidOut {
  readonly ofAmount: (credit: BankTransaction) => readonly BankTransaction[];
  readonly toPayerOf: (credit: BankTransaction) => readonly BankTransaction[];
}

/** In the order in which they come. */
export const grouped = <Key>(
  transactions: readonly BankTransaction[],
  keyOf: (transaction: BankTransaction) => Key,
): ReadonlyMap<Key, readonly BankTransaction[]> => {
  const groups = new Map<Key, BankTransaction[]>();
  for (const transaction of transactions) {
    const group = groups.get(keyOf(transaction));
    if (group) group.push(transaction);
    else groups.set(keyOf(transaction), [transaction]);
  }
  return groups;
};

const paidOut = (all: readonly BankTransaction[]): PaidOut => {
  const debits = all.filter(({ minor }) => minor < 0);
  const byAmount = grouped(debits, ({ minor }) => -minor);
  const byPayer = grouped(debits, ({ description }) => payerOf(description));
  return {
    ofAmount: ({ minor }) => byAmount.get(minor) ?? [],
    toPayerOf: ({ description }) => byPayer.get(payerOf(description)) ?? [],
  };
};

const isOwnTransfer = (credit: BankTransaction, debits: PaidOut, holders: readonly string[]): boolean => {
  const crossed = debits
    .ofAmount(credit)
    .some(
      (debit) =>
        debit.account !== credit.account && isOpposite(credit, debit) && isNear(credit, debit, TRANSFER_DAYS),
    );
  const text = upper(credit);
  const isNamed = holders.some((name) => name !== "" && text.includes(name.normalize("NFKC").toUpperCase()));
  return crossed || (credit.category === "TRANSFER" && isNamed);
};

const isReversal = (credit: BankTransaction, debits: PaidOut): boolean =>
  debits
    .toPayerOf(credit)
    .some(
      (debit) =>
        debit.account === credit.account && isOpposite(credit, debit) && isNear(credit, debit, REVERSAL_DAYS),
    );

/** Money back from somebody who was paid at least as much shortly before. */
const isRefund = (credit: BankTransaction, debits: PaidOut): boolean =>
  debits.toPayerOf(credit).some((debit) => {
    const days = daysBetween(debit.date, credit.date);
    const isEnough = debit.currency === credit.currency && -debit.minor >= credit.minor;
    return isEnough && days >= 0 && days <= REFUND_DAYS;
  });

/**
 * Why a credit is no income; undefined: it may be one.
 * @param holders names of the account's holders
 */
export const exclusionsAmong = (
  all: readonly BankTransaction[],
  holders: readonly string[],
): ((credit: BankTransaction) => Exclusion | undefined) => {
  const debits = paidOut(all);
  return (credit) => {
    if (NO_INCOME.includes(credit.category)) return "interest_or_cash";
    if (GAMBLING.test(upper(credit))) return "gambling";
    if (LOAN.test(upper(credit)) && !isStudentFinance(credit)) return "loan";
    if (isOwnTransfer(credit, debits, holders)) return "own_transfer";
    if (isReversal(credit, debits)) return "reversal";
    return isRefund(credit, debits) ? "refund" : undefined;
  };
};

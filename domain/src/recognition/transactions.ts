import type { CivilDate } from "../rules/civil-date.ts";
import { addDays, daysBetween } from "../rules/civil-span.ts";
import type { Currency } from "../vocabulary/money.ts";
import { alikePayers } from "./alike-payers.ts";
import { isPaidBy } from "./employers.ts";
import type { Exclusion } from "./exclusion.ts";
import { isFromHolder, namesHolder } from "./holders.ts";
import { type Said, type SaidKind, saidOf } from "./kind-of-line.ts";
import { payerOf } from "./payer.ts";
import { isFromPerson } from "./persons.ts";
import { isForChild, isHelpOfPerson, isNamedAsPerson, isSurelyPerson } from "./private-payers.ts";
import { byText } from "./remembered.ts";
import { plainOf } from "./wording.ts";

export interface BankTransaction {
  /** Stable, and unique in its account: the same line read again has the same one. */
  readonly id: string;
  readonly account: string;
  readonly date: CivilDate;
  /** Minor units of `currency`; positive for credits. */
  readonly minor: number;
  readonly currency: Currency;
  readonly description: string;
  readonly category: string;
}

const NO_INCOME = ["INTEREST", "DIVIDEND", "CASHBACK", "CASH", "CORRECTION", "ATM", "FEE_CHARGE"];

const isNear = (one: BankTransaction, other: BankTransaction, days: number): boolean =>
  Math.abs(daysBetween(one.date, other.date)) <= days;

/** Once for each text of a currency, because a shop may send and get thousands of payments. */
const byPayment = <Found>(find: (one: BankTransaction) => Found): ((one: BankTransaction) => Found) => {
  const known = new Map<string, { readonly found: Found }>();
  return (one) => {
    const key = `${one.currency} ${one.description}`;
    const kept = known.get(key) ?? { found: find(one) };
    known.set(key, kept);
    return kept.found;
  };
};

const isOpposite = (one: BankTransaction, other: BankTransaction): boolean =>
  one.currency === other.currency && one.minor === -other.minor;

const TRANSFER_DAYS = 2;
const REVERSAL_DAYS = 10;
const REFUND_DAYS = 60;

/** Debits, indexed by amount and by payee, and sums by payer: a statement may have thousands of lines. */
interface PaidOut {
  /** As much went to the payer as came from it: a shop, a pot, a place where money is kept. */
  readonly isGivenBack: (credit: BankTransaction) => boolean;
  readonly ofAmount: (credit: BankTransaction) => readonly BankTransaction[];
  readonly toPayerOf: (credit: BankTransaction) => readonly BankTransaction[];
}

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

const sumOf = (transactions: readonly BankTransaction[]): number =>
  transactions.reduce((sum, { minor }) => sum + minor, 0);

const paidOut = (all: readonly BankTransaction[]): PaidOut => {
  const debits = all.filter(({ minor }) => minor < 0);
  const byAmount = grouped(debits, ({ minor }) => -minor);
  const toPayerOf = byPayment(alikePayers(debits));
  const payerIn = ({ currency, description }: BankTransaction): string =>
    `${currency} ${payerOf(description)}`;
  const received = grouped(
    all.filter(({ minor }) => minor > 0),
    payerIn,
  );
  return {
    ofAmount: ({ minor }) => byAmount.get(minor) ?? [],
    toPayerOf,
    isGivenBack: byPayment(
      (credit) => sumOf(toPayerOf(credit)) + sumOf(received.get(payerIn(credit)) ?? []) <= 0,
    ),
  };
};

interface Payer {
  readonly holders: readonly string[];
  readonly isStated: boolean;
}

const isOwnTransfer = (credit: BankTransaction, debits: PaidOut, { holders, isStated }: Payer): boolean => {
  const crossed = debits
    .ofAmount(credit)
    .some(
      (debit) =>
        debit.account !== credit.account && isOpposite(credit, debit) && isNear(credit, debit, TRANSFER_DAYS),
    );
  const { description, category } = credit;
  const text = plainOf(description);
  const isNamed = holders.some((name) => name !== "" && text.includes(plainOf(name)));
  return crossed || (category === "TRANSFER" && isNamed) || isFromHolder(description, holders, isStated);
};

const isReversal = (credit: BankTransaction, debits: PaidOut): boolean =>
  debits
    .ofAmount(credit)
    .some(
      (debit) =>
        debit.account === credit.account &&
        isOpposite(credit, debit) &&
        isNear(credit, debit, REVERSAL_DAYS) &&
        debits.toPayerOf(credit).includes(debit),
    );

/** A refund comes from a payee who received at least as much shortly before. */
const isRefund = (credit: BankTransaction, debits: PaidOut): boolean => {
  const first = addDays(credit.date, -REFUND_DAYS);
  return debits
    .toPayerOf(credit)
    .some(
      ({ date, minor, currency }) =>
        -minor >= credit.minor && date >= first && date <= credit.date && currency === credit.currency,
    );
};

/** A word of pay or an entitlement: buying where one works is no refund. */
const isSureIncome = (said: Said): said is SaidKind => said !== undefined && "kind" in said;

/** A person is an employer only if stated, and never pays a pension or a benefit. */
const isOfPerson = (description: string, { because }: SaidKind, { holders, isStated }: Payer): boolean => {
  if (because === "word_of_invoice") return false;
  if (because === "word_of_pay") return !isStated && isSurelyPerson(description);
  return isNamedAsPerson(description) || isHelpOfPerson(description) || isForChild(description, holders);
};

interface Asked {
  readonly holders: readonly string[];
  readonly employers: readonly string[];
}

export const exclusionsAmong = (
  all: readonly BankTransaction[],
  { holders, employers }: Asked,
): ((credit: BankTransaction) => Exclusion | undefined) => {
  const debits = paidOut(all);
  const said = byText((description) => saidOf(description, employers));
  const isStated = byText((description) => employers.some((name) => isPaidBy(description, name)));
  return (credit) => {
    if (NO_INCOME.includes(credit.category)) return "interest_or_cash";
    const saysWhat = said(credit.description);
    if (saysWhat && "excluded" in saysWhat) return saysWhat.excluded;
    const payer = { holders, isStated: isStated(credit.description) };
    if (isOwnTransfer(credit, debits, payer)) return "own_transfer";
    if (isReversal(credit, debits)) return "reversal";
    if (isSureIncome(saysWhat)) return isOfPerson(credit.description, saysWhat, payer) ? "person" : undefined;
    if (payer.isStated) return undefined;
    if (namesHolder(credit.description, holders)) return "own_transfer";
    if (isRefund(credit, debits) || debits.isGivenBack(credit)) return "refund";
    return isFromPerson(credit.description) ? "person" : undefined;
  };
};

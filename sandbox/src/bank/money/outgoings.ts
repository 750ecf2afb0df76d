import { type Category, type Entry, percent, type Stream } from "./entries.ts";
import type { Place } from "./places.ts";
import { everyDay, everyWeeks, monthly, type Rhythm, SATURDAY } from "./rhythms.ts";

interface Paid {
  readonly rhythm: Rhythm;
  readonly description: string;
  /** A positive number for a debit. */
  readonly pence: number;
  readonly category: Category;
  readonly code: string;
}

export const paid =
  ({ rhythm, description, pence, category, code }: Paid): Stream =>
  (period) =>
    rhythm(period).map(
      (day): Entry => ({ account: "current", day, pence: -pence, description, category, code }),
    );

/** Months are counted back from today. */
export interface StandingOrder {
  readonly reference: string;
  readonly pence: number;
  readonly date: number;
  readonly firstMonthsAgo: number;
  readonly finalMonthsAgo?: number;
}

export const standingOrderPayments = ({ reference, pence, date, finalMonthsAgo }: StandingOrder): Stream =>
  finalMonthsAgo === undefined
    ? paid({
        rhythm: monthly(date, "after"),
        description: reference,
        pence,
        category: "STANDING_ORDER",
        code: "SO",
      })
    : () => [];

const directDebit = (description: string, pence: number, date: number): Stream =>
  paid({ rhythm: monthly(date, "after"), description, pence, category: "DIRECT_DEBIT", code: "DD" });

export const directDebits = (place: Place, monthlyPence: number): readonly Stream[] => [
  directDebit(place.council, percent(monthlyPence, 5), 4),
  directDebit(place.energy, percent(monthlyPence, 4), 8),
  directDebit(place.broadband, 2_799, 12),
  directDebit(place.phone, 1_450, 17),
  directDebit(place.streaming, 1_099, 21),
  directDebit(place.lender, percent(monthlyPence, 4), 24),
];

/** @param perDay highest number of purchases on a day; about half of them happen */
export const purchases =
  (shops: readonly string[], monthlyPence: number, perDay = 2): Stream =>
  (period, chance) => {
    const usual = Math.max(150, Math.round(percent(monthlyPence, 28) / (perDay * 0.55 * 30)));
    return everyDay(period).flatMap((day) =>
      Array.from({ length: perDay }, (_, index) => `purchase/${day}/${index}`)
        .filter((label) => chance.fraction(label) < 0.55)
        .map((label): Entry => {
          const pence = chance.between(`${label}/pence`, percent(usual, 30), percent(usual, 170));
          return {
            account: "current",
            day,
            pence: -pence,
            description: chance.pick(`${label}/shop`, shops),
            category: "PURCHASE",
            code: "POS",
          };
        }),
    );
  };

export const cashWithdrawals = (place: Place): Stream =>
  paid({
    rhythm: everyWeeks(3, SATURDAY),
    description: place.cash,
    pence: 4_000,
    category: "ATM",
    code: "ATM",
  });

interface Transfer {
  readonly rhythm: Rhythm;
  readonly pence: number;
  readonly from: string;
  readonly to: string;
  readonly words: readonly [given: string, taken: string];
}

/** Money moved between two accounts of the same person: one line on each statement. */
export const ownTransfers =
  ({ rhythm, pence, from, to, words: [given, taken] }: Transfer): Stream =>
  (period) =>
    rhythm(period).flatMap((day): readonly Entry[] => {
      const both = { day, category: "TRANSFER", code: "TFR" } as const;
      return [
        { ...both, account: from, pence: -pence, description: given },
        { ...both, account: to, pence, description: taken },
      ];
    });

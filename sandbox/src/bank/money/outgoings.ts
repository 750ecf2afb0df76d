import { type Entry, percent, type Stream } from "./entries.ts";
import { payments } from "./payments.ts";
import type { Place } from "./places.ts";
import { everyDay, everyWeeks, monthly, type Rhythm, SATURDAY } from "./rhythms.ts";

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
    ? payments({
        rhythm: monthly(date, "after"),
        description: reference,
        pence: -pence,
        category: "STANDING_ORDER",
        code: "SO",
      })
    : () => [];

export const directDebits = ({ says }: Place, monthlyPence: number): readonly Stream[] =>
  (
    [
      ["council", percent(monthlyPence, 5), 4],
      ["energy", percent(monthlyPence, 4), 8],
      ["broadband", 2_799, 12],
      ["phone", 1_450, 17],
      ["streaming", 1_099, 21],
      ["lender", percent(monthlyPence, 4), 24],
    ] as const
  ).map(([what, pence, date]) =>
    payments({
      rhythm: monthly(date, "after"),
      description: says(what),
      pence: -pence,
      category: "DIRECT_DEBIT",
      code: "DD",
    }),
  );

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

export const cashWithdrawals = ({ says }: Place): Stream =>
  payments({
    rhythm: everyWeeks(3, SATURDAY),
    description: says("cash"),
    pence: -4_000,
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

import type { Chance } from "./chance.ts";
import type { Day } from "./days.ts";
import { type Entry, percent, type Stream } from "./entries.ts";
import { payments } from "./payments.ts";
import type { Place } from "./places.ts";
import { everyMonths, everyWeeks, type Rhythm, SATURDAY } from "./rhythms.ts";

/** Credits that are no income and must be distinguished from a salary. */

type Side = Pick<Entry, "description" | "category" | "code">;

interface ThereAndBack {
  readonly rhythm: Rhythm;
  readonly pence: (day: Day, chance: Chance) => number;
  readonly daysBetween: number;
  readonly out: Side;
  readonly back: Side;
}

const thereAndBack =
  ({ rhythm, pence, daysBetween, out, back }: ThereAndBack): Stream =>
  (period, chance) =>
    rhythm(period).flatMap((day): readonly Entry[] => {
      const amount = pence(day, chance);
      return [
        { account: "current", day, pence: -amount, ...out },
        { account: "current", day: day + daysBetween, pence: amount, ...back },
      ];
    });

const refunds = (place: Place): Stream => {
  const shop = place.shops.at(-1) ?? "";
  return thereAndBack({
    rhythm: everyMonths(2, 0, 9),
    pence: (day, chance) => chance.between(`refund/${day}`, 1_800, 9_900),
    daysBetween: 5,
    out: { description: shop, category: "PURCHASE", code: "POS" },
    back: { description: `${place.says("refund")} ${shop}`, category: "PURCHASE", code: "POS" },
  });
};

const returnedDebits = (place: Place): Stream =>
  thereAndBack({
    rhythm: everyMonths(3, 1, 6),
    pence: () => 2_999,
    daysBetween: 1,
    out: { description: place.says("gym"), category: "DIRECT_DEBIT", code: "DD" },
    back: {
      description: `${place.says("returned")} ${place.says("gym")}`,
      category: "DIRECT_DEBIT",
      code: "DD",
    },
  });

/** A payment to a friend went to an account that does not exist. */
const reversals = (place: Place): Stream =>
  thereAndBack({
    rhythm: everyMonths(4, 2, 19),
    pence: (day, chance) => chance.between(`reversal/${day}`, 40, 90) * 100,
    daysBetween: 0,
    out: { description: place.says("friend"), category: "BILL_PAYMENT", code: "FPO" },
    back: {
      description: `${place.says("reversal")} ${place.says("friend")}`,
      category: "CORRECTION",
      code: "REV",
    },
  });

const loanPayout = (place: Place, monthlyPence: number): Stream =>
  payments({
    rhythm: everyMonths(7, 3, 13),
    description: `${place.says("lender")} ${place.says("payout")}`,
    pence: percent(monthlyPence, 70),
  });

const friends =
  (place: Place): Stream =>
  (period, chance) =>
    everyMonths(
      2,
      1,
      16,
    )(period).map((day) => ({
      account: "current",
      day,
      pence: chance.between(`friend/${day}`, 8, 35) * 100,
      description: place.says("friend"),
      category: "CREDIT",
      code: "FPI",
    }));

/** @param share percent of the income */
export const gambling = (place: Place, monthlyPence: number, share: number): readonly Stream[] => [
  (period, chance) =>
    everyWeeks(
      1,
      SATURDAY,
    )(period).map((day) => ({
      account: "current",
      day,
      pence: -Math.max(500, chance.between(`stake/${day}`, 1, 2) * percent(monthlyPence, share / 6)),
      description: place.says("betting"),
      category: "PURCHASE",
      code: "POS",
    })),
  payments({
    rhythm: everyMonths(3, 2, 11),
    description: `${place.says("betting")} ${place.says("winnings")}`,
    pence: percent(monthlyPence, share * 1.5),
  }),
];

export const noIncome = (place: Place, monthlyPence: number): readonly Stream[] => [
  refunds(place),
  returnedDebits(place),
  reversals(place),
  loanPayout(place, monthlyPence),
  friends(place),
];

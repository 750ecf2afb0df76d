import type { Chance } from "./chance.ts";
import type { Day } from "./days.ts";
import { type Category, type Entry, percent, type Stream } from "./entries.ts";
import type { Place } from "./places.ts";
import { everyMonths, everyWeeks, type Rhythm, SATURDAY } from "./rhythms.ts";

/** Credits that are no income and must be distinguished from a salary. */

interface ThereAndBack {
  readonly rhythm: Rhythm;
  readonly pence: (day: Day, chance: Chance) => number;
  readonly daysBetween: number;
  readonly out: readonly [description: string, category: Category, code: string];
  readonly back: readonly [description: string, category: Category, code: string];
}

const thereAndBack =
  ({ rhythm, pence, daysBetween, out, back }: ThereAndBack): Stream =>
  (period, chance) =>
    rhythm(period).flatMap((day): readonly Entry[] => {
      const amount = pence(day, chance);
      return [
        { account: "current", day, pence: -amount, description: out[0], category: out[1], code: out[2] },
        {
          account: "current",
          day: day + daysBetween,
          pence: amount,
          description: back[0],
          category: back[1],
          code: back[2],
        },
      ];
    });

const refunds = (place: Place): Stream => {
  const shop = place.shops.at(-1) ?? "";
  return thereAndBack({
    rhythm: everyMonths(2, 0, 9),
    pence: (day, chance) => chance.between(`refund/${day}`, 1_800, 9_900),
    daysBetween: 5,
    out: [shop, "PURCHASE", "POS"],
    back: [`${place.refund} ${shop}`, "PURCHASE", "POS"],
  });
};

const returnedDebits = (place: Place): Stream =>
  thereAndBack({
    rhythm: everyMonths(3, 1, 6),
    pence: () => 2_999,
    daysBetween: 1,
    out: [place.gym, "DIRECT_DEBIT", "DD"],
    back: [`${place.returned} ${place.gym}`, "DIRECT_DEBIT", "DD"],
  });

/** A payment to a friend went to an account that does not exist. */
const reversals = (place: Place): Stream =>
  thereAndBack({
    rhythm: everyMonths(4, 2, 19),
    pence: (day, chance) => chance.between(`reversal/${day}`, 40, 90) * 100,
    daysBetween: 0,
    out: [place.friend, "BILL_PAYMENT", "FPO"],
    back: [`${place.reversal} ${place.friend}`, "CORRECTION", "REV"],
  });

const credit = (day: Day, pence: number, [description, code]: readonly [string, string]): Entry => ({
  account: "current",
  day,
  pence,
  description,
  category: "CREDIT",
  code,
});

const loanPayout =
  (place: Place, monthlyPence: number): Stream =>
  (period) =>
    everyMonths(
      7,
      3,
      13,
    )(period).map((day) =>
      credit(day, percent(monthlyPence, 70), [`${place.lender} ${place.payout}`, "BGC"]),
    );

const friends =
  (place: Place): Stream =>
  (period, chance) =>
    everyMonths(
      2,
      1,
      16,
    )(period).map((day) => credit(day, chance.between(`friend/${day}`, 8, 35) * 100, [place.friend, "FPI"]));

export const gambling =
  (place: Place, monthlyPence: number, share: number): Stream =>
  (period, chance) => {
    const stakes = everyWeeks(
      1,
      SATURDAY,
    )(period).map(
      (day): Entry => ({
        account: "current",
        day,
        pence: -Math.max(500, chance.between(`stake/${day}`, 1, 2) * percent(monthlyPence, share / 6)),
        description: place.betting,
        category: "PURCHASE",
        code: "POS",
      }),
    );
    const returns = everyMonths(
      3,
      2,
      11,
    )(period).map((day) =>
      credit(day, percent(monthlyPence, share * 1.5), [`${place.betting} ${place.winnings}`, "BGC"]),
    );
    return [...stakes, ...returns];
  };

export const noIncome = (place: Place, monthlyPence: number): readonly Stream[] => [
  refunds(place),
  returnedDebits(place),
  reversals(place),
  loanPayout(place, monthlyPence),
  friends(place),
];

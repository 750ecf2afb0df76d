import { percent, type Stream } from "./entries.ts";
import { gambling, noIncome } from "./events.ts";
import {
  cashWithdrawals,
  directDebits,
  ownTransfers,
  purchases,
  type StandingOrder,
  standingOrderPayments,
} from "./outgoings.ts";
import { payments } from "./payments.ts";
import { type Place, uk } from "./places.ts";
import { everyMonths, lastWorkingDay, monthly, type Rhythm } from "./rhythms.ts";

export interface AccountPlan {
  readonly key: string;
  readonly name: string;
  readonly type: "TRANSACTION" | "SAVINGS";
  readonly openingPence: number;
  readonly overdraftPence: number;
  /** Set if it differs from the bank's. */
  readonly currency?: string;
}

export interface Life {
  readonly accounts: readonly AccountPlan[];
  readonly streams: readonly Stream[];
  readonly standingOrders: readonly StandingOrder[];
}

type Savings = "grow" | "shrink" | "rest";

export interface Circumstances {
  readonly monthlyPence: number;
  readonly income: readonly Stream[];
  readonly place?: Place;
  /** Percent of the income. */
  readonly gambles?: number;
  readonly purchasesPerDay?: number;
  readonly accountNames?: readonly [current: string, savings: string];
  readonly openingPence?: number;
  readonly overdraftPence?: number;
  readonly savings?: Savings;
  readonly savingsPence?: number;
}

const savingHabits = (place: Place, monthlyPence: number, savings: Savings): readonly Stream[] => {
  const aside = ownTransfers({
    rhythm: monthly(2, "after"),
    pence: percent(monthlyPence, 7),
    from: "current",
    to: "savings",
    words: [place.says("toSavings"), place.says("fromCurrent")],
  });
  const back = (rhythm: Rhythm, share: number): Stream =>
    ownTransfers({
      rhythm,
      pence: percent(monthlyPence, share),
      from: "savings",
      to: "current",
      words: [place.says("toCurrent"), place.says("fromSavings")],
    });
  const habits = {
    grow: [aside, back(everyMonths(3, 0, 22), 9)],
    shrink: [back(monthly(2), 100)],
    rest: [aside, back(monthly(20), 7)],
  };
  return habits[savings];
};

const interest = (place: Place, savingsPence: number): Stream =>
  payments({
    rhythm: lastWorkingDay,
    description: place.says("interest"),
    pence: Math.max(45, percent(savingsPence, 0.28)),
    varies: 3,
    account: "savings",
    category: "INTEREST",
    code: "INT",
  });

const rentOrders = (place: Place, monthlyPence: number): readonly StandingOrder[] => [
  { reference: place.says("landlord"), pence: percent(monthlyPence, 32), date: 1, firstMonthsAgo: 26 },
  {
    reference: place.says("formerLandlord"),
    pence: percent(monthlyPence, 29),
    date: 1,
    firstMonthsAgo: 51,
    finalMonthsAgo: 27,
  },
];

export const lifeOf = ({ monthlyPence, income, place = uk, ...more }: Circumstances): Life => {
  const { gambles = 1, purchasesPerDay = 2, savings = "grow", savingsPence = monthlyPence * 3 } = more;
  const [currentName, savingsName] = more.accountNames ?? ["Current Account", "Savings Account"];
  const { openingPence = percent(monthlyPence, 85), overdraftPence = 50_000 } = more;
  const standingOrders = rentOrders(place, monthlyPence);
  return {
    accounts: [
      { key: "current", name: currentName, type: "TRANSACTION", openingPence, overdraftPence },
      { key: "savings", name: savingsName, type: "SAVINGS", openingPence: savingsPence, overdraftPence: 0 },
    ],
    streams: [
      ...income,
      ...standingOrders.map(standingOrderPayments),
      ...directDebits(place, monthlyPence),
      ...savingHabits(place, monthlyPence, savings),
      ...noIncome(place, monthlyPence),
      ...gambling(place, monthlyPence, gambles),
      purchases(place.shops, monthlyPence, purchasesPerDay),
      cashWithdrawals(place),
      interest(place, savingsPence),
    ],
    standingOrders,
  };
};

import { type Entry, percent, type Stream } from "./entries.ts";
import { payments } from "./payments.ts";
import {
  everyDay,
  everyWeeks,
  FRIDAY,
  inMonths,
  MONDAY,
  monthly,
  payday,
  THURSDAY,
  TUESDAY,
} from "./rhythms.ts";

export const salary = (description: string, pence: number, rhythm = payday(28)): Stream =>
  payments({ rhythm, description, pence });

const perWeeks = (monthlyPence: number, weeks: number): number =>
  Math.round((monthlyPence * 12 * weeks) / 52);

export const weeklyPay = (description: string, monthlyPence: number): Stream =>
  payments({ rhythm: everyWeeks(1, FRIDAY), description, pence: perWeeks(monthlyPence, 1), varies: 8 });

export const fortnightlyPay = (description: string, monthlyPence: number): Stream =>
  payments({ rhythm: everyWeeks(2, THURSDAY), description, pence: perWeeks(monthlyPence, 2), varies: 4 });

export const fourWeeklyPay = (description: string, monthlyPence: number): Stream =>
  payments({ rhythm: everyWeeks(4, FRIDAY, 1), description, pence: perWeeks(monthlyPence, 4), varies: 2 });

/** Some weeks without work, and no two weeks alike. */
export const zeroHoursPay = (description: string, monthlyPence: number): Stream =>
  payments({
    rhythm: everyWeeks(1, FRIDAY),
    description,
    pence: Math.round(perWeeks(monthlyPence, 1) * 1.35),
    varies: 70,
    happens: 74,
  });

const CLIENTS = [
  "KESTREL DESIGN LTD",
  "MORROW AND DAUGHTERS",
  "TIDEWATER MEDIA",
  "P LINDGREN",
  "OAKLEAF ARCHITECTS",
];

/** Invoices come on any day, from several clients, small and large. */
export const invoices =
  (monthlyPence: number): Stream =>
  (period, chance) =>
    everyDay(period)
      .filter((day) => chance.fraction(`invoice/${day}`) < 0.15)
      .map((day): Entry => {
        const client = chance.pick(`client/${day}`, CLIENTS);
        const pence = chance.between(`invoiced/${day}`, percent(monthlyPence, 5), percent(monthlyPence, 50));
        return {
          account: "current",
          day,
          pence,
          description: `${client} INV ${day - 19_000}`,
          category: "CREDIT",
          code: "BGC",
        };
      });

/** The self-employed pay their tax themselves, at the end of January and of July. */
export const taxPayments = (monthlyPence: number): Stream =>
  payments({
    rhythm: inMonths([1, 7], 30),
    description: "HMRC SELF ASSESSMENT",
    pence: -percent(monthlyPence, 90),
    category: "BILL_PAYMENT",
    code: "BP",
  });

export const pensions = (monthlyPence: number): readonly Stream[] => [
  payments({
    rhythm: everyWeeks(4, TUESDAY, 2),
    description: "DWP STATE PENSION",
    pence: perWeeks(percent(monthlyPence, 55), 4),
  }),
  payments({
    rhythm: monthly(1, "before"),
    description: "NORTHMOOR PENSION FUND",
    pence: percent(monthlyPence, 45),
  }),
];

export const universalCredit = (monthlyPence: number): readonly Stream[] => [
  payments({
    rhythm: monthly(14, "before"),
    description: "DWP UNIVERSAL CREDIT",
    pence: percent(monthlyPence, 55),
    varies: 6,
  }),
  payments({ rhythm: everyWeeks(4, MONDAY, 3), description: "HMRC CHILD BENEFIT", pence: 17_320 }),
  payments({
    rhythm: payday(25),
    description: "LITTLE ACORNS NURSERY WAGES",
    pence: percent(monthlyPence, 35),
    varies: 10,
  }),
];

export const studentFinance = (monthlyPence: number): readonly Stream[] => [
  payments({
    rhythm: inMonths([1, 4, 9], 21),
    description: "STUDENT LOANS COMPANY",
    pence: percent(monthlyPence, 260),
  }),
  payments({
    rhythm: everyWeeks(2, FRIDAY),
    description: "THE LANTERN BAR WAGES",
    pence: percent(monthlyPence, 17),
    varies: 30,
    happens: 75,
  }),
  payments({
    rhythm: monthly(3),
    description: "MRS P BYRNE RENT HELP",
    pence: percent(monthlyPence, 20),
    code: "FPI",
  }),
];

/** A thirteenth and a fourteenth salary, as in Spain. */
export const extraSalaries = (description: string, pence: number): Stream =>
  salary(description, pence, inMonths([6, 12], 20));

export const childAllowance = (description: string): Stream =>
  salary(description, 25_500, monthly(9, "after"));

import {
  type Day,
  inMonth,
  type Money,
  monthOf,
  weekdayOf,
  workingDayAfter,
  workingDayBefore,
} from "../calendar.ts";
import type { Random } from "../random.ts";
import type { Payroll } from "./labels.ts";

/** The days on which a payroll pays. */

export interface Span {
  readonly from: Day;
  readonly to: Day;
  readonly money: Money;
}

const THURSDAY = 4;
const FRIDAY = 5;

const months = ({ from, to }: Span): readonly Day[] =>
  Array.from({ length: Math.ceil((to - from) / 28) + 2 }, (_, back) => inMonth(to, back - 1, 1)).toReversed();

const lastOf = (month: Day): Day => inMonth(month, 0, 31);

const lastFridayOf = (month: Day): Day => lastOf(month) - ((weekdayOf(lastOf(month)) - FRIDAY + 7) % 7);

const thirdThursdayOf = (month: Day): Day => month + ((THURSDAY - weekdayOf(month) + 7) % 7) + 14;

const everyWeeks = (weeks: number, span: Span, random: Random): readonly Day[] => {
  const weekday = random.pick([THURSDAY, FRIDAY, FRIDAY, 3]);
  const start = span.from + ((weekday - weekdayOf(span.from) + 7) % 7) + 7 * random.between(0, weeks - 1);
  return Array.from({ length: Math.ceil((span.to - start + 1) / (7 * weeks)) }, (_, index) =>
    workingDayBefore(start + index * 7 * weeks, span.money),
  );
};

/** Payments follow the hours worked, five to nineteen days apart. */
const shiftDays = ({ from, to }: Span, random: Random): readonly Day[] => {
  const days: Day[] = [];
  for (let day = from + random.between(1, 9); day <= to; day += random.pick([5, 9, 11, 13, 19]))
    days.push(day);
  return days;
};

const monthlyDayOf = (payroll: Payroll, money: Money, random: Random): ((month: Day) => readonly Day[]) => {
  const date = payroll === "date_after_weekend" ? random.pick([1, 3, 5]) : random.pick([15, 20, 25, 25, 28]);
  const days: Partial<Record<Payroll, (month: Day) => readonly Day[]>> = {
    date_before_weekend: (month) => [workingDayBefore(inMonth(month, 0, date), money)],
    date_after_weekend: (month) => [workingDayAfter(inMonth(month, 0, date), money)],
    last_working_day: (month) => [workingDayBefore(lastOf(month), money)],
    last_friday: (month) => [workingDayBefore(lastFridayOf(month), money)],
    last_calendar_day: (month) => [lastOf(month)],
    third_thursday: (month) => [workingDayBefore(thirdThursdayOf(month), money)],
    twice_a_month: (month) =>
      [inMonth(month, 0, 15), lastOf(month)].map((day) => workingDayBefore(day, money)),
    quarterly: (month) => (monthOf(month) % 3 === 0 ? [workingDayBefore(lastOf(month), money)] : []),
  };
  return days[payroll] ?? (() => []);
};

const isMonthly = (payroll: Payroll): boolean =>
  !["weekly", "fortnightly", "four_weekly", "twice_a_month", "quarterly", "shifts"].includes(payroll);

/** Some employers pay December's salary in the week before Christmas. */
const earlyAtChristmas = (days: readonly Day[], span: Span, random: Random): readonly Day[] => {
  const pay = random.between(17, 22);
  return days.map((day) =>
    monthOf(day) === 12 ? Math.min(day, workingDayBefore(inMonth(day, 0, pay), span.money)) : day,
  );
};

const allDays = (payroll: Payroll, span: Span, random: Random): readonly Day[] => {
  if (payroll === "weekly") return everyWeeks(1, span, random);
  if (payroll === "fortnightly") return everyWeeks(2, span, random);
  if (payroll === "four_weekly") return everyWeeks(4, span, random);
  if (payroll === "shifts") return shiftDays(span, random);
  const days = months(span).flatMap(monthlyDayOf(payroll, span.money, random));
  return isMonthly(payroll) && random.happens(0.5) ? earlyAtChristmas(days, span, random) : days;
};

export const payrollDays = (payroll: Payroll, span: Span, random: Random): readonly Day[] =>
  allDays(payroll, span, random).filter((day) => day >= span.from && day <= span.to);

const PER_YEAR: Readonly<Record<Payroll | "termly", number>> = {
  weekly: 365.25 / 7,
  fortnightly: 365.25 / 14,
  four_weekly: 365.25 / 28,
  date_before_weekend: 12,
  date_after_weekend: 12,
  last_working_day: 12,
  last_friday: 12,
  last_calendar_day: 12,
  third_thursday: 12,
  twice_a_month: 24,
  quarterly: 4,
  termly: 3,
  shifts: 0,
};

export const yearlyOf = (
  payroll: Payroll | "termly",
  amounts: readonly number[],
  { from, to }: Pick<Span, "from" | "to">,
): number => {
  const sum = amounts.reduce((total, minor) => total + minor, 0);
  return payroll === "shifts"
    ? (sum / (to - from + 1)) * 365.25
    : (sum / Math.max(1, amounts.length)) * PER_YEAR[payroll];
};

import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";
import { type Day, workingDayAfter, workingDayBefore } from "./calendar.ts";
import {
  creditOf,
  type Draft,
  digits,
  everyDays,
  isWithin,
  monthlyDays,
  monthName,
  monthNumber,
  near,
  otherPerson,
  type Setting,
} from "./writing.ts";

/** Incomes of people who work. */

/** An income, and its lines in the statement. */
export interface Drafted {
  readonly sort: string;
  /** One payer is one income. */
  readonly payer: string;
  readonly kind: RecognisedKind;
  readonly rhythm: Rhythm;
  /** undefined: it has ended. */
  readonly yearlyMinor: number | undefined;
  readonly lines: readonly Draft[];
}

const PER_YEAR: Readonly<Record<Exclude<Rhythm, "irregular">, number>> = {
  weekly: 365.25 / 7,
  fortnightly: 365.25 / 14,
  four_weekly: 365.25 / 28,
  monthly: 12,
  termly: 3,
};

/** What the lines of the statement come to in a year, by their true rhythm. */
export const yearlyOf = (
  rhythm: Rhythm,
  lines: readonly Pick<Draft, "day" | "minor">[],
  { from, to }: Pick<Setting, "from" | "to">,
): number => {
  const sum = lines.reduce((total, { minor }) => total + minor, 0);
  const paydays = new Set(lines.map(({ day }) => day)).size;
  return rhythm === "irregular"
    ? (sum / (to - from + 1)) * 365.25
    : (sum / Math.max(1, paydays)) * PER_YEAR[rhythm];
};

const workOf = (income: Omit<Drafted, "kind" | "yearlyMinor">, setting: Setting): Drafted => ({
  ...income,
  kind: "work",
  yearlyMinor: yearlyOf(income.rhythm, income.lines, setting),
});

/** How an employer fills in the reference; the month, or a number, differs from payment to payment. */
const referenceOf = (payer: string, setting: Setting): ((day: Day) => string) => {
  const { random, place } = setting;
  const staff = digits(random, random.between(4, 8));
  const forms: Readonly<Record<typeof place.country, readonly ((day: Day) => string)[]>> = {
    GB: [
      () => `${payer} SALARY`,
      () => `${payer} WAGES`,
      () => `${payer} PAYROLL`,
      () => `${payer} ${staff}`,
      () => payer,
      (day) => `${payer} ${monthName(day, setting)} PAY`,
      () => `${payer} ${digits(random, 8)}`,
      (day) => `SALARY ${monthName(day, setting)} ${payer}`,
      () => `FASTER PAYMENTS RECEIPT REF.WAGES FROM ${payer}`,
    ],
    DE: [
      (day) => `${payer} LOHN/GEHALT ${monthNumber(day)}`,
      (day) => `GUTSCHRIFT ${payer} Gehalt ${monthName(day, setting)}`,
      () => `${payer} BEZUEGE PERS.NR. ${staff}`,
      (day) => `Lohn ${monthNumber(day)} ${payer}`,
    ],
    ES: [
      () => `NOMINA ${payer}`,
      (day) => `TRANSFERENCIA DE ${payer} NOMINA ${monthName(day, setting)}`,
      () => `ABONO NÓMINA ${payer}`,
      () => `TRANSF. A SU FAVOR ${payer} ${staff}`,
    ],
    FR: [
      (day) => `VIR SEPA ${payer} SALAIRE ${monthName(day, setting)}`,
      () => `VIREMENT DE ${payer} PAIE`,
      (day) => `VIR ${payer} REMUNERATION ${monthNumber(day)}`,
      () => `VIREMENT EN VOTRE FAVEUR ${payer} ${staff}`,
    ],
    IT: [
      () => `BONIFICO STIPENDIO ${payer}`,
      (day) => `${payer} EMOLUMENTI ${monthName(day, setting)}`,
      () => `ACCREDITO STIPENDIO DA ${payer}`,
      () => `BONIFICO A VOSTRO FAVORE ${payer} ${staff}`,
    ],
    PT: [
      () => `TRF VENCIMENTO ${payer}`,
      (day) => `ORDENADO ${monthName(day, setting)} ${payer}`,
      () => `TRANSFERENCIA DE ${payer} SALARIO`,
      () => `TRF CRED SEPA+ DE ${payer} ${staff}`,
    ],
  };
  return random.pick(forms[place.country]);
};

const employerIn = ({ random, place }: Setting, not: readonly string[] = []): string =>
  random.pick(place.companies.filter((company) => !not.includes(company)));

interface Paid {
  readonly setting: Setting;
  readonly payer: string;
  readonly days: readonly Day[];
  readonly minor: number;
  /** By how many percent a payment differs. */
  readonly percent: number;
}

const payLines = ({ setting, payer, days, minor, percent }: Paid): readonly Draft[] => {
  const reference = referenceOf(payer, setting);
  return days
    .filter((day) => isWithin(day, setting))
    .map((day) => {
      const amount = near(minor, percent, setting.random);
      const text = reference(day);
      const fine = setting.random.happens(0.2) ? "TRANSFER" : "CREDIT";
      return creditOf({ day, minor: amount, text, fine }, setting);
    });
};

/** Days of a monthly salary: a date, or the last working day, moved off weekends and holidays. */
const paydays = (setting: Setting): readonly Day[] => {
  const { random, place } = setting;
  const date = random.pick([1, 10, 15, 20, 25, 26, 27, 28, 30, 31, 31]);
  const moved = random.happens(0.85) ? workingDayBefore : workingDayAfter;
  return monthlyDays(date, setting).map((day) => moved(day, place.money));
};

const salaryMinor = ({ random }: Setting): number => random.between(90_000, 420_000);

const abroadIn = ({ place }: Setting): string => (place.country === "GB" ? "" : `, ${place.country}`);

export const monthlySalary = (setting: Setting): Drafted => {
  const { random } = setting;
  const percent = random.pick([0, 0, 0.5, 3, 8]);
  const payer = employerIn(setting);
  const lines = payLines({ setting, payer, days: paydays(setting), minor: salaryMinor(setting), percent });
  return workOf({ sort: `monthly salary${abroadIn(setting)}`, payer, rhythm: "monthly", lines }, setting);
};

const byWeeks =
  (weeks: 1 | 2 | 4, rhythm: Exclude<Rhythm, "irregular">, sort: string) =>
  (setting: Setting): Drafted => {
    const { random, place } = setting;
    const first = setting.from + random.between(0, weeks * 7 - 1);
    // Agencies pay on Thursdays and Fridays; a holiday moves the payment.
    const start = first - ((first + 4 - random.pick([4, 5])) % 7) + 7;
    const days = everyDays(start - weeks * 7, weeks * 7, setting.to).map((day) =>
      workingDayBefore(day, place.money),
    );
    const minor = Math.round((salaryMinor(setting) * 12 * weeks) / 52);
    const payer = employerIn(setting);
    const lines = payLines({ setting, payer, days, minor, percent: random.pick([0, 2, 6, 12]) });
    return workOf({ sort, payer, rhythm, lines }, setting);
  };

export const weeklyPay = byWeeks(1, "weekly", "weekly pay");
export const fortnightlyPay = byWeeks(2, "fortnightly", "fortnightly pay");
export const fourWeeklyPay = byWeeks(4, "four_weekly", "four-weekly pay");

/** Zero hours: most weeks, and never the same. */
export const zeroHours = (setting: Setting): Drafted => {
  const { random } = setting;
  const days = everyDays(setting.from + random.between(0, 6), 7, setting.to)
    .filter(() => random.happens(0.6))
    .map((day) => day + random.between(-1, 2));
  const minor = random.between(9_000, 42_000);
  const payer = employerIn(setting);
  const lines = payLines({ setting, payer, days, minor, percent: 65 });
  return workOf({ sort: "zero hours", payer, rhythm: "irregular", lines }, setting);
};

/** Another employer since the middle of the statement: the old pay has ended, the new one goes on. */
export const changedEmployer = (setting: Setting): readonly Drafted[] => {
  const days = paydays(setting).filter((day) => isWithin(day, setting));
  const half = Math.floor(days.length / 2);
  const before = employerIn(setting);
  const after = employerIn(setting, [before]);
  const part = (payer: string, paid: readonly Day[]) =>
    payLines({ setting, payer, days: paid, minor: salaryMinor(setting), percent: 0.5 });
  const old = part(before, days.slice(0, half));
  const recent = part(after, days.slice(half));
  const former = {
    sort: "salary of a former employer",
    payer: before,
    rhythm: "monthly",
    lines: old,
  } as const;
  const current = {
    sort: "salary of a new employer",
    payer: after,
    rhythm: "monthly",
    lines: recent,
  } as const;
  return [{ ...workOf(former, setting), yearlyMinor: undefined }, workOf(current, setting)];
};

/** Unpaid leave, or a month that was paid elsewhere. */
export const missingMonth = (setting: Setting): Drafted => {
  const salary = monthlySalary(setting);
  const missing = setting.random.between(1, Math.max(1, salary.lines.length - 2));
  return {
    ...salary,
    sort: "salary with a month missing",
    lines: salary.lines.filter((_line, index) => index !== missing),
  };
};

const CLIENT_FORMS = ["INV", "INVOICE", "INV-", "REF", ""] as const;

/** A client who pays at least four times, on any day. */
export const client = (setting: Setting): Drafted => {
  const { random } = setting;
  const payer = random.happens(0.75) ? employerIn(setting) : otherPerson(setting);
  const form = random.pick(CLIENT_FORMS);
  const number = random.between(100, 900);
  const days = new Set<Day>();
  while (days.size < random.between(4, 8)) days.add(random.between(setting.from, setting.to));
  const minor = random.between(15_000, 160_000);
  const lines = [...days]
    .toSorted((one, other) => one - other)
    .map((day, index) => {
      const text = `${payer} ${form}${form === "" ? "" : number + index * 3}`.trim();
      return creditOf({ day, minor: near(minor, 45, random), text }, setting);
    });
  return workOf({ sort: "client of the self-employed", payer, rhythm: "irregular", lines }, setting);
};

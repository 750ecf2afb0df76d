import { inMonth, monthOf, workingDayBefore, yearOf } from "../calendar.ts";
import type { Employer } from "./employers.ts";
import type { Entitlement } from "./entitlements.ts";
import { type LabelledIncome, type Payroll, payrolls } from "./labels.ts";
import { payrollDays, type Span, yearlyOf } from "./payroll-days.ts";
import { codeOf, credit, cutsOff, type Draft, digitsOf, type Setting } from "./setting.ts";

/** An income with its lines. */
export interface Paid {
  readonly income: LabelledIncome;
  readonly lines: readonly Draft[];
  /** Bonuses and expenses. */
  readonly besides: readonly Draft[];
  readonly isEvidenced: boolean;
}

export interface Job {
  readonly employer: Employer;
  readonly payroll: Payroll;
  readonly isStated: boolean;
  readonly hasWord: boolean;
  /** Without a word of pay; otherwise one of the set is picked. */
  readonly reference?: string | undefined;
  /** In pounds or euros. */
  readonly yearRange?: readonly [least: number, most: number];
  readonly span?: Span;
  readonly hasEnded?: boolean;
  /** The payment's share of the whole pay, by its number. */
  readonly shareOf?: (index: number, count: number) => number;
}

const RHYTHMS: Partial<Record<Payroll | "termly", LabelledIncome["rhythm"]>> = {
  weekly: "weekly",
  fortnightly: "fortnightly",
  four_weekly: "four_weekly",
  shifts: "irregular",
  termly: "termly",
};

const rhythmOf = (payroll: Payroll | "termly"): LabelledIncome["rhythm"] =>
  payroll === "twice_a_month" || payroll === "quarterly" ? undefined : (RHYTHMS[payroll] ?? "monthly");

const perPayment = (
  { payroll, yearRange: [least, most] = [15_000, 46_000] }: Job,
  { random }: Setting,
): number => {
  const year = random.between(least * 100, most * 100);
  if (payroll === "shifts") return Math.round(year / 40);
  return Math.round(year / (yearlyOf(payroll, [1], { from: 0, to: 364 }) || 1));
};

const filled = (
  reference: string,
  number: string,
  { day, setting: { random, words, country } }: { day: number; setting: Setting },
): string =>
  reference
    .replace("{n}", number)
    .replace("{mon}", words.monthsOf?.[country][monthOf(day) - 1] ?? "")
    .replace("{code}", codeOf(random, 9))
    .replace("{m}", `${String(monthOf(day)).padStart(2, "0")}/${String(yearOf(day)).slice(2)}`);

/** Office workers earn the same, others by the hour. */
const variationOf = (payroll: Payroll, { random }: Setting): number => {
  if (payroll === "shifts") return 0.35;
  if (payroll === "weekly" || payroll === "fortnightly") return random.pick([0, 0.04, 0.15]);
  return random.pick([0, 0, 0.01, 0.06]);
};

const bonusOf = (job: Job, id: string, minor: number, setting: Setting): readonly Draft[] => {
  const { random, span } = setting;
  if (cutsOff(setting) || job.payroll === "shifts" || !random.happens(0.18)) return [];
  const day = workingDayBefore(random.between(span.from + 20, span.to - 5), span.money);
  const came = { day, minor: Math.round(minor * random.pick([0.4, 0.8, 1.7])), payer: job.employer.payer };
  const reference = setting.words.saidIn[setting.country].bonus;
  return [credit({ ...came, reference, truth: { bonusOf: id } }, setting)];
};

const expensesOf = (job: Job, setting: Setting): readonly Draft[] => {
  const { random, span, country, words } = setting;
  if (cutsOff(setting) || !random.happens(0.2)) return [];
  const first = random.between(span.from, span.from + 20);
  return [first, first + 31, first + 58].map((day) =>
    credit(
      {
        day,
        minor: random.between(1_500, 24_000),
        payer: job.employer.payer,
        reference: filled(words.saidIn[country].expenses, "", { day, setting }),
        truth: { noise: "expenses" },
      },
      setting,
    ),
  );
};

const SHOWN_WHERE_CUT_OFF = 18;

const showsWord = ({ description }: Draft, word: string): boolean => {
  const shown = description.toUpperCase();
  return shown.includes(word) || shown.includes("LOHN");
};

/** A word of pay of which only the beginning shows would leave the truth open. */
const withWholeWord = (job: Job, word: string, setting: Setting): Job => {
  const isWhole = `${job.employer.payer} ${word}`.length <= SHOWN_WHERE_CUT_OFF;
  return { ...job, hasWord: job.hasWord && (!cutsOff(setting) || isWhole) };
};

export const paidJob = (wanted: Job, id: string, setting: Setting): Paid => {
  const { random, country, words } = setting;
  const [worded, word] = random.pick(words.payWordsOf[country]);
  const job = withWholeWord(wanted, worded.slice(0, worded.indexOf(word) + word.length), setting);
  const span = job.span ?? setting.span;
  const reference = job.hasWord ? worded : (job.reference ?? random.pick(words.plainReferences));
  const number = digitsOf(random, random.between(5, 8));
  const level = perPayment(job, setting);
  const variation = variationOf(job.payroll, setting);
  const days = payrollDays(job.payroll, span, random);
  const lines = days.map((day, index) => {
    const share = job.shareOf?.(index, days.length) ?? 1;
    const minor = Math.round(level * share * (1 + (random.fraction() * 2 - 1) * variation));
    const said = { payer: job.employer.payer, reference: filled(reference, number, { day, setting }) };
    return credit({ day, minor, ...said, truth: { income: id }, isPay: job.hasWord }, setting);
  });
  const shown = lines.filter((line) => job.hasWord && showsWord(line, word)).length;
  const isEvidenced = job.isStated || shown * 2 > lines.length;
  const amounts = lines.map(({ minor }) => minor);
  const isOpen = job.hasEnded || job.shareOf !== undefined;
  return {
    income: {
      id,
      kind: isEvidenced ? "work" : "other",
      payroll: job.payroll,
      rhythm: rhythmOf(job.payroll),
      yearlyMinor: isOpen ? undefined : yearlyOf(job.payroll, amounts, span),
      hasEnded: job.hasEnded ?? false,
    },
    lines,
    besides: job.hasEnded ? [] : [...bonusOf(job, id, level, setting), ...expensesOf(job, setting)],
    isEvidenced,
  };
};

/** Three instalments: at the start of each term. */
const termDays = ({ from, to, money }: Span): readonly number[] =>
  Array.from({ length: 14 }, (_, back) => inMonth(to, back, 22))
    .filter((day) => [1, 4, 9].includes(monthOf(day)) && day >= from && day <= to)
    .map((day) => workingDayBefore(day, money))
    .toReversed();

export const paidEntitlement = (entitlement: Entitlement, id: string, setting: Setting): Paid => {
  const { random, span } = setting;
  const { kind, payer, reference, payroll, range } = entitlement;
  const minor = random.between(...range);
  const number = `${codeOf(random, 2)}${digitsOf(random, 6)}`;
  const days = payroll === "termly" ? termDays(span) : payrollDays(payroll, span, random);
  const varies = /(UC|UNIVERSAL CREDIT|UNIV CRED)$/.test(payer) ? 0.03 : 0;
  const lines = days.map((day) =>
    credit(
      {
        day,
        minor: Math.round(minor * (1 + (random.fraction() * 2 - 1) * varies)),
        payer,
        reference: filled(reference, number, { day, setting }),
        truth: { income: id },
        isPension: kind === "pension",
      },
      setting,
    ),
  );
  const amounts = lines.map((line) => line.minor);
  const yearlyMinor = yearlyOf(payroll, amounts, span);
  const income = { id, kind, payroll, rhythm: rhythmOf(payroll), yearlyMinor, hasEnded: false };
  return { income, lines, besides: [], isEvidenced: false };
};

const MONTHLY = ["date_before_weekend", "last_working_day", "date_after_weekend"] as const;

/** An unknown payer, with a monthly rhythm unless the set knows another. */
export const paidUnknown = (text: string, id: string, setting: Setting): Paid => {
  const [payer = "", reference, rhythm, year] = text.split("|");
  const employer = { payer, typed: [] };
  const payroll = payrolls.find((one) => one === rhythm) ?? setting.random.pick(MONTHLY);
  const [least, most] = (year ?? "15000-46000").split("-").map(Number);
  const job = { employer, payroll, isStated: false, hasWord: false, reference };
  const paid = paidJob({ ...job, yearRange: [least ?? 0, most ?? 0] }, id, setting);
  return { ...paid, besides: [] };
};

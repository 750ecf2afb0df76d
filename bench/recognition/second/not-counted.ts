import { furtherLines, furtherOf } from "./further.ts";
import type { NotCounted } from "./labels.ts";
import { fullName, personOf, writtenName } from "./people.ts";
import {
  type Came,
  codeOf,
  credit,
  cutsOff,
  type Draft,
  monthDays,
  type Setting,
  someDays,
} from "./setting.ts";

/** Credits that are no income, and spending. */

type Writer = (setting: Setting) => readonly Draft[];

type Rest = Omit<Came, "truth" | "day">;

const noise = (setting: Setting, what: NotCounted, days: readonly number[], rest: (day: number) => Rest) =>
  days.map((day) => credit({ day, ...rest(day), truth: { noise: what } }, setting));

interface Whole {
  readonly unit: number;
  /** In a set with odd pence. */
  readonly oddShare: number;
}

const amountOf = (
  { random, words }: Setting,
  [least, most]: readonly [number, number],
  { unit, oddShare }: Whole,
): number =>
  words.hasOddPence && random.happens(oddShare)
    ? random.between(least * unit, most * unit)
    : random.between(least, most) * unit;

/** The bank's own words, without a payer. */
const worded = (setting: Setting, what: NotCounted, days: readonly number[], said: string, fine: string) =>
  days.map(
    (day): Draft => ({
      account: "current",
      day,
      minor: setting.random.between(20, 600) * 100,
      description: said,
      category: setting.bank.hasFineCategories ? fine : "CREDIT",
      truth: { noise: what },
    }),
  );

const ownTopUps: Writer = (setting) => {
  const { random, span, country, holders, words } = setting;
  const holder = random.pick(holders);
  const payer = writtenName(holder, country, random);
  const reference = random.pick(words.saidIn[country].own);
  const minor = random.between(1, 24) * 5000;
  const days = monthDays(span, random.between(1, 28));
  return noise(setting, "own transfer", days, () => ({ payer, reference, minor, fine: "TRANSFER" }));
};

const ownPots: Writer = (setting) => {
  const { random, span, bank } = setting;
  const days = random.happens(0.5)
    ? monthDays(span, random.between(1, 28))
    : someDays(span, random.between(2, 9), random);
  return worded(setting, "own transfer", days, random.pick(bank.pots), "TRANSFER");
};

const cash: Writer = (setting) => {
  const days = someDays(setting.span, setting.random.between(2, 8), setting.random);
  return worded(setting, "cash", days, setting.bank.cash, "CASH");
};

const weeklyCash: Writer = (setting) => {
  const { span, bank, random } = setting;
  const first = span.from + random.between(0, 6);
  const days = Array.from({ length: Math.floor((span.to - first) / 7) + 1 }, (_, week) => first + week * 7);
  return worded(setting, "cash", days, bank.cash, "CASH");
};

const cheques: Writer = (setting) => {
  const days = monthDays(setting.span, setting.random.between(3, 26));
  return worded(setting, "cheque", days, setting.bank.cheque, "CHEQUE");
};

const flatmate: Writer = (setting) => {
  const { random, span, country, holders, words } = setting;
  const person = personOf(words.names[country], random, holders);
  const payer = random.happens(0.6) ? fullName(person).toUpperCase() : writtenName(person, country, random);
  const minor = amountOf(setting, [30, 90], { unit: 1000, oddShare: 0.3 });
  const reference = random.pick(words.saidIn[country].shares);
  const days = monthDays(span, random.between(1, 28));
  return noise(setting, "person", days, () => ({ payer, reference, minor, fine: "TRANSFER" }));
};

const maintenance: Writer = (setting) => {
  const { random, span, country, holders, words } = setting;
  const payer = fullName(personOf(words.names[country], random, holders));
  const reference = random.pick([words.saidIn[country].maintenance, ""]);
  const minor = amountOf(setting, [10, 60], { unit: 1000, oddShare: 0.2 });
  const days = monthDays(span, random.between(1, 28));
  return noise(setting, "person", days, () => ({ payer, reference, minor, fine: "TRANSFER" }));
};

const friends: Writer = (setting) => {
  const { random, span, country, holders, words } = setting;
  return noise(setting, "person", someDays(span, random.between(3, 14), random), () => ({
    payer: fullName(personOf(words.names[country], random, holders)),
    reference: random.pick(words.saidIn[country].thanks),
    minor: amountOf(setting, [4, 90], { unit: 100, oddShare: 0.5 }),
    fine: "TRANSFER",
  }));
};

const refunds: Writer = (setting) => {
  const { random, span, country, words } = setting;
  return noise(setting, "refund", someDays(span, random.between(1, 5), random), () => ({
    payer: random.pick(words.refundingShops),
    reference: words.saidIn[country].refund,
    minor: amountOf(setting, [8, 190], { unit: 100, oddShare: 0.8 }),
    fine: "PURCHASE",
  }));
};

/** The season ticket of a job that ended, paid back in parts. */
const monthlyRefund: Writer = (setting) => {
  const { random, span, country, words } = setting;
  const minor = amountOf(setting, [20, 140], { unit: 100, oddShare: 0.8 });
  const payer = random.pick(words.refundingInParts);
  const days = monthDays(span, random.between(5, 20)).slice(0, 4);
  return noise(setting, "refund", days, () => ({ payer, reference: words.saidIn[country].refund, minor }));
};

const platforms: Writer = (setting) => {
  const { random, span, words } = setting;
  const payer = random.pick(words.platforms);
  return noise(setting, "platform", someDays(span, random.between(3, 12), random), () => ({
    payer,
    reference: codeOf(random, 10),
    minor: amountOf(setting, [3, 150], { unit: 100, oddShare: 0.8 }),
  }));
};

const wins: Writer = (setting) => {
  const { random, span, country, words } = setting;
  const payer = random.pick(words.bookmakers);
  return noise(setting, "gambling", someDays(span, random.between(2, 9), random), () => ({
    payer,
    reference: random.pick([words.saidIn[country].withdrawal, codeOf(random, 8), ""]),
    minor: amountOf(setting, [10, 400], { unit: 100, oddShare: 0.6 }),
  }));
};

const taxRefund: Writer = (setting) => {
  const [payer, reference] = setting.words.saidIn[setting.country].taxRefund;
  const days = someDays(setting.span, 1, setting.random);
  const minor = amountOf(setting, [60, 1900], { unit: 100, oddShare: 0.8 });
  return noise(setting, "tax refund", days, () => ({ payer, reference, minor }));
};

const insurance: Writer = (setting) => {
  const { random, span, country, words } = setting;
  const [payer, reference, times] = words.saidIn[country].insurance;
  return noise(setting, "insurance", someDays(span, times, random), () => ({
    payer,
    reference: reference.replace("{c}", codeOf(random, 7)),
    minor: amountOf(setting, [14, 900], { unit: 100, oddShare: 0.7 }),
  }));
};

const interest: Writer = (setting) =>
  monthDays(setting.span, 28).map((day) => ({
    account: "savings",
    day,
    minor: setting.random.between(40, 2600),
    description: setting.words.interestIn[setting.country],
    category: setting.bank.hasFineCategories ? "INTEREST" : "CREDIT",
    truth: { noise: "interest" },
  }));

const loan: Writer = (setting) => {
  const [payer, reference] = setting.words.saidIn[setting.country].loan;
  const minor = setting.random.between(10, 90) * 10_000;
  const days = someDays(setting.span, 1, setting.random);
  return noise(setting, "loan", days, () => ({ payer, reference, minor }));
};

const once: Writer = (setting) => {
  const { random, span, words } = setting;
  const [payer = "", reference = ""] = random.pick(words.once).split("|");
  const minor = amountOf(setting, [3, 70], { unit: 10_000, oddShare: 0.4 });
  return noise(setting, "once", someDays(span, 1, random), () => ({ payer, reference, minor }));
};

const all: readonly Writer[] = [
  ...[ownTopUps, ownTopUps, ownPots, ownPots, cash, weeklyCash, cheques, flatmate, flatmate, maintenance],
  ...[friends, friends, refunds, refunds, monthlyRefund, platforms, platforms, wins, taxRefund],
  ...[insurance, interest, loan, once],
];

/** Eighteen characters seldom show the purpose, so that only noise with a telling payer is used there. */
const whereCutOff: readonly Writer[] = [
  ownTopUps,
  ownPots,
  cash,
  cheques,
  flatmate,
  friends,
  refunds,
  platforms,
  wins,
];

/** So many of what only this set has, so that both kinds come equally often. */
const ownWriters = (count: number, setting: Setting): readonly Writer[] => {
  const further = furtherOf(setting);
  if (further.length === 0) return [];
  return Array.from({ length: count }, () => setting.random.pick(further)).map(
    (one): Writer =>
      (of) =>
        furtherLines(one, of),
  );
};

export const notCounted = (setting: Setting): readonly Draft[] => {
  const common = cutsOff(setting) ? whereCutOff : all;
  const writers = [...common, ...ownWriters(common.length, setting)];
  const chosen = new Set(
    Array.from({ length: setting.random.between(3, 7) }, () => setting.random.pick(writers)),
  );
  return [...chosen].flatMap((writer) => writer(setting));
};

export const spending = (setting: Setting): readonly Draft[] => {
  const { random, span, bank, words } = setting;
  const gone = (day: number, minor: number, description: string, fine: string): Draft => ({
    account: "current",
    day,
    minor: -minor,
    description,
    category: bank.hasFineCategories ? fine : "DEBIT",
    truth: { noise: "spending" },
  });
  const rent = random.between(50, 140) * 1000;
  return [
    ...monthDays(span, 3).map((day) => gone(day, rent, words.landlord, "STANDING_ORDER")),
    ...monthDays(span, 12).map((day) =>
      gone(day, random.between(40, 130) * 100, words.energy, "DIRECT_DEBIT"),
    ),
    ...monthDays(span, 27).map((day) => gone(day, 20_000, "TO SAVINGS", "TRANSFER")),
    ...someDays(span, 18, random).map((day) =>
      gone(day, random.between(3, 120) * 100, random.pick(words.shops), "PURCHASE"),
    ),
    ...someDays(span, 4, random).map((day) =>
      gone(day, random.between(1, 10) * 2000, "ATM WITHDRAWAL", "ATM"),
    ),
  ];
};

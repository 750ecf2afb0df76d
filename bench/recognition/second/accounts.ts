import { dayFrom, inMonth, isoOf } from "../calendar.ts";
import { type Random, randomOf } from "../random.ts";
import type { Paid } from "./incomes.ts";
import {
  type Country,
  type LineTruth,
  type Nation,
  nations,
  payrolls,
  type SecondStatement,
} from "./labels.ts";
import { type Living, livesWithEmployer, livesWithout } from "./lives.ts";
import { notCounted, spending } from "./not-counted.ts";
import type { Span } from "./payroll-days.ts";
import { fullName, type Person, personOf } from "./people.ts";
import type { Draft, Setting } from "./setting.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { secondWords } from "./words.ts";

/** Four hundred statements, the same in every run. */

const COUNT = 400;

const cycled = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
};

const MONTHS = [6, 3, 12, 6];

/** So that the shortest statement holds three salaries, however they were moved. */
const LEAD_DAYS = 10;

const spanOf = (random: Random, index: number, country: Country): Span => {
  const to = random.between(dayFrom("2026-01-20"), dayFrom("2027-02-25"));
  const date = new Date(to * 86_400_000).getUTCDate();
  const from = inMonth(to, cycled(MONTHS, Math.floor(index / 2)), date) - LEAD_DAYS;
  return { from, to, money: country === "GB" ? "pounds" : "euros" };
};

const payrollOf = (index: number, { from, to }: Span): Setting["payroll"] => {
  const payroll = cycled(payrolls, index * 5 + Math.floor(index / 12));
  const days = to - from;
  if (payroll === "quarterly") return days > 350 ? payroll : "last_working_day";
  return payroll === "four_weekly" && days < 150 ? "fortnightly" : payroll;
};

const settingOf = (index: number, words: Vocabulary): Setting => {
  const random = randomOf(words.seed + index * 13);
  const country = cycled(words.countries, index);
  const span = spanOf(random, index, country);
  const holder = personOf(words.names[country], random);
  const partner: readonly Person[] = random.happens(0.12)
    ? [personOf(words.names[country], random, [holder])]
    : [];
  const nation: Nation | undefined = country === "GB" ? cycled(nations, Math.floor(index / 2)) : undefined;
  return {
    words,
    random,
    country,
    nation,
    currency: country === "GB" ? "GBP" : "EUR",
    bank: random.pick(words.banksOf[country]),
    holders: [holder, ...partner],
    span,
    payroll: payrollOf(index, span),
    isStated: index % 3 !== 0,
  };
};

const livingOf = (index: number, setting: Setting): Living => {
  const lives = setting.isStated ? livesWithEmployer : livesWithout;
  return cycled(lives, Math.floor(index / 3) * (setting.isStated ? 2 : 1) + (index % 3))(setting);
};

interface Numbered {
  readonly id: string;
  readonly draft: Draft;
}

const isOf = (truth: LineTruth, ids: ReadonlySet<string>): boolean =>
  ("income" in truth && ids.has(truth.income)) || ("bonusOf" in truth && ids.has(truth.bonusOf));

const numberedOf = (index: number, setting: Setting, paid: readonly Paid[]): readonly Numbered[] =>
  [
    ...paid.flatMap(({ lines, besides }) => [...lines, ...besides]),
    ...notCounted(setting),
    ...spending(setting),
  ]
    .filter(({ day }) => day >= setting.span.from && day <= setting.span.to)
    .toSorted((one, other) => one.day - other.day)
    .map((draft, line) => ({ id: `${setting.words.name}-${index}-${line}`, draft }));

const accountOf = (index: number, words: Vocabulary): SecondStatement => {
  const setting = settingOf(index, words);
  const { paid, stated } = livingOf(index, setting);
  const lines = numberedOf(index, setting, paid);
  const evidenced = new Set(paid.filter((one) => one.isEvidenced).map(({ income }) => income.id));
  const { country, nation, bank, span, holders, currency } = setting;
  return {
    name: `${words.name} ${index}`,
    country,
    nation,
    bank: bank.name,
    statedEmployers: stated,
    incomes: paid.map(({ income }) => income),
    truthOf: new Map(lines.map(({ id, draft }) => [id, draft.truth])),
    evidenced: new Set(lines.filter(({ draft }) => isOf(draft.truth, evidenced)).map(({ id }) => id)),
    statement: {
      holders: holders.map(fullName),
      from: isoOf(span.from),
      to: isoOf(span.to),
      transactions: lines.map(({ id, draft }) => ({
        id,
        account: `${index}-${draft.account}`,
        date: isoOf(draft.day),
        minor: draft.minor,
        currency,
        description: draft.description,
        category: draft.category,
      })),
    },
  };
};

export const statementsOf = (words: Vocabulary, first = 0, count = COUNT): readonly SecondStatement[] =>
  Array.from({ length: count }, (_, index) => accountOf(first + index, words));

/** Seen: all of it was looked at while the rules were mended. */
export const secondStatements = (): readonly SecondStatement[] => statementsOf(secondWords);

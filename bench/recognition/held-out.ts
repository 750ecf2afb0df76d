import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import { dayFrom, isoOf } from "./calendar.ts";
import { entitlement, studentLoan } from "./entitlements.ts";
import type { LabelledStatement, Noise, TrueIncome } from "./labelled.ts";
import { noiseOf } from "./noise.ts";
import {
  changedEmployer,
  client,
  type Drafted,
  fortnightlyPay,
  fourWeeklyPay,
  missingMonth,
  monthlySalary,
  weeklyPay,
  zeroHours,
} from "./pay.ts";
import { type Place, places } from "./places.ts";
import { type Random, randomOf } from "./random.ts";
import { type Draft, type Holder, isWithin, nameOf, type Setting, styleFor } from "./writing.ts";

/**
 * Statements of people whom the recogniser was not made for: written by another program than the practice bank, from how
 * banks of six countries describe payments. The same seed gives the same statement.
 */

const EARLIEST = dayFrom("2025-07-01");
const LATEST = dayFrom("2027-03-31");

const placeOf = (random: Random): Place =>
  places[random.happens(0.6) ? "GB" : random.pick(["DE", "ES", "FR", "IT", "PT"] as const)];

const holdersOf = (random: Random, { firstNames, lastNames, titles }: Place): readonly Holder[] => {
  const last = random.pick(lastNames);
  const first = random.pick(firstNames);
  const holder = { first, last, title: random.pick(titles) };
  if (!random.happens(0.15)) return [holder];
  const partner = random.pick(firstNames.filter((name) => name !== first));
  return [holder, { first: partner, last: random.happens(0.5) ? last : random.pick(lastNames), title: "" }];
};

type Life = (setting: Setting, isLong: boolean) => readonly Drafted[];

const anySalary: Life = (setting) => [monthlySalary(setting)];

const abroad: readonly Life[] = [
  anySalary,
  anySalary,
  (setting) => [entitlement(setting)],
  (setting) => [monthlySalary(setting), entitlement(setting)],
  (setting, isLong) => (isLong ? changedEmployer(setting) : anySalary(setting, isLong)),
  (setting) => [zeroHours(setting)],
];

const british: readonly Life[] = [
  ...abroad,
  (setting) => [weeklyPay(setting)],
  (setting) => [fortnightlyPay(setting)],
  (setting) => [fourWeeklyPay(setting)],
  (setting) => [zeroHours(setting), entitlement(setting)],
  (setting) => [entitlement(setting), entitlement(setting)],
  (setting) => [studentLoan(setting), zeroHours(setting)],
  (setting) => [studentLoan(setting)],
  (setting) => [monthlySalary(setting), weeklyPay(setting)],
  (setting, isLong) => [isLong ? missingMonth(setting) : monthlySalary(setting)],
  (setting) => [client(setting), client(setting), client(setting)],
  () => [],
];

/** By its own text a line could not be told to recur, unless it is a student loan. */
const isVisible = ({ lines, rhythm }: Drafted): boolean =>
  lines.length >= (rhythm === "termly" ? 1 : rhythm === "irregular" ? 3 : 2);

/** What one payer pays is one income, whoever of the household it is paid to. */
const withoutTwins = (incomes: readonly Drafted[]): readonly Drafted[] =>
  incomes.filter(({ payer }, index) => incomes.findIndex((other) => other.payer === payer) === index);

interface Written {
  readonly draft: Draft;
  readonly truth: { readonly income: string } | { readonly noise: Noise };
}

/** The bank's categories and ids; lines of one day in the bank's own order. */
const statementOf = (
  seed: number,
  setting: Setting,
  incomes: readonly TrueIncome[],
  all: readonly Written[],
): LabelledStatement => {
  const { random, place, holders } = setting;
  const shown = all
    .filter(({ draft }) => isWithin(draft.day, setting))
    .map((line) => ({ ...line, order: line.draft.day + random.fraction() }))
    .toSorted((one, other) => one.order - other.order);
  const id = (index: number): string => `${seed}-${index}`;
  return {
    name: `held out ${seed}`,
    incomes,
    truthOf: new Map(shown.map(({ truth }, index) => [id(index), truth])),
    statement: {
      holders: holders.map((holder) => nameOf({ ...holder, title: holder.title }, random)),
      from: isoOf(setting.from),
      to: isoOf(setting.to),
      transactions: shown.map(({ draft }, index) => ({
        id: id(index),
        account: draft.account,
        date: isoOf(draft.day),
        minor: draft.minor,
        currency: place.currency,
        description: draft.description,
        category: draft.category,
      })),
    },
  };
};

export const heldOutStatement = (seed: number): LabelledStatement => {
  const random = randomOf(seed);
  const place = placeOf(random);
  const to = random.between(EARLIEST, LATEST);
  const isLong = random.happens(0.45);
  const from = dayFrom(addMonths(isoOf(to), isLong ? -6 : -3));
  const holders = holdersOf(random, place);
  const setting: Setting = { random, place, style: styleFor(random, place), holders, from, to };
  const lives = place.country === "GB" ? british : abroad;
  // A joint account shows what both live on.
  const drafted = withoutTwins(holders.flatMap(() => random.pick(lives)(setting, isLong))).filter(isVisible);
  const incomes = drafted.map(
    ({ sort, kind, rhythm, yearlyMinor }, index): TrueIncome => ({
      id: `income ${index}`,
      sort,
      kind,
      rhythm,
      yearlyMinor,
    }),
  );
  const lines: readonly Written[] = [
    ...drafted.flatMap((income, index) =>
      income.lines.map((draft) => ({ draft, truth: { income: `income ${index}` } })),
    ),
    ...noiseOf(setting).map(({ noise, ...draft }) => ({ draft, truth: { noise } })),
  ];
  return statementOf(seed, setting, incomes, lines);
};

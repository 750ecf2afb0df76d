import type { Random } from "../random.ts";
import type { NotCounted } from "./labels.ts";
import { fullName, personOf, writtenName } from "./people.ts";
import { codeOf, credit, cutsOff, type Draft, monthDays, type Setting, someDays } from "./setting.ts";

/** Money that is no income under the brands and in the words of one set. */

export interface Further {
  readonly what: NotCounted;
  /** `{person}` is a person of the country, `{holder}` the holder under whom the account elsewhere runs. */
  readonly payer: string;
  /** `{c}` is a code that changes; `{person}` and `{holder}` as above. */
  readonly reference: string;
  readonly comes: "once" | "now and then" | "in parts" | "every month" | keyof typeof WEEKS;
  /** In pence or cents. */
  readonly range: readonly [least: number, most: number];
  /** A person chose the amount, which is mostly a round one. */
  readonly isByHand?: boolean;
  readonly isVaried?: boolean;
}

const WEEKS = { "every week": 1, "every two weeks": 2, "every four weeks": 4 };

/** `PAYER|REFERENCE,…`; the range is in pounds or euros. */
export const further =
  (what: NotCounted, comes: Further["comes"], least: number, most: number) =>
  (...texts: readonly string[]): readonly Further[] =>
    texts
      .flatMap((text) => text.split(","))
      .map((text) => {
        const [payer = "", reference = ""] = text.split("|");
        return { what, comes, payer, reference, range: [least * 100, most * 100] };
      });

export const byHand = (all: readonly Further[]): readonly Further[] =>
  all.map((one) => ({ ...one, isByHand: true }));

export const varied = (all: readonly Further[]): readonly Further[] =>
  all.map((one) => ({ ...one, isVaried: true }));

const everyWeeks = (weeks: number, { from, to }: Setting["span"], random: Random): readonly number[] => {
  const days = weeks * 7;
  const first = from + random.between(0, days - 1);
  return Array.from({ length: Math.floor((to - first) / days) + 1 }, (_, index) => first + index * days);
};

const daysOf = (comes: Further["comes"], { span, random }: Setting): readonly number[] => {
  if (comes === "once") return someDays(span, 1, random);
  if (comes === "now and then") return someDays(span, random.between(2, 8), random);
  if (comes === "every month") return monthDays(span, random.between(1, 28));
  if (comes === "in parts") return monthDays(span, random.between(1, 28)).slice(0, random.between(3, 6));
  return everyWeeks(WEEKS[comes], span, random);
};

/** Regular payments mostly have one amount, others never have. */
const amountsOf = ({ comes, range, isByHand, isVaried }: Further, random: Random): (() => number) => {
  const unit = isByHand ? random.pick([1000, 1000, 500, 100, 1]) : 1;
  const amount = () => Math.max(1, Math.round(random.between(...range) / unit)) * unit;
  const usual = amount();
  const isFixed = comes === "in parts" || (comes.startsWith("every") && !isVaried && random.happens(0.6));
  return () => (isFixed ? usual : amount());
};

export const furtherLines = (one: Further, setting: Setting): readonly Draft[] => {
  const { random, words, country, holders } = setting;
  const person = fullName(personOf(words.names[country], random, holders));
  const holder = writtenName(random.pick(holders), country, random);
  const named = (text: string): string => text.replace("{person}", person).replace("{holder}", holder);
  const amount = amountsOf(one, random);
  return daysOf(one.comes, setting).map((day) =>
    credit(
      {
        day,
        minor: amount(),
        payer: named(one.payer),
        reference: named(one.reference).replace("{c}", codeOf(random, 8)),
        fine: /\{(person|holder)\}/.test(one.payer) ? "TRANSFER" : "CREDIT",
        truth: { noise: one.what },
      },
      setting,
    ),
  );
};

const SHOWN_WHERE_CUT_OFF = 18;

/** Only what the bank shows whole: of the rest a reader could not tell what it is. */
export const furtherOf = (setting: Setting): readonly Further[] =>
  (setting.words.furtherNoise?.[setting.country] ?? []).filter(
    ({ payer, reference }) =>
      !cutsOff(setting) || `${payer} ${reference.replace("{c}", "")}`.length <= SHOWN_WHERE_CUT_OFF,
  );

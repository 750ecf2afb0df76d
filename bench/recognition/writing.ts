import { type Day, inMonth, monthOf, yearOf } from "./calendar.ts";
import type { Place } from "./places.ts";
import type { Random } from "./random.ts";

/** Somebody with accounts at a bank. */
export interface Holder {
  readonly first: string;
  readonly last: string;
  readonly title: string;
}

/** How one bank writes descriptions and sorts payments. */
export interface BankStyle {
  /** 18 is what BACS carries. */
  readonly longest: number;
  readonly isUpperCase: boolean;
  /** In front of what comes in. */
  readonly creditPrefix: string;
  /** Names TrueLayer's categories finely, or only what comes in and goes out. */
  readonly hasFineCategories: boolean;
}

/** What a generator of lines knows. */
export interface Setting {
  readonly random: Random;
  readonly place: Place;
  readonly style: BankStyle;
  readonly holders: readonly Holder[];
  /** First and last day of the statement. */
  readonly from: Day;
  readonly to: Day;
}

/** A line without the ids that make it a bank's. */
export interface Draft {
  readonly account: "current" | "savings";
  readonly day: Day;
  readonly minor: number;
  readonly description: string;
  readonly category: string;
}

export const styleFor = (random: Random, { country }: Place): BankStyle => ({
  longest: random.happens(0.25) ? 18 : random.pick([35, 60, 140]),
  isUpperCase: random.happens(0.7),
  creditPrefix:
    country === "GB"
      ? random.pick(["", "", "", "BGC ", "BACS ", "FPI ", "Bank credit ", "Direct credit "])
      : "",
  hasFineCategories: random.happens(0.6),
});

/** A description as the bank shows it. */
export const written = (text: string, { style }: Setting): string => {
  const cased = style.isUpperCase ? text.toUpperCase() : text;
  return cased.slice(0, style.longest).trimEnd();
};

const credited = (text: string, setting: Setting): string =>
  written(`${setting.style.creditPrefix}${text}`, setting);

export const categoryOf = (fine: string, minor: number, { style }: Setting): string =>
  style.hasFineCategories ? fine : minor > 0 ? "CREDIT" : "DEBIT";

export interface Credit {
  readonly day: Day;
  readonly minor: number;
  readonly text: string;
  readonly fine?: string;
}

/** Money that comes to the current account. */
export const creditOf = ({ day, minor, text, fine = "CREDIT" }: Credit, setting: Setting): Draft => ({
  account: "current",
  day,
  minor,
  description: credited(text, setting),
  category: categoryOf(fine, 1, setting),
});

export const digits = (random: Random, length: number): string =>
  Array.from({ length }, () => random.between(0, 9)).join("");

/** `JK123456A` */
export const insuranceNumber = (random: Random): string =>
  `${random.pick(["JK", "NB", "PX", "SR", "WE"])}${digits(random, 6)}${random.pick(["A", "B", "C", "D"])}`;

export const monthName = (day: Day, { place }: Setting): string => place.months[monthOf(day) - 1] ?? "";

/** `11/2026` */
export const monthNumber = (day: Day): string => `${String(monthOf(day)).padStart(2, "0")}/${yearOf(day)}`;

/** Somebody who is not the holder: `A PATEL`, `Aisha Rahman`. */
export const otherPerson = ({ random, place, holders }: Setting): string => {
  const lasts = place.lastNames.filter((last) => holders.every((holder) => holder.last !== last));
  const first = random.pick(place.firstNames);
  return random.happens(0.5) ? `${first} ${random.pick(lasts)}` : `${first.charAt(0)} ${random.pick(lasts)}`;
};

/** A name as other banks write it. */
export const nameOf = ({ first, last, title }: Holder, random: Random): string =>
  random.pick([
    `${first} ${last}`,
    `${title} ${first} ${last}`.trim(),
    `${first.charAt(0)} ${last}`,
    `${last} ${first.charAt(0)}`,
    `${title} ${first.charAt(0)} ${last}`.trim(),
  ]);

export const isWithin = (day: Day, { from, to }: Setting): boolean => day >= from && day <= to;

/** The days of this date in every month of the statement and the one before. */
export const monthlyDays = (date: number, { from, to }: Setting): readonly Day[] =>
  Array.from({ length: 9 }, (_, months) => inMonth(to, 8 - months, date)).filter(
    (day) => day >= from - 31 && day <= to + 31,
  );

export const everyDays = (first: Day, step: number, to: Day): readonly Day[] =>
  Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, index) => first + index * step,
  );

/** An amount near another, by so many percent. */
export const near = (minor: number, percent: number, random: Random): number =>
  Math.round(minor * (1 + ((random.fraction() * 2 - 1) * percent) / 100));

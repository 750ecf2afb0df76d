import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";

const LOCALES: Partial<Readonly<Record<Language, string>>> = { en: "en-GB", pt: "pt-PT" };

const localeOf = (language: Language): string => LOCALES[language] ?? language;

/** @param date a civil date, 2026-04-01 @returns e.g. 1 April 2026 */
export const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const longMonth = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** In the time zone of the United Kingdom, where the homes are. */
export const longTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/London",
  }).format(at);

export const mediumDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** @param minor e.g. pence @returns e.g. £1,250.00 */
export const money = (minor: number, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "currency", currency }).format(minor / 100);

export const namesTogether = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(names);

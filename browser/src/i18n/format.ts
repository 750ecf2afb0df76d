import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** The region whose formats a language uses; English is British, because the product is. */
export const regions: Readonly<Record<Language, string>> = {
  de: "de-DE",
  en: "en-GB",
  es: "es-ES",
  fr: "fr-FR",
  it: "it-IT",
  pt: "pt-PT",
};

/** 50 → `50%`, in German and French `50 %` with a no-break space. */
export const formatPercent = (language: Language, percent: number): string =>
  new Intl.NumberFormat(regions[language], { style: "percent" }).format(percent / 100);

/** In French the first of a month is `1er`, which `Intl` does not produce. */
const dayIn = (language: Language, day: string): string => (language === "fr" && day === "1" ? "1er" : day);

/** A moment as a date in text, `12 March 2026`: the day in London (the product's civil dates). */
export const formatDate = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: "long", timeZone: "Europe/London" })
    .formatToParts(new Date(moment))
    .map(({ type, value }) => (type === "day" ? dayIn(language, value) : value))
    .join("");

/** A civil date where there is little room, `12 Mar 2026`. */
export const formatShortDate = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(regions[language], { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const formatMonth = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(regions[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const formatList = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(regions[language], { type: "conjunction" }).format(items);

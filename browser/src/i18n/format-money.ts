import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { regions } from "./format.ts";

export const formatAmount = (language: Language, minor: number): string =>
  new Intl.NumberFormat(regions[language], { minimumFractionDigits: 2 }).format(minor / 100);

export const formatMoney = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(regions[language], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / 100);

/** The sign before an amount, `£`; two dollars differ, `US$` and `A$`. */
export const currencySign = (language: Language, currency: string): string =>
  new Intl.NumberFormat(regions[language], { style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

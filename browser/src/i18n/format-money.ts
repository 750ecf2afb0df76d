import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { regions } from "./format.ts";

/** An amount without its currency, `1,150.00`. */
export const formatAmount = (language: Language, minor: number): string =>
  new Intl.NumberFormat(regions[language], { minimumFractionDigits: 2 }).format(minor / 100);

/** An amount with its currency, `£1,150`; pence only where there are any. */
export const formatMoney = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(regions[language], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: minor % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(minor / 100);

/** What stands before an amount that is typed, `£`: two dollars differ, `US$` and `A$`. */
export const currencySign = (language: Language, currency: string): string =>
  new Intl.NumberFormat(regions[language], { style: "currency", currency })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

import { regions } from "@latchkey/browser/i18n/format.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** An amount with its pence, whether there are any or not: `£1,035.00`. For amounts that are compared. */
export const exactMoney = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(regions[language], {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
  }).format(minor / 100);

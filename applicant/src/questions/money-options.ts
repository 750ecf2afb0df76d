import type { Currency } from "@latchkey/domain/vocabulary/money.ts";

/** In the order of the contract's enumeration for the wizard (spec 2 §3). */
const offeredCurrencies = ["GBP", "EUR", "USD", "AUD"] as const satisfies readonly Currency[];

const signs = { GBP: "£", EUR: "€", USD: "$", AUD: "$" } as const satisfies Readonly<
  Record<Currency, string>
>;

/** For a select: the code, because two currencies share a sign. */
export const currencyOptions = offeredCurrencies.map((value) => ({
  value,
  label: `${value} (${signs[value]})`,
}));

/** What stands before an amount of this currency; undefined for what is none. */
export const signOf = (currency: string): string | undefined =>
  offeredCurrencies.some((one) => one === currency) ? signs[currency as Currency] : undefined;

import type { Currency } from "@latchkey/domain/vocabulary/money.ts";

/** In the order of the contract's enumeration for the wizard (spec 2 §3). */
const offeredCurrencies = ["GBP", "EUR", "USD", "AUD"] as const satisfies readonly Currency[];

const signs = { GBP: "£", EUR: "€", USD: "$", AUD: "$" } as const satisfies Readonly<
  Record<Currency, string>
>;

/** The code, because two currencies share a sign. */
export const currencyOptions = offeredCurrencies.map((value) => ({
  value,
  label: `${value} (${signs[value]})`,
}));

/** The sign before an amount; undefined without one. */
export const signOf = (currency: string): string | undefined => {
  const offered = offeredCurrencies.find((one) => one === currency);
  return offered && signs[offered];
};

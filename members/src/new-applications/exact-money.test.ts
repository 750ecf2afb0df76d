import { expect, test } from "vitest";
import { exactMoney } from "./exact-money.ts";

test.each([
  [103_500, "GBP", "£1,035.00"],
  [1, "EUR", "€0.01"],
  [-5, "USD", "-$0.05"],
])("%d in %s is %s: amounts that are compared have their pence", (minor, currency, text) => {
  expect(exactMoney("en", minor, currency)).toBe(text);
});

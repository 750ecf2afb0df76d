import { expect, test } from "vitest";
import { rentDemand } from "./rent-demand.ts";

test("LAW-01 (in part) the sentence that asks for rent in advance is named, and no other", () => {
  const demand = "Please pay 6 months' rent upfront.";
  expect(rentDemand(`Thank you for your papers. ${demand} We look forward to it.`)).toBe(demand);
  expect(rentDemand(`Dear Amara\n${demand}\nPriya`)).toBe(demand);
  expect(rentDemand("Please send 6 months of statements.")).toBeUndefined();
  expect(rentDemand("")).toBeUndefined();
});

test("LAW-01 (in part) other letters, dashes and capitals are the same words", () => {
  expect(rentDemand("PAY SIX MONTHS RENT UP-FRONT")).toBeDefined();
  expect(rentDemand("We ask for six months’ rent up front")).toBeDefined();
});

test("LAW-01 (in part) a demand beside a paper is a demand all the same", () => {
  expect(rentDemand("By your payslips we need 6 months' rent in advance.")).toBeDefined();
});

test("a text as long as texts may be does not hang", () => {
  expect(rentDemand("rent before now pay months ".repeat(4000))).toBeUndefined();
  expect(rentDemand("a month ".repeat(20_000))).toBeUndefined();
});

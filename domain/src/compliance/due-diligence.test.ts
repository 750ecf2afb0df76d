import { expect, test } from "vitest";
import { defaultCriteria } from "../affordability/criteria.ts";
import { condition } from "../testing/conditions.ts";
import { needsDueDiligence, sourceOfFundsIssue } from "./due-diligence.ts";

const customer = {
  role: "tenant",
  conditions: [condition("AML_CDD", true)],
  rentMinor: 1_000_000,
  currency: "GBP",
  rates: defaultCriteria.rates,
} as const;

test.each([
  ["from £10,000 a month", {}, true],
  ["a penny below", { rentMinor: 999_999 }, false],
  ["without the condition", { conditions: [] }, false],
  ["switched off", { conditions: [condition("AML_CDD", false)] }, false],
  ["of a guarantor", { role: "guarantor" }, false],
  ["of an occupier", { role: "occupier" }, false],
  ["in euros, at 87 pence each", { currency: "EUR", rentMinor: 1_149_426 }, true],
  ["a cent below", { currency: "EUR", rentMinor: 1_149_425 }, false],
] as const)("%s: %j is %s", (_what, more, needed) => {
  expect(needsDueDiligence({ ...customer, ...more }, "2026-06-30")).toBe(needed);
});

test("the rule holds from 30 June 2026", () => {
  expect(needsDueDiligence(customer, "2026-06-29")).toBe(false);
});

test.each([
  ["", "validation.required"],
  ["  ", "validation.required"],
  ["x".repeat(501), "validation.max_length"],
  ["Salary, and a gift of the parents", undefined],
])("%j", (text, code) => {
  expect(sourceOfFundsIssue(text)?.code).toBe(code);
});

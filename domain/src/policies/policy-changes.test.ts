import { expect, test } from "vitest";
import { contentNamed, withConditions } from "../testing/policies.ts";
import { policyChanges, withValue } from "./policy-changes.ts";

const plain = contentNamed("scotland-wales-ni-default");

test("a policy that was not changed has no changes", () => {
  expect(policyChanges(plain, JSON.parse(JSON.stringify(plain)))).toEqual([]);
});

test("a change names its place, and what it was", () => {
  const after = withConditions(
    { ...plain, criteria: { ...plain.criteria, tenantIncome: 28 }, texts: { before: { en: "Welcome" } } },
    { ALLOWED_INCOME_TYPES: ["T_PENSION"] },
  );
  expect(policyChanges(plain, after)).toEqual([
    { place: "terms.tenant.conditions.ALLOWED_INCOME_TYPES", before: undefined, after: ["T_PENSION"] },
    { place: "criteria.tenantIncome", before: 30, after: 28 },
    { place: "texts.before.en", before: undefined, after: "Welcome" },
  ]);
  expect(policyChanges(after, plain).at(-1)).toEqual({
    place: "texts.before.en",
    before: "Welcome",
    after: undefined,
  });
});

test("a value is set at its place and nothing else changes", () => {
  const changed = withValue(plain, "timing.promiseDays", 3);
  expect(changed).toEqual({ ...plain, timing: { ...plain.timing, promiseDays: 3 } });
  expect(Object.keys(changed.timing)).toEqual(Object.keys(plain.timing));
  expect(plain.timing.promiseDays).toBe(2);
});

test("a value that is taken out leaves no empty part behind", () => {
  const given = withValue(withValue(plain, "texts.before.en", "Welcome"), "criteria.counted.T_PENSION", 50);
  expect(given.texts).toEqual({ before: { en: "Welcome" } });
  const taken = withValue(
    withValue(given, "texts.before.en", undefined),
    "criteria.counted.T_PENSION",
    undefined,
  );
  expect(taken).toEqual(plain);
  expect(
    withValue(plain, "terms.tenant.conditions.REQUIRE_RENTAL_REFERENCE", undefined).terms.tenant.conditions,
  ).toEqual({
    REQUIRED_ADDRESS_MONTHS: 36,
    ADDRESS_GAP_DAYS: 31,
  });
});

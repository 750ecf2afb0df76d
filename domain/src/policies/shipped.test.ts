import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { partyRoles } from "../vocabulary/party-roles.ts";
import { sectionOfVariant } from "../vocabulary/sections.ts";
import { type ConditionName, conditionNames } from "./condition.ts";
import { asksLivePhoto, conditionValue } from "./policy.ts";
import { policyOf } from "./policy-version.ts";
import { policyNamed, shippedVersions } from "./shipped.ts";

const shippedPolicies = shippedVersions.map(policyOf);

const conditionOf = (policy: string, condition: ConditionName) =>
  conditionValue(policyNamed(policy)?.terms.tenant.conditions ?? [], condition);

const allTerms = shippedPolicies.flatMap(({ terms }) => Object.values(terms));

describe("shipped policies", () => {
  test.each([
    ["england-default", ["IDENTITY_RTR", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"]],
    ["scotland-wales-ni-default", ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"]],
    ["no-references", ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"]],
    ["guarantor-required", ["IDENTITY_DEFAULT", "INCOME_WITH_GUARANTOR", "RESIDENCE_DEFAULT"]],
    ["identity-only", ["IDENTITY_DEFAULT"]],
    ["england-identity-only", ["IDENTITY_RTR"]],
    ["identity-residence", ["IDENTITY_DEFAULT", "RESIDENCE_DEFAULT"]],
  ])("FRM-156 %s asks for %j", (name, sections) => {
    expect(policyNamed(name)?.terms.tenant.sections).toEqual(sections);
  });

  test.each([
    ["england-default", true],
    ["scotland-wales-ni-default", true],
    ["no-references", false],
    ["guarantor-required", true],
    ["identity-only", undefined],
    ["identity-residence", true],
  ])("RES-007 %s requires a rental reference: %s", (name, value) => {
    expect(conditionOf(name, "REQUIRE_RENTAL_REFERENCE")).toBe(value);
  });

  test("where residence is asked for, 36 months are covered with gaps of at most 31 days", () => {
    for (const { name, terms } of shippedPolicies) {
      const asked = terms.tenant.sections.includes("RESIDENCE_DEFAULT");
      expect(conditionOf(name, "REQUIRED_ADDRESS_MONTHS")).toBe(asked ? 36 : undefined);
      expect(conditionOf(name, "ADDRESS_GAP_DAYS")).toBe(asked ? 31 : undefined);
    }
  });

  test("RES-006 every condition is known, described and listed once", () => {
    for (const { conditions } of allTerms) {
      const names = conditions.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, description } of conditions) {
        expect(conditionNames).toContain(name);
        expect(description).not.toBe("");
      }
    }
  });

  test("no policy asks for a section twice, and no two share a name", () => {
    for (const { sections } of allTerms) {
      expect(new Set(sections.map(sectionOfVariant)).size).toBe(sections.length);
    }
    expect(new Set(shippedPolicies.map(({ name }) => name)).size).toBe(shippedPolicies.length);
  });

  test("an unknown policy is not found", () => {
    expect(policyNamed("england")).toBeUndefined();
  });

  test.each([
    ["england-default", true],
    ["england-identity-only", true],
    ["scotland-wales-ni-default", false],
    ["no-references", false],
    ["guarantor-required", false],
    ["identity-only", false],
    ["identity-residence", false],
  ])("%s has a live photo taken of everybody: %s", (name, taken) => {
    for (const role of partyRoles) {
      expect(asksLivePhoto(policyNamed(name)?.terms[role].conditions ?? []), role).toBe(taken);
    }
  });
});

describe("what a policy asks of whom", () => {
  const asked = (name: string) =>
    partyRoles.map((role) => policyNamed(name)?.terms[role].sections.map(sectionOfVariant));

  test("an occupier pays nothing: no income is asked for", () => {
    expect(asked("england-default")[1]).toEqual(["IDENTITY", "RESIDENCE"]);
  });

  test("a guarantor does not live there: identity without a right to rent, and an income of their own", () => {
    const terms = policyNamed("england-default")?.terms.guarantor;
    expect(terms?.sections).toEqual(["IDENTITY_DEFAULT", "INCOME_WITHOUT_GUARANTOR"]);
    expect(conditionValue(terms?.conditions ?? [], "INCOME_START_STEP")).toBe("incomeType");
    expect(conditionValue(terms?.conditions ?? [], "ALLOWED_OTHER_PAYERS")).toEqual([]);
  });

  test("where no income is asked of the tenant, none is asked of a guarantor", () => {
    expect(asked("identity-only")).toEqual([["IDENTITY"], ["IDENTITY"], ["IDENTITY"]]);
  });
});

/**
 * Applications run under these versions: a change of one is a new version in `shippedVersions`, which keeps the old one.
 */
test("a version that was shipped never changes", () => {
  const print = (value: unknown) =>
    createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
  expect(
    Object.fromEntries(
      shippedVersions.map((version) => [`${version.name}@${version.version}`, print(version)]),
    ),
  ).toMatchInlineSnapshot(`
    {
      "england-default@1": "79ec524196b5",
      "england-identity-only@1": "a636e4ad277c",
      "every-proof@1": "b9526dc5ecfe",
      "guarantor-required@1": "5a678ecc9e57",
      "identity-only@1": "8c25a21eb475",
      "identity-residence@1": "86072e1b90c4",
      "no-references@1": "2caf8f349a02",
      "scotland-wales-ni-default@1": "c74dfdde2b17",
    }
  `);
});

import { describe, expect, test } from "vitest";
import { sectionOfVariant } from "../vocabulary/sections.ts";
import { conditionNames } from "./condition.ts";
import { policyNamed, shippedPolicies } from "./shipped.ts";

const conditionOf = (policy: string, condition: string) =>
  policyNamed(policy)?.conditions.find(({ name }) => name === condition)?.value;

describe("shipped policies", () => {
  test.each([
    ["england-default", ["IDENTITY_RTR", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"]],
    ["scotland-wales-ni-default", ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"]],
    ["no-references", ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"]],
    ["guarantor-required", ["IDENTITY_DEFAULT", "INCOME_WITH_GUARANTOR", "RESIDENCE_DEFAULT"]],
    ["identity-only", ["IDENTITY_DEFAULT"]],
  ])("FRM-156 %s asks for %j", (name, sections) => {
    expect(policyNamed(name)?.sections).toEqual(sections);
  });

  test.each([
    ["england-default", true],
    ["scotland-wales-ni-default", true],
    ["no-references", false],
    ["guarantor-required", true],
    ["identity-only", undefined],
  ])("RES-007 %s requires a rental reference: %s", (name, value) => {
    expect(conditionOf(name, "REQUIRE_RENTAL_REFERENCE")).toBe(value);
  });

  test("where residence is asked for, 36 months are covered with gaps of at most 31 days", () => {
    for (const { name, sections } of shippedPolicies) {
      const asked = sections.includes("RESIDENCE_DEFAULT");
      expect(conditionOf(name, "REQUIRED_ADDRESS_MONTHS")).toBe(asked ? 36 : undefined);
      expect(conditionOf(name, "ADDRESS_GAP_DAYS")).toBe(asked ? 31 : undefined);
    }
  });

  test("RES-006 every condition is known, described, and said once", () => {
    for (const { conditions } of shippedPolicies) {
      const names = conditions.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, description } of conditions) {
        expect(conditionNames).toContain(name);
        expect(description).not.toBe("");
      }
    }
  });

  test("no policy asks for a section twice, and no two share a name", () => {
    for (const { sections } of shippedPolicies) {
      expect(new Set(sections.map(sectionOfVariant)).size).toBe(sections.length);
    }
    expect(new Set(shippedPolicies.map(({ name }) => name)).size).toBe(shippedPolicies.length);
  });

  test("a policy nobody ships is not found", () => {
    expect(policyNamed("england")).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import type { Policy } from "./policy.ts";
import { policyNamed } from "./shipped.ts";
import { policyWarnings } from "./warnings.ts";

const shipped = (name: string): Policy => {
  const policy = policyNamed(name);
  if (!policy) throw new Error(name);
  return policy;
};

test.each([
  ["england-default", "ENG", []],
  ["england-default", "SCT", ["right-to-rent-elsewhere"]],
  ["scotland-wales-ni-default", "SCT", []],
  ["scotland-wales-ni-default", "ENG", ["right-to-rent-missing"]],
] as const)("%s in %s: %j", (name, country, warnings) => {
  expect(policyWarnings(shipped(name), country)).toEqual(warnings);
});

test("nobody is turned away in England because of benefits", () => {
  const policy = shipped("england-default");
  const { tenant } = policy.terms;
  const types = { name: "ALLOWED_INCOME_TYPES", description: "", value: ["T_EMPLOYED_PERM"] } as const;
  const terms = { ...policy.terms, tenant: { ...tenant, conditions: [...tenant.conditions, types] } };
  expect(policyWarnings({ ...policy, terms }, "ENG")).toEqual(["benefits-left-out"]);
  expect(policyWarnings({ ...policy, terms }, "WLS")).toEqual(["right-to-rent-elsewhere"]);
});

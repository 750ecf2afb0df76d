import { describe, expect, test } from "vitest";
import { agreementHolds, changedParts, type Guarantee, missingConsents, requiredBoxes } from "./guarantee.ts";

const asked: Guarantee = {
  tenants: ["Amara Okafor", "Ben Ashdown"],
  home: "14 Alder Row, Leeds LS6 2QB",
  monthlyPence: 95_000,
};
const given = { termsAndConditions: true, backgroundChecks: true, dataAccuracy: true };

describe("what a guarantor has agreed to", () => {
  test.each<[string, Partial<Guarantee>, readonly string[]]>([
    ["the same", {}, []],
    ["the same tenants in another order", { tenants: ["Ben Ashdown", "Amara Okafor"] }, []],
    ["one tenant fewer", { tenants: ["Amara Okafor"] }, ["tenants"]],
    ["another name", { tenants: ["Amara Okafor", "Ben Ashcroft"] }, ["tenants"]],
    ["two of one name", { tenants: ["Amara Okafor", "Amara Okafor"] }, ["tenants"]],
    ["another home", { home: "15 Alder Row, Leeds LS6 2QB" }, ["home"]],
    ["a penny more", { monthlyPence: 95_001 }, ["amount"]],
    ["a penny less", { monthlyPence: 94_999 }, ["amount"]],
    [
      "another tenant's rent as well",
      { tenants: ["Amara Okafor"], monthlyPence: 47_500 },
      ["tenants", "amount"],
    ],
  ])("%s: %o differs in %o", (_name, before, parts) => {
    const agreed = { ...asked, ...before };
    expect(changedParts(agreed, asked)).toEqual(parts);
    expect(agreementHolds({ asked, agreed })).toBe(parts.length === 0);
  });

  test("does not count before they have agreed", () => {
    expect(agreementHolds({ asked, agreed: null })).toBe(false);
  });

  test("does not count once nobody names them", () => {
    const nobody = { ...asked, tenants: [], monthlyPence: 0 };
    expect(agreementHolds({ asked: nobody, agreed: nobody })).toBe(false);
  });
});

describe("the consents that a role needs", () => {
  test.each(["tenant", "occupier"] as const)("a %s: the three, and no guarantee", (role) => {
    expect(requiredBoxes(role)).toEqual(["termsAndConditions", "backgroundChecks", "dataAccuracy"]);
    expect(missingConsents({ role, consents: given, guarantee: null })).toEqual([]);
    expect(missingConsents({ role, consents: {}, guarantee: null })).toEqual(requiredBoxes(role));
  });

  test("a guarantor: the guarantee as well", () => {
    const missing = (agreed: Guarantee | null, consents: object = given) =>
      missingConsents({ role: "guarantor", consents, guarantee: { asked, agreed } });
    expect(missing(asked)).toEqual([]);
    expect(missing(null)).toEqual(["guarantee"]);
    expect(missing({ ...asked, monthlyPence: 1 })).toEqual(["guarantee"]);
    expect(missing(asked, { ...given, dataAccuracy: false })).toEqual(["dataAccuracy"]);
    expect(missing(null, {})).toEqual(requiredBoxes("guarantor"));
  });
});

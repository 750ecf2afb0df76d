import { describe, expect, test } from "vitest";
import { sectionNames, sectionVariants } from "../vocabulary/sections.ts";
import { sections, stepsOfVariant } from "./registry.ts";

/** The steps that the contract names, in its order; a variant may have steps of its own between them. */
const contract = {
  IDENTITY_DEFAULT: [
    "name",
    "birthdate",
    "nationality",
    "documents",
    "none",
    "documentSignposting",
    "upload",
    "documentSignpostingBack",
    "uploadBack",
    "livePhotoSignposting",
    "livePhotoPermissions",
    "livePhotoCamera",
    "livePhotoOptOut",
    "missingInformation",
    "genericUpload",
  ],
  IDENTITY_RTR: ["name", "birthdate", "nationality", "primaryDocument", "status"],
  RESIDENCE_DEFAULT: [
    "in-uk",
    "residential-history",
    "uk-residential-history",
    "single-uk-residential-history",
    "select-address",
    "rental-details",
    "landlordDetails",
    "have-you-ever",
    "documents",
    "none",
    "upload",
    "thanks",
    "already-connected",
    "placeholder",
    "documentSignposting",
    "documentSignpostingForTenancyAgreement",
    "uploadForTenancyAgreement",
    "missingInformation",
    "genericUpload",
  ],
} as const;

const contractSteps = (variant: keyof typeof contract) => {
  const named: readonly string[] = contract[variant];
  return stepsOfVariant(variant).filter((step) => named.includes(step));
};

describe("the steps of a variant", () => {
  test("FRM-149 of IDENTITY_DEFAULT, in order of appearance", () => {
    expect(contractSteps("IDENTITY_DEFAULT")).toEqual(contract.IDENTITY_DEFAULT);
  });

  test("RES-018 of RESIDENCE_DEFAULT, those of a request last", () => {
    expect(stepsOfVariant("RESIDENCE_DEFAULT")).toEqual(contract.RESIDENCE_DEFAULT);
  });

  test("of IDENTITY_RTR", () => {
    expect(contractSteps("IDENTITY_RTR")).toEqual(contract.IDENTITY_RTR);
  });

  test("of income, the same in every variant", () => {
    const [steps, ...others] = (
      ["INCOME_DEFAULT", "INCOME_WITHOUT_GUARANTOR", "INCOME_WITH_GUARANTOR"] as const
    ).map((variant) => stepsOfVariant(variant));
    expect(steps).toContain("whoIsPaying");
    expect(others).toEqual([steps, steps]);
  });
});

describe("the registry", () => {
  test("has every section under its own name", () => {
    expect(Object.entries(sections).map(([key, { name }]) => [key, name])).toEqual(
      sectionNames.map((name) => [name, name]),
    );
  });

  test("knows the steps of every variant", () => {
    for (const variant of sectionVariants) expect(() => stepsOfVariant(variant)).not.toThrow();
  });
});

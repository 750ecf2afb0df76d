import { describe, expect, test } from "vitest";
import { MissingDocumentDefinition } from "./definitions.ts";
import { documentTypes, isTwoSided } from "./kinds.ts";
import { needsSignposting } from "./signposting.ts";

describe("guidance before an upload", () => {
  test("IDN-034 every two-sided document has it, time-limited passports included", () => {
    for (const type of documentTypes.filter(isTwoSided)) expect(needsSignposting(type)).toBe(true);
  });

  test("IDN-034 of the one-sided documents only these have it", () => {
    const guided = documentTypes.filter((type) => !isTwoSided(type) && needsSignposting(type));
    expect(guided.toSorted()).toEqual([
      "BANK_STATEMENT",
      "EMPLOYMENT_CONTRACT",
      "TENANCY_AGREEMENT",
      "UTILITY_BILL",
    ]);
  });

  test("IDN-036 a passport has none", () => {
    expect(needsSignposting("PASSPORT")).toBe(false);
  });

  test("FRM-367 for an unknown document it is not guessed", () => {
    expect(() => needsSignposting("TAPESTRY")).toThrow(MissingDocumentDefinition);
  });
});

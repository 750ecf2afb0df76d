import { describe, expect, test } from "vitest";
import { sectionFromPath, sectionNames, sectionOfVariant, sectionPath, sectionVariants } from "./sections.ts";

describe("sections", () => {
  test("FRM-155 FRM-083 names, in display order", () => {
    expect(sectionNames).toEqual(["IDENTITY", "INCOME", "RESIDENCE"]);
  });

  test("FRM-156 SHR-002 variants", () => {
    expect(sectionVariants).toEqual([
      "IDENTITY_DEFAULT",
      "IDENTITY_RTR",
      "INCOME_DEFAULT",
      "INCOME_WITHOUT_GUARANTOR",
      "INCOME_WITH_GUARANTOR",
      "RESIDENCE_DEFAULT",
    ]);
  });

  test.each([
    ["IDENTITY_DEFAULT", "IDENTITY"],
    ["IDENTITY_RTR", "IDENTITY"],
    ["INCOME_DEFAULT", "INCOME"],
    ["INCOME_WITHOUT_GUARANTOR", "INCOME"],
    ["INCOME_WITH_GUARANTOR", "INCOME"],
    ["RESIDENCE_DEFAULT", "RESIDENCE"],
  ] as const)("%s belongs to %s", (variant, section) => {
    expect(sectionOfVariant(variant)).toBe(section);
  });

  test.each([
    ["IDENTITY", "identity"],
    ["INCOME", "income"],
    ["RESIDENCE", "residence"],
  ] as const)("FRM-033 %s is at /questions/%s", (section, segment) => {
    expect(sectionPath(section)).toBe(segment);
    expect(sectionFromPath(segment)).toBe(section);
  });

  test.each(["IDENTITY", "Income", "reference", "", "identity/"])(
    "FRM-034 /questions/%s is not a section",
    (segment) => {
      expect(sectionFromPath(segment)).toBeUndefined();
    },
  );
});

import { describe, expect, test } from "vitest";
import { genders, referencePersonTypes, residenceTypes, yesNo } from "./people.ts";

describe("people and places, verbatim", () => {
  test("FRM-175 gender", () => {
    expect(genders).toEqual(["FEMALE", "MALE"]);
  });

  test("FRM-179 INC-235 reference person types", () => {
    expect(referencePersonTypes).toEqual([
      "ACCOUNTANT",
      "AGENT",
      "EMPLOYER_OR_HR",
      "FAMILY_MEMBER",
      "GUARANTOR",
      "HOUSEMATE",
      "LANDLORD",
      "MANAGING_COMPANY",
      "NEIGHBOR",
    ]);
  });

  test("FRM-180 residence types, in the order in which they are shown", () => {
    expect(residenceTypes).toEqual([
      "RENTED_FLAT",
      "SELF_OWNED_HOME",
      "FAMILY_HOME",
      "STUDENT_ACCOMMODATION",
      "INFORMAL_ARRANGEMENT",
    ]);
  });

  test("FRM-165 yes/no answers", () => {
    expect(yesNo).toEqual(["yes", "no"]);
  });
});

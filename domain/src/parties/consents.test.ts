import { describe, expect, test } from "vitest";
import { allConsentsGiven, CONSENT_TEXT_VERSION, requiredConsents } from "./consents.ts";

describe("consents", () => {
  test("FRM-096 FRM-151 three are required; marketing is not among them", () => {
    expect(requiredConsents).toEqual(["termsAndConditions", "backgroundChecks", "dataAccuracy"]);
  });

  test.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, true, false],
    [true, true, false, false],
    [false, false, false, false],
  ])(
    "FRM-086 FRM-099 terms %s, checks %s, accuracy %s: all given %s",
    (termsAndConditions, backgroundChecks, dataAccuracy, all) => {
      expect(allConsentsGiven({ termsAndConditions, backgroundChecks, dataAccuracy })).toBe(all);
    },
  );

  test("the wording that was agreed to has a version", () => {
    expect(CONSENT_TEXT_VERSION).toMatch(/^[0-9]{4}-[0-9]{2}$/);
  });
});

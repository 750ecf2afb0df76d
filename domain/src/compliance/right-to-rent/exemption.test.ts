import { describe, expect, test } from "vitest";
import { askedAgainOn, exemptionIssues, exemptionState, type GivenExemption } from "./exemption.ts";
import { rightToRentRulesOn } from "./rule-sets.ts";

const rules = rightToRentRulesOn("2026-11-29");
if (!rules) throw new Error("No rules are in force.");
const today = "2026-11-29";

const hall: GivenExemption = {
  ground: "STUDENT_HALL",
  words: "Hall of residence, owned and run by Calder University.",
  confirmedBy: "Accommodation office, by e-mail",
  confirmedOn: "2026-11-25",
  uploadId: "file-1",
};

describe("an exemption of the home", () => {
  test("needs a ground of the closed list, its reason, who confirmed it and when, and a file", () => {
    expect(exemptionIssues(hall, { rules, today })).toEqual({});
    expect(exemptionIssues({ ...hall, confirmedOn: today }, { rules, today })).toEqual({});
  });

  test.each([
    ["ground", "", "validation.please_select_an_option"],
    ["ground", "DIPLOMAT", "validation.please_select_an_option"],
    ["ground", "BRITISH", "validation.please_select_an_option"],
    ["words", "  ", "validation.required"],
    ["words", "x".repeat(501), "validation.max_length"],
    ["confirmedBy", "", "validation.required"],
    ["confirmedOn", "", "validation.required"],
    ["confirmedOn", "2026-02-30", "validation.date.invalid"],
    ["confirmedOn", "2026-11-30", "validation.date.future"],
    ["uploadId", "", "rightToRent.validations.file"],
  ] as const)("is refused at %s for %j", (field, value, code) => {
    const issues = exemptionIssues({ ...hall, [field]: value }, { rules, today });
    expect(Object.keys(issues)).toEqual([field]);
    expect(issues[field]?.code).toBe(code);
  });

  test("takes each ground of the list", () => {
    for (const { ground } of rules.exemptions) {
      expect(exemptionIssues({ ...hall, ground }, { rules, today })).toEqual({});
    }
  });

  test.each([
    ["2026-11-29", "2027-11-29"],
    ["2028-02-29", "2029-02-28"],
  ])("recorded on %s is asked about again from %s", (recordedOn, again) => {
    expect(askedAgainOn(recordedOn, rules)).toBe(again);
  });

  test.each([
    [null, false, "2026-11-29", "proposed"],
    [false, false, "2026-11-29", "refused"],
    [true, false, "2026-11-29", "in_force"],
    [true, false, "2027-11-28", "in_force"],
    [true, false, "2027-11-29", "to_ask_again"],
    [true, true, "2026-11-29", "ended"],
    [true, true, "2027-11-29", "ended"],
  ] as const)("answered %s, ended %s, is on %s %s", (agrees, isEnded, on, state) => {
    expect(exemptionState({ agrees, isEnded, recordedOn: today }, rules, on)).toBe(state);
  });
});

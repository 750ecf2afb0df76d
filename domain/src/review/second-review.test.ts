import { describe, expect, test } from "vitest";
import { agreementOf, offeredOutcomes, secondReviewIssues, secondReviewOf } from "./second-review.ts";

const tenant = {
  role: "tenant",
  country: "SCT",
  sections: ["IDENTITY", "INCOME"],
  hasOutside: false,
} as const;
const given = { outcome: "declined", reasons: ["INCOME_NOT_SHOWN"], note: "" };

describe("an answer", () => {
  test("needs an outcome that can be given to this person", () => {
    expect(secondReviewIssues({ ...given, outcome: "" }, tenant)).toEqual({
      outcome: { code: "validation.required" },
    });
    const guaranteed = { ...given, outcome: "accepted_with_guarantor" };
    expect(secondReviewIssues(guaranteed, tenant)).toEqual({});
    expect(secondReviewIssues(guaranteed, { ...tenant, role: "guarantor" })).toHaveProperty("outcome");
    expect(offeredOutcomes({ role: "occupier" })).toEqual(["accepted", "declined"]);
  });

  test.each([
    ["declined", [], "validation.required"],
    ["accepted_with_guarantor", [], "validation.required"],
    ["declined", ["RENT_ARREARS"], "validation.please_select_an_option"],
    ["declined", ["RIGHT_TO_RENT_NOT_SHOWN"], "validation.please_select_an_option"],
    ["declined", ["INCOME_NOT_SHOWN"], undefined],
    ["accepted", [], undefined],
  ])("%s for %j: %s", (outcome, reasons, code) => {
    expect(secondReviewIssues({ ...given, outcome, reasons }, tenant).reasons?.code).toBe(code);
  });

  test.each([true, false])("rests on an outside result where there is one: %s", (hasOutside) => {
    const reasons = ["OUTSIDE_RESULT_UNFAVOURABLE"];
    const issues = secondReviewIssues({ ...given, reasons }, { ...tenant, hasOutside });
    expect(issues.reasons === undefined).toBe(hasOutside);
  });

  test("for another reason needs a note, and no note is too long", () => {
    const other = { ...given, reasons: ["OTHER"] };
    expect(secondReviewIssues({ ...other, note: " " }, tenant)).toEqual({
      note: { code: "validation.required" },
    });
    expect(secondReviewIssues({ ...other, note: "The letter is another person’s." }, tenant)).toEqual({});
    expect(secondReviewIssues({ ...given, note: "x".repeat(1001) }, tenant)).toHaveProperty("note");
  });

  test("is kept without the reasons of another outcome, and with a trimmed note", () => {
    expect(secondReviewOf({ ...given, note: " Two lines " }, tenant)).toEqual({
      outcome: "declined",
      reasons: ["INCOME_NOT_SHOWN"],
      note: "Two lines",
    });
    expect(secondReviewOf({ ...given, outcome: "accepted" }, tenant)).toEqual({
      outcome: "accepted",
      reasons: [],
      note: null,
    });
  });
});

describe("the agreement", () => {
  test("is not stated for fewer than ten reviews", () => {
    expect(agreementOf(9, 9)).toBeUndefined();
    expect(agreementOf(10, 9)?.share).toBe(0.9);
  });

  test.each([
    [10, 10, 0.7225, 1],
    [100, 90, 0.8256, 0.9448],
    [20, 0, 0, 0.1611],
  ])("of %i reviews, %i agreed, lies in Wilson’s interval", (all, agreed, low, high) => {
    const { share, ...interval } = agreementOf(all, agreed) ?? { share: undefined };
    expect(share).toBe(agreed / all);
    expect(interval).toEqual({ low: expect.closeTo(low, 4), high: expect.closeTo(high, 4) });
  });
});

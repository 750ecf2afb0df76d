import { describe, expect, test } from "vitest";
import { outcomeLabel, outcomeLabelIssues, outcomeLabelsOf } from "./outcome-labels.ts";

const NONE = {
  ACCEPTED: "",
  ACCEPTED_CONDITIONS: "",
  ACCEPTED_GUARANTOR: "",
  NOT_ACCEPTED_CRITERIA: "",
  NOT_COMPLETED: "",
};

describe("an agency's words for outcomes", () => {
  test("replace the standard ones, and are kept without needless spaces", () => {
    const labels = outcomeLabelsOf({ ...NONE, ACCEPTED: "  Pass " });
    expect(labels).toEqual({ ACCEPTED: "Pass" });
    expect(outcomeLabel(labels, "ACCEPTED")).toBe("Pass");
    expect(outcomeLabel(labels, "NOT_COMPLETED")).toBe("Not completed");
    expect(outcomeLabelIssues({ ...NONE, ACCEPTED: "Pass", NOT_ACCEPTED_CRITERIA: "Refer" })).toEqual({});
  });

  test.each(["Fraud", "fraudulent", "High risk", "high-risk", "Fail RTR", "No right to rent", "Fake papers"])(
    "never accuse, and never name the right to rent: %s",
    (label) =>
      expect(outcomeLabelIssues({ ...NONE, NOT_COMPLETED: label })).toEqual({
        NOT_COMPLETED: { code: "agency.validations.accusing" },
      }),
  );

  test("read differently, also from the standard word of another outcome", () => {
    expect(outcomeLabelIssues({ ...NONE, NOT_COMPLETED: "accepted" })).toEqual({
      NOT_COMPLETED: { code: "agency.validations.labelTwice" },
    });
    expect(Object.keys(outcomeLabelIssues({ ...NONE, ACCEPTED: "Pass", NOT_COMPLETED: "pass" }))).toEqual([
      "ACCEPTED",
      "NOT_COMPLETED",
    ]);
  });

  test("are short", () => {
    expect(outcomeLabelIssues({ ...NONE, ACCEPTED: "x".repeat(41) })).toEqual({
      ACCEPTED: { code: "validation.max_length", params: { max: 40 } },
    });
    expect(outcomeLabelIssues({ ...NONE, ACCEPTED: "x".repeat(40) })).toEqual({});
  });
});

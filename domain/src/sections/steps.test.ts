import { describe, expect, test } from "vitest";
import { stepsOfVariant } from "./steps.ts";

describe("the steps of a variant", () => {
  test("FRM-149 of IDENTITY_DEFAULT, in the order in which they are met", () => {
    expect(stepsOfVariant("IDENTITY_DEFAULT")).toEqual([
      "name",
      "birthdate",
      "nationality",
      "documents",
      "none",
      "documentSignposting",
      "upload",
      "documentSignpostingBack",
      "uploadBack",
    ]);
  });
});

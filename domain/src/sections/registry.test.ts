import { describe, expect, test } from "vitest";
import { stepsOfVariant } from "./registry.ts";

describe("the steps of a variant", () => {
  test("FRM-149 of IDENTITY_DEFAULT, in order of appearance", () => {
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
      "livePhotoSignposting",
      "livePhotoPermissions",
      "livePhotoCamera",
      "livePhotoOptOut",
      "missingInformation",
      "genericUpload",
    ]);
  });

  test("IDN-056 of IDENTITY_RTR, and none for a section that is not built", () => {
    expect(stepsOfVariant("IDENTITY_RTR").slice(0, 5)).toEqual([
      "name",
      "birthdate",
      "nationality",
      "primaryDocument",
      "status",
    ]);
    expect(stepsOfVariant("INCOME_DEFAULT")).toEqual([]);
  });
});

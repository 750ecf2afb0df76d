import { describe, expect, test } from "vitest";
import { signInAddress } from "./sign-in-address.ts";

describe("the address of the sign-in page", () => {
  test.each([
    ["FRM-038 a visitor who was never here", undefined, "/dashboard", "/otl"],
    ["FRM-039 a visitor whose session ended", "expired", "/dashboard", "/otl?expired"],
    [
      "the path to return to travels along",
      "expired",
      "/questions/identity/name?progress_id=7",
      "/otl?expired&return=%2Fquestions%2Fidentity%2Fname%3Fprogress_id%3D7",
    ],
    ["somebody who signed out", "out", "/dashboard", "/otl?out"],
    ["without an expiry too", undefined, "/open-banking", "/otl?return=%2Fopen-banking"],
  ] as const)("%s", (_title, reason, path, address) => {
    expect(signInAddress(reason, path)).toBe(address);
  });
});

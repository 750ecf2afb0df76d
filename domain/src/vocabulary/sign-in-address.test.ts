import { describe, expect, test } from "vitest";
import { signInAddress } from "./sign-in-address.ts";

describe("the address of the sign-in page", () => {
  test.each([
    ["FRM-038 a visitor who was never here", false, "/dashboard", "/otl"],
    ["FRM-039 a visitor whose session ended", true, "/dashboard", "/otl?expired"],
    [
      "the path to return to travels along",
      true,
      "/questions/identity/name?progress_id=7",
      "/otl?expired&return=%2Fquestions%2Fidentity%2Fname%3Fprogress_id%3D7",
    ],
    ["without an expiry too", false, "/open-banking", "/otl?return=%2Fopen-banking"],
  ] as const)("%s", (_title, expired, path, address) => {
    expect(signInAddress(expired, path)).toBe(address);
  });
});

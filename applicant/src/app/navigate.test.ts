import { describe, expect, test } from "vitest";
import { safeReturnPath, signInAddress } from "./navigate.ts";

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

describe("a path to return to", () => {
  test.each(["/dashboard", "/questions/identity?progress_id=1"])("%s is ours", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test.each([
    null,
    "",
    "dashboard",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/\t/evil.example",
    "/otl?expired",
    "/logout",
    "/auth/token/logout",
  ])("%j is none", (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { asRefusalCode } from "./refusal-codes.ts";
import { safeReturnPath } from "./wire.ts";

describe("a path to return to", () => {
  test.each([
    "/dashboard",
    "/dashboard?lang=de",
    "/open-banking",
    "/your-data",
    "/check-answers",
    "/logout?everywhere",
    "/questions/identity?progress_id=1",
    "/questions/income/documents?income_uuid=0b1e3c7a-1111-4222-8333-444455556666",
  ])("%s is ours", (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  test("loses its fragment", () => {
    expect(safeReturnPath("/questions/identity#main")).toBe("/questions/identity");
  });

  test.each([
    null,
    undefined,
    "",
    "dashboard",
    "/",
    "//evil.example",
    "//evil.example/dashboard",
    "/\\evil.example",
    "/dashboard\\evil",
    "https://evil.example",
    "https://evil.example/dashboard",
    "/\t/evil.example",
    "/dash\nboard",
    "/dashboard\u00A0",
    "/dashboards",
    "/dashboard/../auth/token/logout",
    "/questions/%2e%2E/logout",
    "/questions/.",
    "/otl?expired",
    "/logout",
    "/logout?everywhere=1",
    "/logout?everywhere#x",
    "/logout/?everywhere",
    "/auth/token/logout",
    `/dashboard?${"x".repeat(500)}`,
  ])("%j is none", (path) => {
    expect(safeReturnPath(path)).toBeUndefined();
  });
});

test.each([
  ["ALREADY_SUBMITTED", "ALREADY_SUBMITTED"],
  ["SOMETHING_NEW", undefined],
  [undefined, undefined],
])("the refusal %s is read as %s", (code, known) => {
  expect(asRefusalCode(code)).toBe(known);
});

import { describe, expect, test } from "vitest";
import { firstIssue, optional, type Rule } from "./issue.ts";
import { maxLength, minLength, required } from "./plain.ts";

const refuses =
  (code: string): Rule<string> =>
  () => ({ code });

const accepts: Rule<string> = () => undefined;

describe("combined rules", () => {
  test("FRM-304 the first failing rule gives the error", () => {
    expect(firstIssue(accepts, refuses("second"), refuses("third"))("x")).toEqual({ code: "second" });
    expect(firstIssue(required(), minLength(2), maxLength(3))("")).toEqual({ code: "validation.required" });
  });

  test("no rule fails, no error", () => {
    expect(firstIssue(accepts, accepts)("x")).toBeUndefined();
    expect(firstIssue<string>()("x")).toBeUndefined();
  });

  test.each([
    ["", undefined],
    ["   ", undefined],
    ["a", "validation.min_length"],
    ["ab", undefined],
  ])("an optional answer %j gives %s", (value, code) => {
    expect(optional(minLength(2))(value)?.code).toBe(code);
  });
});

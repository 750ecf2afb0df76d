import { refusalCodes } from "@latchkey/domain/vocabulary/refusal-codes.ts";
import { staffRefusalCodes } from "@latchkey/domain/vocabulary/staff-refusal-codes.ts";
import { CombinedError } from "urql";
import { describe, expect, test } from "vitest";
import { mutationFailure, sentIssueOf } from "./mutation-failure.ts";

const refused = (extensions: Readonly<Record<string, unknown>>) =>
  new CombinedError({ graphQLErrors: [{ message: "not for people", extensions }] });

const PASSING = ["INTERNAL", "UNAUTHENTICATED"];
const allCodes = [...refusalCodes, ...staffRefusalCodes];

describe("a failed mutation", () => {
  test("without a response may work the next time", () => {
    const failure = mutationFailure(new CombinedError({ networkError: new Error("Failed to fetch") }));
    expect(failure).toEqual({ kind: "no-answer" });
  });

  test("with a response that says no code may work the next time", () => {
    expect(mutationFailure(refused({}))).toEqual({ kind: "no-answer" });
  });

  test.each(PASSING)("with %s may work the next time", (code) => {
    expect(mutationFailure(refused({ code }))).toEqual({ kind: "no-answer" });
  });

  test("with too many requests asks to wait", () => {
    expect(mutationFailure(refused({ code: "TOO_MANY_REQUESTS" }))).toEqual({ kind: "too-many" });
  });

  test.each(allCodes.filter((code) => ![...PASSING, "TOO_MANY_REQUESTS"].includes(code)))(
    "with %s would be refused again",
    (code) => {
      expect(mutationFailure(refused({ code }))).toEqual({ kind: "refused", code, issues: {} });
    },
  );

  test("with broken rules says them by field", () => {
    const failure = mutationFailure(
      refused({
        code: "INVALID_INPUT",
        issues: [
          { field: "email", code: "validation.email" },
          { field: "note", code: "validation.max_length", params: { max: 4 } },
        ],
      }),
    );
    expect(failure).toMatchObject({
      kind: "refused",
      issues: {
        email: { code: "validation.email" },
        note: { code: "validation.max_length", params: { max: 4 } },
      },
    });
    expect(sentIssueOf(failure, "note")).toMatchObject({ code: "validation.max_length" });
    expect(sentIssueOf(failure, "name")).toBeUndefined();
  });

  test("is judged by its first error", () => {
    const error = new CombinedError({
      graphQLErrors: [
        { message: "", extensions: { code: "CASE_CLOSED" } },
        { message: "", extensions: { code: "INTERNAL" } },
      ],
    });
    expect(mutationFailure(error)).toMatchObject({ kind: "refused", code: "CASE_CLOSED" });
  });
});

test.each([[undefined], [{ kind: "no-answer" } as const], [{ kind: "too-many" } as const]])(
  "no field is wrong after %j",
  (failure) => {
    expect(sentIssueOf(failure, "note")).toBeUndefined();
  },
);

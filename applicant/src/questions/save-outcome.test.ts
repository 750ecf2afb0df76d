import { CombinedError } from "urql";
import { expect, test } from "vitest";
import { failedSave } from "./save-outcome.ts";

const refusedAs = (code: string) =>
  new CombinedError({ graphQLErrors: [{ message: code, extensions: { code } }] });

test.each([
  ["ALREADY_SUBMITTED", "already-submitted"],
  ["PROGRESS_NOT_REACHABLE", "not-reachable"],
  ["NOT_FOUND", "refused"],
  ["CASE_NOT_NAMED", "refused"],
  ["INTERNAL", "no-answer"],
  ["SOMETHING_NEW", "no-answer"],
])("a save that is refused as %s is shown as %s", (code, kind) => {
  expect(failedSave(refusedAs(code)).kind).toBe(kind);
});

test.each([429, 503])("a response %i without GraphQL can be tried again", (status) => {
  const networkError = new Error(`HTTP ${status}`);
  const response = Response.json({ code: "UNAVAILABLE" }, { status });
  expect(failedSave(new CombinedError({ networkError, response })).kind).toBe("no-answer");
});

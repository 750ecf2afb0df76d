import { CombinedError } from "urql";
import { expect, test } from "vitest";
import { isClosedPage } from "./closed-page.ts";

const refusedWith = (...codes: readonly string[]) =>
  new CombinedError({
    graphQLErrors: codes.map((code) => ({ message: code, extensions: { code } })),
  });

test.each(["NOT_FOUND", "FORBIDDEN", "OWN_CASE", "KNOWN_PERSON", "SECOND_REVIEW_OPEN", "NOT_RELEASED"])(
  "a page that is closed with %s is expected, a change of what is closed is a fault",
  (code) => {
    expect(isClosedPage(refusedWith(code), { kind: "query" })).toBe(true);
    expect(isClosedPage(refusedWith(code), { kind: "mutation" })).toBe(false);
  },
);

test.each([
  ["another code", refusedWith("INTERNAL")],
  ["a fault beside it", refusedWith("NOT_FOUND", "INTERNAL")],
  ["no response", new CombinedError({ networkError: new TypeError("Failed to fetch") })],
])("%s is a fault", (_what, error) => {
  expect(isClosedPage(error, { kind: "query" })).toBe(false);
});

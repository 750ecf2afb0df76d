import { CombinedError } from "urql";
import { describe, expect, test } from "vitest";
import { applicationPath, casePath, decisionPath, documentPath, requestPath } from "./case-names.ts";
import { closedReason } from "./closed-reason.ts";

test("each page of a case has its address", () => {
  expect([casePath, decisionPath, requestPath, applicationPath].map((pathOf) => pathOf("amara"))).toEqual([
    "/console/cases/amara",
    "/console/decisions/amara",
    "/console/cases/amara/request",
    "/console/applications/amara",
  ]);
  expect(documentPath("amara", "passport")).toBe("/console/cases/amara/documents/passport");
});

describe("a page stays closed", () => {
  const errorWith = (...codes: readonly string[]) =>
    new CombinedError({ graphQLErrors: codes.map((code) => ({ message: "", extensions: { code } })) });

  test.each([
    [["NOT_FOUND"], "notFound"],
    [["OWN_CASE"], "ownCase"],
    [["KNOWN_PERSON"], "knownPerson"],
    [["NOT_FOUND", "OWN_CASE"], "ownCase"],
  ])("after %j: %s", (codes, reason) => {
    expect(closedReason(errorWith(...codes))).toBe(reason);
  });

  test.each([[["INTERNAL"]], [["UNAUTHENTICATED"]], [[]]])("not after %j, which may pass", (codes) => {
    expect(closedReason(errorWith(...codes))).toBeUndefined();
  });

  test("not without a response", () => {
    expect(closedReason(new CombinedError({ networkError: new Error("away") }))).toBeUndefined();
  });
});

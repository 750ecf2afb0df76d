import { CombinedError } from "urql";
import { describe, expect, test } from "vitest";
import {
  applicationPath,
  casePath,
  decisionPath,
  documentPath,
  fullName,
  requestPath,
  shortName,
} from "./case-names.ts";
import { closedReason } from "./closed-reason.ts";

const aPerson = (firstName: string, lastName: string) => ({ firstName, lastName, number: "LK-20418" });

describe("a person", () => {
  test.each([
    ["Amara", "Okafor", "Amara Okafor", "Amara"],
    ["Amara", "", "Amara", "Amara"],
    ["", "Okafor", "Okafor", "Okafor"],
    ["", "", "LK-20418", "LK-20418"],
  ])("named %j %j is called %j, and in a sentence %j", (first, last, full, short) => {
    expect(fullName(aPerson(first, last))).toBe(full);
    expect(shortName(aPerson(first, last))).toBe(short);
  });
});

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

import { expect, test } from "vitest";
import { failureOfCall, failureOfReturn } from "./link-failure.ts";

test.each([
  ["access_denied", "refused"],
  ["server_error", "unavailable"],
  ["temporarily_unavailable", "unavailable"],
  ["provider_error", "unavailable"],
  ["invalid_scope", "other"],
  [["access_denied", "access_denied"], "other"],
  [undefined, "other"],
] as const)("a browser that comes back with %j: %s", (error, failure) => {
  expect(failureOfReturn(error)).toBe(failure);
});

test.each([
  ["timeout", undefined, "unavailable"],
  ["unreachable", undefined, "unavailable"],
  ["malformed", undefined, "unavailable"],
  ["not-json", undefined, "unavailable"],
  ["too-long", undefined, "unavailable"],
  ["status-429", undefined, "unavailable"],
  ["status-500", undefined, "unavailable"],
  ["status-503", "provider_error", "unavailable"],
  ["status-400", "temporarily_unavailable", "unavailable"],
  ["status-400", "invalid_grant", "other"],
  // The bank denies it to us; the person may have allowed it.
  ["status-403", "access_denied", "other"],
] as const)("a call that fails with %s, %s: %s", (reason, code, failure) => {
  expect(failureOfCall({ reason, code })).toBe(failure);
});

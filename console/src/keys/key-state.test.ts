import { expect, test } from "vitest";
import { keyState } from "./key-state.ts";

const NOW = "2026-03-12T10:00:00Z";
const BEFORE = "2026-03-12T09:59:59Z";
const LATER = "2026-03-12T10:00:01Z";

test.each([
  [{ revokedAt: null, expiresAt: null }, "good"],
  [{ revokedAt: null, expiresAt: LATER }, "good"],
  [{ revokedAt: null, expiresAt: NOW }, "expired"],
  [{ revokedAt: null, expiresAt: BEFORE }, "expired"],
  [{ revokedAt: BEFORE, expiresAt: BEFORE }, "revoked"],
  [{ revokedAt: BEFORE, expiresAt: null }, "revoked"],
] as const)("%j is %s", (key, state) => {
  expect(keyState(key, Date.parse(NOW))).toBe(state);
});

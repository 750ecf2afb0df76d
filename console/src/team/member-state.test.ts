import { expect, test } from "vitest";
import { memberState } from "./member-state.ts";

const SEEN = "2026-03-12T09:48:00Z";
const BLOCKED = "2026-03-12T09:50:00Z";

test.each([
  [{ factors: [], lastSeenAt: null, blockedAt: null }, "invited"],
  [{ factors: [], lastSeenAt: SEEN, blockedAt: null }, "none"],
  [{ factors: ["APP"], lastSeenAt: null, blockedAt: null }, "APP"],
  [{ factors: ["PASSKEY"], lastSeenAt: SEEN, blockedAt: null }, "PASSKEY"],
  [{ factors: ["APP", "PASSKEY"], lastSeenAt: SEEN, blockedAt: null }, "BOTH"],
  [{ factors: ["APP"], lastSeenAt: SEEN, blockedAt: BLOCKED }, "blocked"],
  [{ factors: [], lastSeenAt: null, blockedAt: BLOCKED }, "blocked"],
] as const)("%j is %s", (member, state) => {
  expect(memberState(member)).toBe(state);
});

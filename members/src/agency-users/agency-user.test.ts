import { expect, test } from "vitest";
import { type AgencyUser, accessOf, isInvited } from "./agency-user.ts";

const user: AgencyUser = {
  id: "hannah",
  name: "Hannah Boyd",
  email: "hannah.boyd@hartley.example",
  roles: ["NEGOTIATOR"],
  factors: ["APP"],
  invitedAt: "2026-01-05T09:00:00Z",
  lastSeenAt: "2026-03-12T09:48:00Z",
  endedAt: null,
};

test.each<[string, Partial<AgencyUser>]>([
  ["APP", {}],
  ["PASSKEY", { factors: ["PASSKEY"] }],
  ["BOTH", { factors: ["PASSKEY", "APP"] }],
  ["invited", { factors: [], lastSeenAt: null }],
  ["none", { factors: [] }],
  ["ended", { endedAt: "2026-03-12T10:00:00Z" }],
  ["ended", { factors: [], lastSeenAt: null, endedAt: "2026-03-12T10:00:00Z" }],
])("the access is %s with %j", (access, given) => {
  expect(accessOf({ ...user, ...given })).toBe(access);
  expect(isInvited({ ...user, ...given })).toBe(access === "invited");
});

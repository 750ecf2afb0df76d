import { expect, test } from "vitest";
import { asksOtherAdults, otherAdultsFinding } from "./other-adults.ts";

test.each([
  ["tenant", "ENG", true],
  ["occupier", "ENG", false],
  ["guarantor", "ENG", false],
  ["tenant", "SCT", false],
  ["tenant", "WLS", false],
  ["tenant", "NIR", false],
] as const)("a %s in %s is asked about other adults: %s", (role, country, asked) => {
  expect(asksOtherAdults({ role, country })).toBe(asked);
});

test.each([
  [null, [null, null], "open"],
  [false, [null], "open"],
  [null, [false, false], "open"],
  [false, [false, false], "nobody"],
  [true, [true, true], "more"],
  [true, [null], "more"],
  [null, [true], "more"],
  [false, [true, false], "differ"],
  [true, [false], "differ"],
  [null, [true, false], "differ"],
  [false, [true, null], "differ"],
] as const)("the agency says %s and the tenants %j: %s", (agency, tenants, finding) => {
  expect(otherAdultsFinding(agency, tenants)).toBe(finding);
});

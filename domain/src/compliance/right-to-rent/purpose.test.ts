import { expect, test } from "vitest";
import { purposeOf } from "./purpose.ts";

const facts = { signedOn: "2026-12-10", startsOn: "2026-12-14", birthdate: "1990-05-01", hasRecord: true };

test.each([
  ["a check before the agreement is signed", { signedOn: null }, "before_agreement"],
  ["a check after it, of whom a record exists", {}, "follow_up"],
  ["a late check of an adult without a record", { hasRecord: false }, "before_agreement"],
  ["the check of who has turned 18 since", { hasRecord: false, birthdate: "2008-12-15" }, "follow_up"],
  [
    "who turned 18 on the first day is an adult",
    { hasRecord: false, birthdate: "2008-12-14" },
    "before_agreement",
  ],
  ["an unknown date of birth is an adult's", { hasRecord: false, birthdate: null }, "before_agreement"],
])("%s", (_name, changes, purpose) => {
  expect(purposeOf({ ...facts, ...changes })).toBe(purpose);
});

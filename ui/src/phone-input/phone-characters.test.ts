import { expect, test } from "vitest";
import { keepPhoneCharacters } from "./phone-characters.ts";

test.each([
  ["+44 7700 900123", "+447700900123"],
  ["(020) 7946-0000", "02079460000"],
  ["call me", ""],
])("FRM-313 keeps digits and plus: %s → %s", (typed, kept) => {
  expect(keepPhoneCharacters(typed)).toBe(kept);
});

test.each([
  ["++44", "+44"],
  ["+44+7", "+447"],
  ["44+7+", "44+7"],
])("FRM-314 keeps at most one plus: %s → %s", (typed, kept) => {
  expect(keepPhoneCharacters(typed)).toBe(kept);
});

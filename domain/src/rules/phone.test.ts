import { expect, test } from "vitest";
import { phoneFormat } from "./phone.ts";

test.each([
  ["+447700900123", true],
  ["+123456789", true],
  ["+123456789012345", true],
  ["+12345678", false],
  ["+1234567890123456", false],
  ["447700900123", false],
  ["07700900123", false],
  ["00447700900123", false],
  ["+44 7700 900123", false],
  ["++447700900123", false],
  ["+44770090012x", false],
  ["+٤٤٧٧٠٠٩٠٠", false],
  ["+447700900123\n", false],
  ["", false],
])("RUL-017 phone %j → %s", (value, ok) => {
  expect(phoneFormat()(value)).toEqual(ok ? undefined : { code: "validation.phone_number" });
});

import { describe, expect, test } from "vitest";
import { internationalPhone, phoneFormat, tidyPhone } from "./phone.ts";

const WRONG = { code: "validation.phone_number" };

describe("a British number", () => {
  test.each([
    ["07700900123", "+447700900123"],
    ["07700 900123", "+447700900123"],
    ["020 7946 0018", "+442079460018"],
    ["(020) 7946-0018", "+442079460018"],
    ["(0)20 7946 0018", "+442079460018"],
    ["020–7946–0018", "+442079460018"],
    ["0113/496.0188", "+441134960188"],
    [" 0113\u00a0496\u00a00188\n", "+441134960188"],
    ["\u202a07700 900123\u202c", "+447700900123"],
    ["016977 2345", "+44169772345"],
    ["01204 46123", "+44120446123"],
    ["0800 123456", "+44800123456"],
    ["+44 (0)7700 900123", "+447700900123"],
    ["+44 ( 0 ) 113 496-0188", "+441134960188"],
    ["(+44) 7700 900123", "+447700900123"],
    ["+4401134960188", "+441134960188"],
    ["0044 20 7946 0018", "+442079460018"],
    ["00 44 (0)20 7946 0018", "+442079460018"],
    ["+44 7700 900123", "+447700900123"],
  ])("%j is kept as %s", (typed, kept) => {
    expect(internationalPhone(typed)).toBe(kept);
    expect(phoneFormat()(typed)).toBeUndefined();
    expect(internationalPhone(kept)).toBe(kept);
  });

  test.each([
    ["a digit too few", "07700 90012"],
    ["a digit too many", "07700 9001234"],
    ["a digit too few in an area", "0113 496 018"],
    ["a digit too few, with its country", "+44 7700 90012"],
    ["a digit too many, with its country", "+44 20 7946 00181"],
    ["an area that there is not", "0413 496 0188"],
    ["an extension", "+44 20 7946 0018 ext 12"],
    ["an extension in brackets", "020 7946 0018 (12)"],
    ["no zero and no plus sign", "7700900123"],
    ["the country without a plus sign", "447700900123"],
  ])("with %s is refused: %s", (_what, typed) => {
    expect(phoneFormat()(typed)).toEqual(WRONG);
  });
});

describe("a number of another country", () => {
  test.each([
    ["+49 (0)30 901820", "+4930901820"],
    ["+49 (0) 40 / 123-456", "+4940123456"],
    ["+33 (0)6 12 34 56 78", "+33612345678"],
    ["0033 6 12 34 56 78", "+33612345678"],
    ["+39 06 698 12345", "+390669812345"],
    ["+39 (0)6 698 12345", "+390669812345"],
    ["+378 (0)549 882 111", "+3780549882111"],
    ["+1 (212) 555-0123", "+12125550123"],
    ["+353 1 234 5678", "+35312345678"],
    ["+123456789", "+123456789"],
    ["+123456789012345", "+123456789012345"],
  ])("RUL-017 FRM-313 %s is kept as %s: a plus sign, then 9 to 15 digits", (typed, kept) => {
    expect(internationalPhone(typed)).toBe(kept);
    expect(phoneFormat()(typed)).toBeUndefined();
  });
});

test.each([
  "+12345678",
  "+1234567890123456",
  "+0123456789",
  "000447700900123",
  "+44770090012x",
  "+٤٤٧٧٠٠٩٠٠١٢٣",
  "call me",
  "07700 900123 or 07700 900321",
  "07700/900123/07700/900321",
  "+",
  "()",
  "",
])("RUL-017 %j is not a phone number", (typed) => {
  expect(phoneFormat()(typed)).toEqual(WRONG);
});

test.each(["++447700900123", "+44+7700900123", "447700900123+", "07700+900123"])(
  "FRM-314 a number has one plus sign at most, at its start: %s",
  (typed) => expect(phoneFormat()(typed)).toEqual(WRONG),
);

test.each([
  ["07700 900123", "+447700900123"],
  [" ", ""],
  [" ask for Ellen ", "ask for Ellen"],
])("%j is stored as %j", (typed, stored) => {
  expect(tidyPhone(typed)).toBe(stored);
});

import { describe, expect, test } from "vitest";
import { askedIfSilentSince, datesOfLetting, type GivenLetting, lettingIssues } from "./letting.ts";

const given: GivenLetting = {
  landlord: "R. Calvert",
  agreementOn: "2026-12-10",
  startsOn: "2026-12-14",
  signedOn: "",
  endedOn: "",
};
const today = "2026-12-20";

test("a letting names its landlord, its agreement and its first day", () => {
  expect(lettingIssues(given, { today })).toEqual({});
});

describe("refused:", () => {
  test.each<[string, Partial<GivenLetting>, Readonly<Record<string, string>>]>([
    ["no landlord", { landlord: " " }, { landlord: "validation.required" }],
    ["no day of the agreement", { agreementOn: "" }, { agreementOn: "validation.required" }],
    ["a day that does not exist", { startsOn: "2026-02-30" }, { startsOn: "validation.date.invalid" }],
    ["a signature in the future", { signedOn: "2026-12-21" }, { signedOn: "validation.date.future" }],
    [
      "an end in the future",
      { signedOn: "2026-12-10", endedOn: "2026-12-21" },
      { endedOn: "validation.date.future" },
    ],
    ["an end without a signature", { endedOn: "2026-12-15" }, { endedOn: "letting.validations.notSigned" }],
    [
      "an end before the start",
      { signedOn: "2026-12-10", endedOn: "2026-12-13" },
      { endedOn: "letting.validations.endsBeforeStart" },
    ],
  ])("%s", (_name, changes, codes) => {
    const found = lettingIssues({ ...given, ...changes }, { today });
    expect(Object.fromEntries(Object.entries(found).map(([field, { code }]) => [field, code]))).toEqual(
      codes,
    );
  });
});

test("the day of the signature replaces the expected one", () => {
  const letting = { ...given, signedOn: null, endedOn: null, isRecorded: true };
  expect(datesOfLetting(letting).agreementOn).toBe("2026-12-10");
  expect(datesOfLetting({ ...letting, signedOn: "2026-12-11" }).agreementOn).toBe("2026-12-11");
});

test.each([
  ["2026-11-20", "2025-11-20"],
  ["2028-02-29", "2027-02-28"],
  ["2029-02-28", "2028-02-28"],
])("a letting is asked about on %s if nothing is recorded since %s", (today, since) => {
  expect(askedIfSilentSince(today)).toBe(since);
});

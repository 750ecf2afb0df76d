import { describe, expect, test } from "vitest";
import { CLEARMARK } from "../../testing/right-to-rent-records.ts";
import {
  chosenProviderIssue,
  type EntryState,
  entryState,
  type GivenEntry,
  type GivenLook,
  isOldLook,
  type LookedEntry,
  mayBeChosen,
  providerIssues,
} from "./providers.ts";

const DAY = "2026-11-28";
const reminder = { day: DAY, lookAgainDays: 30 };

const anEntry = (given: Partial<LookedEntry> = {}): LookedEntry => ({
  ...CLEARMARK,
  lookedOn: DAY,
  ...given,
});

const table: readonly (readonly [string, Partial<LookedEntry>, EntryState, mayBeChosen: boolean])[] = [
  ["looked at on the day", {}, "listed", true],
  ["looked at 30 days ago", { lookedOn: "2026-10-29" }, "listed", true],
  ["looked at 31 days ago", { lookedOn: "2026-10-28" }, "look_again", true],
  ["without an end", { validUntil: null }, "listed", true],
  ["valid until the day", { validUntil: DAY }, "listed", true],
  ["valid until the day before", { validUntil: "2026-11-27" }, "ended", false],
  ["ended and looked at long ago", { validUntil: "2026-10-31", lookedOn: "2026-10-02" }, "ended", false],
  ["for the right to work alone", { services: ["right_to_work"] }, "ended", false],
  ["for all services", { services: ["right_to_rent", "right_to_work", "criminal_records"] }, "listed", true],
  ["not in use", { isInUse: false }, "not_used", false],
  ["not in use, and ended", { isInUse: false, validUntil: "2026-11-27" }, "not_used", false],
  ["not in use, and old", { isInUse: false, lookedOn: "2026-01-01" }, "not_used", false],
];

describe("an entry", () => {
  test.each(table)("%s", (_name, given, state, isChoosable) => {
    expect(entryState(anEntry(given), reminder)).toBe(state);
    expect(mayBeChosen(anEntry(given), DAY)).toBe(isChoosable);
  });

  test("is judged by the day of the check, which may be earlier", () => {
    const ended = anEntry({ validUntil: "2026-10-31" });
    expect(mayBeChosen(ended, "2026-10-31")).toBe(true);
    expect(mayBeChosen(ended, "2026-11-01")).toBe(false);
  });

  test("is old by the days of the setting", () => {
    const entry = anEntry({ lookedOn: "2026-11-20" });
    expect(isOldLook(entry, { day: DAY, lookAgainDays: 8 })).toBe(false);
    expect(isOldLook(entry, { day: DAY, lookAgainDays: 7 })).toBe(true);
  });
});

describe("the provider of a record", () => {
  const other = anEntry({ name: "Harrow Verify", registerId: "DVS-0233" });
  const issueOf = (name: string, registerId: string) =>
    chosenProviderIssue([CLEARMARK, other], { name, registerId, checkedOn: DAY })?.code;

  test.each([
    ["Clearmark Identity", "DVS-0417", undefined],
    [" Clearmark Identity ", "DVS-0417 ", undefined],
    ["Clearmark Identity", "DVS-0233", "rightToRent.validations.provider"],
    ["Clearmark", "DVS-0417", "rightToRent.validations.provider"],
    ["", "", "rightToRent.validations.provider"],
  ])("%j with %j: %s", (name, registerId, code) => {
    expect(issueOf(name, registerId)).toBe(code);
  });
});

describe("what an administrator gives", () => {
  const given = {
    name: "Clearmark Identity",
    registerId: "DVS-0417",
    registerUrl: "https://register.example/entries/DVS-0417?view=full#services",
    services: ["right_to_rent"],
    validUntil: "2027-03-14",
    lookedOn: DAY,
  };

  test.each<[string, Partial<GivenEntry & GivenLook>, Readonly<Record<string, string>>]>([
    ["whole", {}, {}],
    ["without an end", { validUntil: "" }, {}],
    ["with an end that is over", { validUntil: "2026-10-31" }, {}],
    ["looked at today", { lookedOn: DAY }, {}],
    ["looked at tomorrow", { lookedOn: "2026-11-29" }, { lookedOn: "validation.date.future" }],
    ["without the day of the look", { lookedOn: "" }, { lookedOn: "validation.required" }],
    ["with days that do not exist", { lookedOn: "2026-02-30" }, { lookedOn: "validation.date.invalid" }],
    [
      "with an end that does not exist",
      { validUntil: "2026-02-30" },
      { validUntil: "validation.date.invalid" },
    ],
    ["without a name", { name: " " }, { name: "validation.required" }],
    ["without a number", { registerId: "" }, { registerId: "validation.required" }],
    ["without an address", { registerUrl: "" }, {}],
    ["with spaces around the address", { registerUrl: " https://register.example " }, {}],
    ...[
      "http://register.example/entries/DVS-0417",
      "register.example/entries/DVS-0417",
      "javascript:alert(1)",
      "https://register",
      "https://register.example@elsewhere.example/",
      "https://register.example/an entry",
      "https://",
    ].map(
      (registerUrl) =>
        [
          `with the address ${registerUrl}`,
          { registerUrl },
          { registerUrl: "providers.validations.registerUrl" },
        ] as [string, Partial<GivenEntry>, Readonly<Record<string, string>>],
    ),
    [
      "with an address that is too long",
      { registerUrl: `https://register.example/${"a".repeat(500)}` },
      { registerUrl: "validation.max_length" },
    ],
    ["without a service", { services: [] }, { services: "validation.please_select_an_option" }],
    [
      "with a service of another list",
      { services: ["right_to_rent", "alchemy"] },
      { services: "validation.please_select_an_option" },
    ],
  ])("%s", (_name, changes, codes) => {
    const issues = providerIssues({ ...given, ...changes }, { today: DAY });
    expect(Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]))).toEqual(
      codes,
    );
  });
});

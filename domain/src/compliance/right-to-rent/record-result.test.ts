import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CivilDate } from "../../rules/civil-date.ts";
import { addDays } from "../../rules/civil-span.ts";
import {
  aRightToRentRecord,
  aShownDocument,
  CHECKED_ON,
  rulesOf2026,
} from "../../testing/right-to-rent-records.ts";
import { type RecordResult, readyToSign, recordResult } from "./record-result.ts";
import type { RightToRentRoute } from "./rule-set.ts";

const rules = rulesOf2026();

describe("what a record shows", () => {
  test.each<[string, RightToRentRoute, Readonly<Record<string, string>>, Partial<RecordResult>]>([
    ["list A never ends", "MANUAL_A1", {}, { shows: "right", isTimeLimited: false, followUpBy: null }],
    ["neither does a registered provider", "DVS", {}, { shows: "right", followUpBy: null }],
    ["nor a share code without an end", "ONLINE", {}, { shows: "right", followUpBy: null }],
    ["a visa lasts as its document", "MANUAL_B", {}, { isTimeLimited: true, followUpBy: "2029-01-31" }],
    [
      "a share code with an early end lasts a year",
      "ONLINE",
      { outcome: "time_limited", limitedUntil: "2027-02-01" },
      { followUpBy: "2027-12-06" },
    ],
    [
      "a share code with a late end lasts as long",
      "ONLINE",
      { outcome: "time_limited", limitedUntil: "2030-02-01" },
      { followUpBy: "2030-02-01" },
    ],
    ["a notice lasts twelve months from its day", "LCS", {}, { followUpBy: "2027-12-03" }],
    [
      "silence lasts twelve months from the check",
      "LCS",
      { serviceAnswer: "silence", noticeOn: "" },
      { followUpBy: "2027-12-06" },
    ],
    ["a no shows no right", "LCS", { outcome: "not_shown" }, { shows: "no_right", followUpBy: null }],
    ["an override shows none either, and lets", "NO_EXCUSE", {}, { shows: "no_excuse", followUpBy: null }],
  ])("%s", (_name, route, changes, shown) => {
    expect(recordResult(aRightToRentRecord(route, changes), rules)).toMatchObject({
      checkedOn: CHECKED_ON,
      ...shown,
    });
  });

  test("an endless document leaves the permission and a year", () => {
    const endless = [aShownDocument("STATUS_DOCUMENT_LIMITED")];
    expect(recordResult(aRightToRentRecord("MANUAL_B", {}, endless), rules).followUpBy).toBe("2028-06-30");
  });
});

const letting = { agreementOn: "2026-12-10", startsOn: "2026-12-14" };
const usual = { rules, isExempt: false };
const of = (route: RightToRentRoute, changes = {}) => recordResult(aRightToRentRecord(route, changes), rules);

describe("a home is ready to sign", () => {
  test("when each adult has a record inside its window", () => {
    const adults = [
      { id: "one", result: of("MANUAL_A1") },
      { id: "two", result: of("ONLINE", { outcome: "time_limited", limitedUntil: "2027-02-01" }) },
    ];
    expect(readyToSign(adults, letting, usual)).toEqual({
      isReady: true,
      blocks: [],
      firstLimitedDay: "2026-11-17",
    });
    const moved = { agreementOn: "2027-01-20", startsOn: "2027-02-01" };
    expect(readyToSign(adults, moved, usual)).toEqual({
      isReady: false,
      blocks: [{ id: "two", block: "too_early" }],
      firstLimitedDay: "2027-01-05",
    });
  });

  test.each([
    ["not_recorded", null],
    ["no_right", of("LCS", { outcome: "not_shown" })],
    ["too_late", { ...of("MANUAL_A1"), checkedOn: "2026-12-11" }],
  ] as const)("not with a person who is %s", (block, result) => {
    expect(readyToSign([{ id: "one", result }], letting, usual)).toMatchObject({
      isReady: false,
      blocks: [{ id: "one", block }],
    });
  });

  test("with an override, which has no excuse", () => {
    expect(readyToSign([{ id: "one", result: of("NO_EXCUSE") }], letting, usual).isReady).toBe(true);
  });

  test("without any record where the letting is exempt", () => {
    const adults = [{ id: "one", result: null }];
    expect(readyToSign(adults, letting, { rules, isExempt: true }).isReady).toBe(true);
  });

  test("whatever the order of its people, and never by one more person", () => {
    const day = fc
      .integer({ min: -60, max: 10 })
      .map((days): CivilDate => addDays(letting.agreementOn, days));
    const result = fc.record({
      checkedOn: day,
      shows: fc.constantFrom("right", "no_excuse", "no_right"),
      isTimeLimited: fc.boolean(),
      followUpBy: fc.constant(null),
    });
    const adults = fc.array(fc.record({ id: fc.uuid(), result: fc.option(result) }), { maxLength: 5 });
    fc.assert(
      fc.property(adults, (people) => {
        const { isReady, firstLimitedDay } = readyToSign(people, letting, usual);
        expect(readyToSign(people.toReversed(), letting, usual)).toMatchObject({ isReady, firstLimitedDay });
        for (let few = 0; few < people.length; few += 1) {
          if (isReady) expect(readyToSign(people.slice(0, few), letting, usual).isReady).toBe(true);
        }
      }),
    );
  });
});

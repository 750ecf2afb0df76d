import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CivilDate } from "../../rules/civil-date.ts";
import { addDays, addMonths, daysBetween } from "../../rules/civil-span.ts";
import {
  firstCheckDay,
  keptUntil,
  lastDayAfterNotice,
  lastDayOfMonths,
  lastFollowUpDay,
  needsRecord,
  standingOfCheck,
} from "./dates.ts";
import { rightToRentRuleSets } from "./rule-sets.ts";

const dates = rightToRentRuleSets[0]?.dates;
if (!dates) throw new Error("There is a set of rules.");

const day = fc.integer({ min: 0, max: 365 * 12 }).map((days): CivilDate => addDays("2024-01-01", days));
const letting = fc.tuple(day, fc.integer({ min: -40, max: 120 })).map(([agreementOn, after]) => ({
  agreementOn,
  startsOn: addDays(agreementOn, after),
}));

test.each([
  ["2008-12-14", "2026-12-14", true],
  ["2008-12-15", "2026-12-14", false],
  ["2008-02-29", "2026-02-28", false],
  ["2008-02-29", "2026-03-01", true],
  ["", "2026-12-14", false],
])("who is born on %s has a record for a start on %s: %s", (birthdate, startsOn, needs) => {
  expect(needsRecord(birthdate, startsOn)).toBe(needs);
});

describe("the window of a check", () => {
  test.each([
    ["signed before it starts", "2026-12-01", "2026-12-28", "2026-12-01"],
    ["signed on the day it starts", "2026-12-28", "2026-12-28", "2026-12-01"],
    ["signed after it started", "2026-12-28", "2026-12-01", "2026-12-01"],
    ["over a leap day", "2028-03-01", "2028-03-20", "2028-02-22"],
    ["over the end of a year", "2026-12-20", "2027-01-10", "2026-12-14"],
  ])("of a time-limited right, %s", (_name, agreementOn, startsOn, first) => {
    expect(firstCheckDay({ agreementOn, startsOn }, true, dates)).toBe(first);
  });

  test("of an unlimited right has no first day", () => {
    expect(
      firstCheckDay({ agreementOn: "2026-12-01", startsOn: "2026-12-28" }, false, dates),
    ).toBeUndefined();
  });

  test.each([
    ["2026-11-30", true, "too_early"],
    ["2026-12-01", true, "in_time"],
    ["2026-12-20", true, "in_time"],
    ["2026-12-21", true, "too_late"],
    ["2026-12-21", false, "too_late"],
    ["2020-01-01", false, "in_time"],
  ] as const)("a check on %s, time-limited: %s, is %s", (checkedOn, isTimeLimited, standing) => {
    const about = { agreementOn: "2026-12-20", startsOn: "2026-12-28" };
    expect(standingOfCheck(checkedOn, about, { isTimeLimited, dates })).toBe(standing);
  });

  test("an agreement more than 27 days before the start leaves no day to check a time-limited right", () => {
    const about = { agreementOn: "2026-11-30", startsOn: "2026-12-28" };
    for (let back = 0; back < 60; back += 1) {
      const standing = standingOfCheck(addDays(about.agreementOn, -back), about, {
        isTimeLimited: true,
        dates,
      });
      expect(standing).toBe("too_early");
    }
  });

  test("the first day is in time and the day before is not, whatever the dates", () => {
    fc.assert(
      fc.property(letting, (about) => {
        const first = firstCheckDay(about, true, dates);
        if (first === undefined) throw new Error("A time-limited right has a window.");
        const on = (checkedOn: CivilDate) =>
          standingOfCheck(checkedOn, about, { isTimeLimited: true, dates });
        expect(on(addDays(first, -1))).not.toBe("in_time");
        expect(on(first)).toBe(first > about.agreementOn ? "too_late" : "in_time");
        expect(on(addDays(about.agreementOn, 1))).toBe("too_late");
      }),
    );
  });

  test("an earlier check is never better for a time-limited right than for an unlimited one", () => {
    fc.assert(
      fc.property(letting, day, (about, checkedOn) => {
        const of = (isTimeLimited: boolean) => standingOfCheck(checkedOn, about, { isTimeLimited, dates });
        if (of(true) === "in_time") expect(of(false)).toBe("in_time");
      }),
    );
  });
});

describe("the last safe day", () => {
  test.each([
    ["2026-03-01", "2027-02-28"],
    ["2027-03-01", "2028-02-29"],
    ["2026-03-02", "2027-03-01"],
    ["2028-02-29", "2029-02-28"],
    ["2028-02-28", "2029-02-27"],
    ["2026-12-31", "2027-12-30"],
  ])("of a year that begins on %s is %s", (from, last) => {
    expect(lastDayOfMonths(from, 12)).toBe(last);
  });

  test("of a year is 364 or 365 days after its first, over any leap day", () => {
    fc.assert(
      fc.property(day, (from) => {
        const days = daysBetween(from, lastDayOfMonths(from, 12));
        expect([364, 365]).toContain(days);
        expect(lastDayOfMonths(addDays(from, 1), 12) >= lastDayOfMonths(from, 12)).toBe(true);
      }),
    );
  });

  test.each([
    ["a year from the check, where nothing lasts longer", "2026-12-01", "2026-12-31", "2027-11-30"],
    ["the end of the permission", "2028-06-30", null, "2028-06-30"],
    ["the end of the document", "2027-01-01", "2029-01-31", "2029-01-31"],
    ["a year, where no end is shown", null, null, "2027-11-30"],
  ])("is %s", (_name, permissionUntil, documentUntil, last) => {
    const check = { checkedOn: "2026-12-01", permissionUntil, documentUntil };
    expect(lastFollowUpDay(check, dates)).toBe(last);
  });

  test("is never before a year from the check, the permission or the document", () => {
    fc.assert(
      fc.property(day, fc.option(day), fc.option(day), (checkedOn, permissionUntil, documentUntil) => {
        const last = lastFollowUpDay({ checkedOn, permissionUntil, documentUntil }, dates);
        for (const end of [lastDayOfMonths(checkedOn, 12), permissionUntil, documentUntil]) {
          if (end !== null) expect(last >= end).toBe(true);
        }
        expect([lastDayOfMonths(checkedOn, 12), permissionUntil, documentUntil]).toContain(last);
      }),
    );
  });

  test("after a notice of the checking service is twelve months from its day", () => {
    expect(lastDayAfterNotice("2026-11-20", dates)).toBe("2027-11-19");
    expect(lastDayAfterNotice("2026-11-20", dates) < addMonths("2026-11-20", 12)).toBe(true);
  });
});

test.each([
  ["2027-03-31", "2028-03-31"],
  ["2028-02-29", "2029-02-28"],
])("a record is kept for the months of its set after a tenancy that ended on %s", (endedOn, last) => {
  expect(keptUntil(endedOn, dates)).toBe(last);
});

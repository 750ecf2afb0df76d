import { describe, expect, test } from "vitest";
import { defaultTiming } from "../policies/timing.ts";
import { addDays } from "../rules/civil-span.ts";
import { type ApplicantTurn, dueAct, expiryDay } from "./applicant-turn.ts";

const turn: ApplicantTurn = {
  since: "2026-11-01",
  activeOn: "2026-11-01",
  warnedOn: null,
  wantsReminders: true,
};
const on = (days: number, more: Partial<ApplicantTurn> = {}) =>
  dueAct({ ...turn, ...more }, defaultTiming, addDays("2026-11-01", days));

describe("an application that waits for its applicant", () => {
  test("is reminded of on the days of the plan, and not on others", () => {
    expect([0, 1, 2, 3, 5, 9, 10, 16].map((day) => on(day))).toEqual([
      undefined,
      undefined,
      "remind",
      undefined,
      "remind",
      "remind",
      undefined,
      "remind",
    ]);
    expect(on(2, { wantsReminders: false })).toBeUndefined();
  });

  test("is warned of seven days before its end, and on a later day if that one was missed", () => {
    expect(on(52)).toBeUndefined();
    expect(on(53)).toBe("warn");
    expect(on(58)).toBe("warn");
    expect(on(53, { wantsReminders: false })).toBe("warn");
  });

  test("ends sixty days after the last activity, and never without a warning seven days before", () => {
    const warned = { warnedOn: addDays("2026-11-01", 53) };
    expect(on(59, warned)).not.toBe("expire");
    expect(on(60, warned)).toBe("expire");
    expect(on(200)).toBe("warn");
    expect(on(206, { warnedOn: addDays("2026-11-01", 200) })).not.toBe("expire");
    expect(on(207, { warnedOn: addDays("2026-11-01", 200) })).toBe("expire");
  });

  test("starts anew with every activity", () => {
    const active = { activeOn: addDays("2026-11-01", 40) };
    expect(on(60, active)).toBeUndefined();
    expect(on(93, active)).toBe("warn");
    expect(expiryDay({ ...turn, ...active }, defaultTiming)).toBe("2027-02-09");
  });
});

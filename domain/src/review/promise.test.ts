import { expect, test } from "vitest";
import { promisedDay } from "./promise.ts";

const two = { country: "ENG", days: 2 } as const;
const at = (date: string, hour = 10) => ({ date, hour });

test.each([
  ["Friday noon is answered on Tuesday", at("2026-11-27", 12), "2026-12-01"],
  ["Friday evening counts as Monday", at("2026-11-27", 19), "2026-12-02"],
  ["Christmas Eve", at("2026-12-24", 9), "2026-12-30"],
] as const)("%s", (_what, since, due) => {
  expect(promisedDay({ before: [], since }, two)).toBe(due);
});

test("the promise pauses while the applicant has the case, and leaves at least a day", () => {
  const before = [{ from: at("2026-11-23"), until: at("2026-11-24") }];
  expect(promisedDay({ before, since: at("2026-12-02") }, { country: "ENG", days: 3 })).toBe("2026-12-04");
  const long = [{ from: at("2026-11-02"), until: at("2026-11-24") }];
  expect(promisedDay({ before: long, since: at("2026-12-02") }, two)).toBe("2026-12-03");
});

test("Scotland has a holiday of its own", () => {
  const time = { before: [], since: at("2026-11-27") };
  expect(promisedDay(time, { country: "SCT", days: 2 })).toBe("2026-12-02");
});

test("nothing is promised beyond the known holidays", () => {
  expect(promisedDay({ before: [], since: at("2028-12-29") }, two)).toBeUndefined();
});

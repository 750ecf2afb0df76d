import { afterEach, describe, expect, test } from "vitest";
import { londonDate } from "../domain/src/rules/london.ts";

/** Each with the minutes from its summer time to UTC. `npm run test:long` repeats all tests about dates in them. */
const ZONES = [
  ["UTC", 0],
  ["Europe/London", -60],
  ["Pacific/Kiritimati", -840],
  ["America/St_Johns", 150],
] as const;

const DAYS = [
  ["2026-03-29T01:30:00Z", "2026-03-29"],
  ["2026-03-29T23:00:00Z", "2026-03-30"],
  ["2026-10-24T23:00:00Z", "2026-10-25"],
  ["2026-10-25T23:30:00Z", "2026-10-25"],
  ["2026-04-30T23:00:00Z", "2026-05-01"],
  ["2028-02-28T23:59:59Z", "2028-02-28"],
  ["2028-02-29T00:00:00Z", "2028-02-29"],
  ["2026-12-31T23:59:59Z", "2026-12-31"],
  ["2027-01-01T00:00:00Z", "2027-01-01"],
] as const;

const requested = process.env.TZ;
afterEach(() => {
  if (requested === undefined) delete process.env.TZ;
  else process.env.TZ = requested;
});

const minutesToUtc = (): number => new Date("2026-07-01T00:00:00Z").getTimezoneOffset();

describe("REL-09 the day is London's, whatever the zone of the process", () => {
  test.each(ZONES)("%s", (zone, minutes) => {
    process.env.TZ = zone;
    expect(minutesToUtc()).toBe(minutes);
    expect(DAYS.map(([instant]) => londonDate(Date.parse(instant)))).toEqual(DAYS.map(([, day]) => day));
  });
});

test.runIf(requested)("a zone that is asked for in the environment takes effect", () => {
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(requested);
});

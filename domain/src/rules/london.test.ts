import { describe, expect, test } from "vitest";
import { londonDate, londonMinute } from "./london.ts";

describe("REL-09 the civil date in London, in any zone of the machine", () => {
  test.each([
    ["an ordinary noon", "2026-11-20T12:00:00Z", "2026-11-20"],
    ["winter, the last second of a day", "2026-01-15T23:59:59Z", "2026-01-15"],
    ["summer, an hour ahead of UTC", "2026-06-30T23:00:00Z", "2026-07-01"],
    ["summer, a second before", "2026-06-30T22:59:59Z", "2026-06-30"],
    ["the night the clocks go forward", "2026-03-29T00:59:59Z", "2026-03-29"],
    ["its hour that does not exist", "2026-03-29T01:30:00Z", "2026-03-29"],
    ["the evening after", "2026-03-29T23:00:00Z", "2026-03-30"],
    ["the night before the clocks go back", "2026-10-24T23:00:00Z", "2026-10-25"],
    ["its hour that comes twice", "2026-10-25T01:30:00Z", "2026-10-25"],
    ["the evening after that", "2026-10-25T23:30:00Z", "2026-10-25"],
    ["the end of a month", "2026-04-30T23:00:00Z", "2026-05-01"],
    ["the end of a year", "2026-12-31T23:59:59Z", "2026-12-31"],
    ["the beginning of one", "2027-01-01T00:00:00Z", "2027-01-01"],
    ["the evening before a leap day", "2028-02-28T23:59:59Z", "2028-02-28"],
    ["a leap day", "2028-02-29T00:00:00Z", "2028-02-29"],
    ["the day after one", "2028-03-01T00:00:00Z", "2028-03-01"],
  ])("%s", (_when, instant, day) => {
    expect(londonDate(Date.parse(instant))).toBe(day);
  });
});

test.each([
  ["winter", "2026-11-29T14:05:59Z", "2026-11-29T14:05"],
  ["summer, an hour ahead of UTC", "2026-06-30T23:05:00Z", "2026-07-01T00:05"],
])("the minute on the clocks of London in %s", (_name, instant, minute) => {
  expect(londonMinute(Date.parse(instant))).toBe(minute);
});

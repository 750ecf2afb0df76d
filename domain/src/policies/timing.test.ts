import { expect, test } from "vitest";
import { shippedVersions } from "./shipped.ts";
import { defaultTiming, isReminderDay } from "./timing.ts";

test("reminders come on days 2, 5 and 9, and then every week", () => {
  const days = Array.from({ length: 40 }, (_, day) => day).filter((day) => isReminderDay(day, defaultTiming));
  expect(days).toEqual([2, 5, 9, 16, 23, 30, 37]);
});

test("without days of its own a plan begins after its interval", () => {
  const weekly = { reminderDays: [], reminderEveryDays: 7 };
  expect([0, 6, 7, 8, 14].filter((day) => isReminderDay(day, weekly))).toEqual([7, 14]);
});

test("every shipped policy has the default periods", () => {
  for (const { content } of shippedVersions) expect(content.timing).toEqual(defaultTiming);
});

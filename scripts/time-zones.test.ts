import { expect, test } from "vitest";

/** `npm run test:long` repeats the tests in four time zones; this one proves that the zone takes effect. */
test("REL-09 the tests run in the requested time zone", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(timeZone).toBe(process.env.TZ ?? timeZone);
});

import { expect, test } from "vitest";

/** `npm run test:long` runs the tests again in four zones; this one shows that they take effect. */
test("REL-09 the tests live in the zone that their run asked for", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(timeZone).toBe(process.env.TZ ?? timeZone);
});

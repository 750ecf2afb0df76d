import { expect, test } from "vitest";
import { guaranteeEndsAtDeath } from "./law-rules.ts";

test.each([
  ["ENG", "2026-04-30", false],
  ["ENG", "2026-05-01", true],
  ["SCT", "2026-12-01", false],
  ["WLS", "2026-12-01", false],
  ["NIR", "2026-12-01", false],
] as const)("a guarantee in %s on %s ends with the tenant's death: %s", (country, day, ends) => {
  expect(guaranteeEndsAtDeath(country, day)).toBe(ends);
});

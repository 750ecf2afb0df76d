import { expect, test } from "vitest";
import { lacksConfirmation, letterDemand } from "./letter.ts";

const DEMAND = "We need 6 months' rent upfront.";
const england = { country: "ENG", day: "2026-05-01" } as const;

test("LAW-01 (in part) in England from 1 May 2026 a letter with a demand of rent in advance names its rule and law", () => {
  expect(letterDemand(`Hello. ${DEMAND}`, england)).toMatchObject({
    rule: "text-rent-in-advance",
    sentence: DEMAND,
    law: { source: expect.stringContaining("Tenant Fees Act 2019, Schedule 1") },
  });
  expect(letterDemand(DEMAND, { country: "ENG", day: "2026-04-30" })).toBeUndefined();
  expect(letterDemand(DEMAND, { country: "SCT", day: "2026-05-01" })).toBeUndefined();
  expect(letterDemand("Please send your payslips.", england)).toBeUndefined();
});

test("LAW-01 (in part) it lacks the confirmation of this rule, and of no other", () => {
  expect(lacksConfirmation(DEMAND, null, england)).toBe(true);
  expect(lacksConfirmation(DEMAND, "text-children", england)).toBe(true);
  expect(lacksConfirmation(DEMAND, "text-rent-in-advance", england)).toBe(false);
  expect(lacksConfirmation("Please send your payslips.", null, england)).toBe(false);
});

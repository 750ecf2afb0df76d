import { describe, expect, test } from "vitest";
import type { AgencyOutcome } from "../applications/agencys-view.ts";
import { homeOutcome, type OutcomeInHome, outcomeOfDecidedHome, validUntil } from "./home-outcome.ts";

const tenant = (outcome: AgencyOutcome | null, hasEnded = false): OutcomeInHome => ({
  role: "tenant",
  outcome,
  hasEnded,
});
const guarantor = (outcome: AgencyOutcome | null): OutcomeInHome => ({
  role: "guarantor",
  outcome,
  hasEnded: false,
});

describe("the outcome of a decided home", () => {
  const decided = { role: "tenant", status: "decided", outcome: "ACCEPTED" } as const;
  const withdrawn = { role: "tenant", status: "withdrawn", outcome: "NOT_COMPLETED" } as const;

  test.each<[string, Parameters<typeof outcomeOfDecidedHome>[0], AgencyOutcome | undefined]>([
    ["goes by those who stay", [decided, withdrawn], "ACCEPTED"],
    ["is none if no person was decided", [withdrawn], undefined],
    [
      "is none while a guarantor is asked, also after the tenants have left",
      [
        { ...decided, role: "occupier" },
        withdrawn,
        { role: "guarantor", status: "collecting", outcome: null },
      ],
      undefined,
    ],
  ])("%s", (_what, people, expected) => {
    expect(outcomeOfDecidedHome(people)).toBe(expected);
  });
});

describe("the outcome of a home", () => {
  test.each<[string, readonly OutcomeInHome[], AgencyOutcome | undefined]>([
    ["is that of everybody", [tenant("ACCEPTED"), tenant("ACCEPTED")], "ACCEPTED"],
    ["has the conditions of one", [tenant("ACCEPTED"), tenant("ACCEPTED_CONDITIONS")], "ACCEPTED_CONDITIONS"],
    [
      "needs the guarantor of one",
      [tenant("ACCEPTED_CONDITIONS"), tenant("ACCEPTED_GUARANTOR")],
      "ACCEPTED_GUARANTOR",
    ],
    ["could not be completed for one", [tenant("ACCEPTED"), tenant("NOT_COMPLETED")], "NOT_COMPLETED"],
    [
      "is adverse because of one",
      [tenant("NOT_COMPLETED"), tenant("NOT_ACCEPTED_CRITERIA")],
      "NOT_ACCEPTED_CRITERIA",
    ],
    [
      "is adverse because of the guarantor",
      [tenant("ACCEPTED"), guarantor("NOT_ACCEPTED_CRITERIA")],
      "NOT_ACCEPTED_CRITERIA",
    ],
    ["waits for a person who is not decided", [tenant("ACCEPTED"), tenant(null)], undefined],
    ["waits for the guarantor", [tenant("ACCEPTED_GUARANTOR"), guarantor(null)], undefined],
    ["goes by those who stay", [tenant("ACCEPTED"), tenant("NOT_COMPLETED", true)], "ACCEPTED"],
    [
      "is over when each tenant has left",
      [tenant("NOT_COMPLETED", true), guarantor("ACCEPTED")],
      "NOT_COMPLETED",
    ],
    ["is none without people", [], undefined],
  ])("%s", (_name, people, outcome) => expect(homeOutcome(people)).toBe(outcome));
});

test("a report is valid for the months of the policy, and an adverse one has no end", () => {
  expect(validUntil("ACCEPTED", "2026-11-30", 3)).toBe("2027-02-28");
  expect(validUntil("ACCEPTED_GUARANTOR", "2026-11-26", 12)).toBe("2027-11-26");
  expect(validUntil("NOT_ACCEPTED_CRITERIA", "2026-11-30", 3)).toBeNull();
  expect(validUntil("NOT_COMPLETED", "2026-11-30", 3)).toBeNull();
});

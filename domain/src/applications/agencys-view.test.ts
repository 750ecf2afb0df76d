import { describe, expect, test } from "vitest";
import { partyStatuses } from "../parties/status.ts";
import { decisionReasons } from "../review/decision.ts";
import {
  agencyOutcome,
  agencyReason,
  agencyReasons,
  type FinalDecision,
  waitingFor,
} from "./agencys-view.ts";

const decision = (given: Partial<FinalDecision> = {}): FinalDecision => ({
  outcome: "accepted",
  reasons: [],
  conditions: [],
  ...given,
});

describe("the outcome that an agency reads", () => {
  test.each([
    ["ACCEPTED", decision()],
    ["ACCEPTED_CONDITIONS", decision({ conditions: ["ORIGINALS_BEFORE_KEYS"] })],
    ["ACCEPTED_GUARANTOR", decision({ outcome: "accepted_with_guarantor", reasons: ["INCOME_BELOW_RULE"] })],
    ["NOT_ACCEPTED_CRITERIA", decision({ outcome: "declined", reasons: ["INCOME_BELOW_RULE"] })],
    [
      "NOT_COMPLETED",
      decision({ outcome: "declined", reasons: ["IDENTITY_NOT_SHOWN", "DOCUMENTS_NOT_GENUINE"] }),
    ],
    [
      "NOT_ACCEPTED_CRITERIA",
      decision({ outcome: "declined", reasons: ["IDENTITY_NOT_SHOWN", "RENT_ARREARS"] }),
    ],
  ] as const)("is %s", (expected, given) => {
    expect(agencyOutcome("decided", given)).toBe(expected);
  });

  test.each(partyStatuses)("of a person who is %s", (status) => {
    const ended = status === "withdrawn" || status === "expired";
    const expected = ended ? "NOT_COMPLETED" : status === "decided" ? "ACCEPTED" : undefined;
    expect(agencyOutcome(status, decision())).toBe(expected);
    expect(agencyOutcome(status, undefined)).toBe(ended ? "NOT_COMPLETED" : undefined);
  });

  test("names each reason by a code that accuses nobody", () => {
    expect(decisionReasons.map(agencyReason)).toEqual(agencyReasons);
    expect(agencyReasons.join()).not.toMatch(/GENUINE|FRAUD/);
  });
});

describe("whom a person waits for", () => {
  const asked = { kind: "rental", state: "sent", sentAt: "2026-11-20T10:00:00Z" } as const;
  const waits = (
    status: (typeof partyStatuses)[number],
    references: Parameters<typeof waitingFor>[0]["references"] = [],
  ) =>
    waitingFor({ status, since: "2026-11-19T09:00:00Z", references }).map(({ who, since }) => [who, since]);

  test.each(["invited", "collecting", "returned"] as const)("%s: the person", (status) => {
    expect(waits(status, [asked])).toEqual([["person", "2026-11-19T09:00:00Z"]]);
  });

  test.each(["submitted", "in_review"] as const)(
    "%s: referees who have not answered, and a reviewer",
    (status) => {
      expect(
        waits(status, [
          asked,
          { ...asked, kind: "employment", state: "opened" },
          { ...asked, kind: "accountant", state: "bounced" },
          { ...asked, state: "answered" },
          { ...asked, state: "declined" },
          { ...asked, state: "silent" },
        ]).map(([who]) => who),
      ).toEqual(["landlord", "employer", "accountant", "reviewer"]);
    },
  );

  test.each(["decided", "withdrawn", "expired"] as const)("%s: none", (status) => {
    expect(waits(status, [asked])).toEqual([]);
  });
});

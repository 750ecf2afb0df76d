import { describe, expect, test } from "vitest";
import { LONGEST_REPLY, replyIssue } from "./applicant-reply.ts";
import type { AnsweredReference } from "./comparison.ts";
import type { DeclineReason } from "./decline.ts";
import { defaultAnswers } from "./rental.ts";
import { weighingFactsOf } from "./weighing.ts";

const NAME = { firstName: "Amara", lastName: "Okafor" } as const;

const rental = (answers: Partial<typeof defaultAnswers>): AnsweredReference => ({
  kind: "rental",
  shown: { ...NAME, address: "3 Quarry View", start: "2023-08-01", end: null },
  answers: { ...defaultAnswers, ...answers },
});

const job = (pay: number): AnsweredReference => ({
  kind: "employment",
  shown: { ...NAME, company: "Brightwater", role: "Baker", start: null, currency: "GBP" },
  answers: {
    works_here: true,
    details_confirmed: true,
    note: "A private word.",
    contract: "PERMANENT",
    pay,
    pay_period: "MONTH",
    referee_name: "Ada",
    referee_role: "HR",
    referee_phone: "+441134960112",
  },
  stated: { minor: 3_000_000, currency: "GBP", incomeType: "T_EMPLOYED_PERM" },
});

const namesOf = (answered: AnsweredReference) =>
  weighingFactsOf({ answered, decline: null }).map(({ fact }) => fact);

describe("facts that weigh against the applicant", () => {
  test.each<[object, readonly string[]]>([
    [{}, []],
    [{ missed_or_incomplete_payments: true }, ["missed_or_incomplete_payments"]],
    [
      { any_reason_not_to_let_again: true, damage_to_the_property: true },
      ["damage_to_the_property", "any_reason_not_to_let_again"],
    ],
    [{ tenancy_details_dates_confirmed: false }, ["tenancy_details_dates_confirmed"]],
  ])("a landlord's %j: %j", (answers, facts) => {
    expect(namesOf(rental(answers))).toEqual(facts);
  });

  test("a lower pay comes with both amounts, and with no word or contact of the referee", () => {
    const facts = weighingFactsOf({ answered: job(2000), decline: null });
    expect(facts).toMatchObject([
      {
        fact: "pay",
        declared: { minor: 3_000_000, every: "YEAR" },
        said: { minor: 200_000, every: "MONTH" },
      },
    ]);
    expect(JSON.stringify(facts)).not.toMatch(/private|Ada|HR|\+44/);
    expect(namesOf(job(2500))).toEqual([]);
  });

  test.each<[DeclineReason, readonly string[]]>([
    ["NOT_MY_TENANT", ["not_theirs"]],
    ["SOMEBODY_ELSE", []],
    ["NOT_WILLING", []],
  ])("declined by %s: %j", (reason, facts) => {
    expect(weighingFactsOf({ answered: undefined, decline: { reason } }).map(({ fact }) => fact)).toEqual(
      facts,
    );
  });

  test("nothing weighs before an answer", () => {
    expect(weighingFactsOf({ answered: undefined, decline: null })).toEqual([]);
  });
});

test("a reply has words, and at most 1,000 characters", () => {
  expect(replyIssue("I paid.\nEach month.")).toBeUndefined();
  expect(replyIssue("x".repeat(LONGEST_REPLY))).toBeUndefined();
  expect(replyIssue(" ")).toMatchObject({ code: "validation.required" });
  expect(replyIssue("x".repeat(LONGEST_REPLY + 1))).toMatchObject({ code: "validation.max_length" });
});

import {
  type CaseGroups,
  type CountedCase,
  countOfSecond,
  countsOfDecision,
  countsOfReceipt,
  type ProofRoute,
} from "@latchkey/domain/figures/case-counts.ts";
import { type CountedCheck, checkGroupsOf, countsOfCheck } from "@latchkey/domain/figures/check-counts.ts";
import { addMonths } from "@latchkey/domain/rules/civil-span.ts";
import type { OfferedIncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { agencyNamed } from "../../agencies/agencies.ts";
import { type CountedAt, keepCounts } from "../../figures/keep-counts.ts";
import type { Work } from "../../platform/work/work.ts";
import { CREDIT_FILE_POLICY } from "./seed-credit-files.ts";

/** Months of cases by policy. */
const MONTHS_OF: Readonly<Record<string, number>> = {
  "scotland-wales-ni-default": 3,
  "identity-only": 1,
  "england-default": 2,
  [CREDIT_FILE_POLICY]: 1,
};

/** Cases of a month, by kind of income and route of proof. */
const groups: readonly (readonly [number, OfferedIncomeType, ProofRoute])[] = [
  [16, "T_EMPLOYED_PERM", "bank"],
  [9, "T_EMPLOYED_PERM", "papers"],
  [6, "T_EMPLOYED_ZH", "papers"],
  [5, "T_SELFEMPLOYED", "tax"],
  [7, "T_BENFITS", "papers"],
  [2, "T_PENSION", "bank"],
];

const plain: CountedCase = {
  outcome: "accepted",
  reasons: [],
  conditions: [],
  override: null,
  calculated: "accepted",
  income: { needed: 3_000_000, missing: 0 },
  requests: 0,
  asked: [],
  days: 1,
};

const outcomes: readonly Partial<CountedCase>[] = [
  {},
  { days: 0 },
  { days: 2, requests: 1, asked: ["BANK_STATEMENT"] },
  {},
  { conditions: ["REFERENCE_BEFORE_KEYS"], days: 3 },
  {
    outcome: "accepted_with_guarantor",
    calculated: "accepted_with_guarantor",
    reasons: ["INCOME_BELOW_RULE"],
    income: { needed: 3_000_000, missing: 240_000 },
    requests: 1,
    asked: ["PAYSLIP"],
    days: 4,
  },
  {},
  { outcome: "declined", calculated: "declined", reasons: ["INCOME_BELOW_RULE"], days: 2 },
  { outcome: "declined", reasons: ["RENT_ARREARS"], days: 5 },
  { calculated: "declined", override: "EVIDENCE_ELSEWHERE", days: 1 },
];

const aCheck: CountedCheck = {
  route: "ONLINE",
  shows: "right",
  isTimeLimited: false,
  days: 2,
  refusedRoute: undefined,
};

const checks: readonly CountedCheck[] = [
  { ...aCheck, isTimeLimited: true, days: 3 },
  { ...aCheck, route: "MANUAL_A1", days: 1 },
  { ...aCheck, route: "DVS", days: 1 },
  aCheck,
  { ...aCheck, route: "MANUAL_A1", refusedRoute: "DVS" },
];

interface SeededCase {
  readonly groups: CaseGroups;
  readonly decided: CountedCase;
  readonly check: CountedCheck;
}

/** Invented cases of one month; the same in every month and under every policy. */
const casesOf = (reviewers: readonly string[]): readonly SeededCase[] =>
  groups
    .flatMap(([count, income, proof]) => Array.from({ length: count }, () => ({ income, proof })))
    .map(({ income, proof }, place) => ({
      groups: {
        role: "tenant",
        income,
        benefits: income === "T_BENFITS" ? "some" : "none",
        proof,
        country: place % 3 === 0 ? "WLS" : "SCT",
        language: place % 4 === 0 ? "pt" : "en",
        reviewer: reviewers[place % reviewers.length],
      },
      check: checks[place % checks.length] ?? aCheck,
      decided: { ...plain, ...outcomes[(place * 7) % outcomes.length] },
    }));

const keepCase = async (work: Work, at: CountedAt, { groups: of, decided }: SeededCase): Promise<void> => {
  const { reviewer: _proposer, route: _route, right: _right, ...before } = of;
  const isPlain = decided.outcome === "accepted" && decided.conditions.length === 0;
  await keepCounts(work.tx, at, [
    ...countsOfReceipt(before),
    ...countsOfDecision(of, decided),
    ...(isPlain && decided.override === null ? [] : [countOfSecond(decided, "agreed")]),
  ]);
};

/** In England everybody is checked before the decision. */
const inEngland = (one: SeededCase): SeededCase => ({
  ...one,
  groups: { ...one.groups, country: "ENG", ...checkGroupsOf(one.check) },
});

/** Counts of cases of the last months, so that the demo has figures. Their cases do not exist. */
export const seedFigures = async (work: Work, reviewers: readonly string[]): Promise<void> => {
  const agencyId = await agencyNamed(work.tx, work.services.config.provider.name);
  for (const [policy, months] of Object.entries(MONTHS_OF)) {
    for (let month = 0; month < months; month += 1) {
      const today = addMonths(work.services.today(), -month);
      const at = { agencyId, policy, today };
      const isEngland = policy === "england-default";
      for (const one of casesOf(reviewers)) {
        await keepCase(work, at, isEngland ? inEngland(one) : one);
        if (isEngland) await keepCounts(work.tx, at, countsOfCheck(one.check));
      }
    }
  }
};

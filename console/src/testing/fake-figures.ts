import {
  type CaseCount,
  type CaseGroups,
  type CountedCase,
  countOfSecond,
  countOfSecondLook,
  countsOfDecision,
  countsOfReceipt,
} from "@latchkey/domain/figures/case-counts.ts";
import { countsOfCheck } from "@latchkey/domain/figures/check-counts.ts";
import type { CountedRow } from "@latchkey/domain/figures/figure-counts.ts";
import { shownFigures } from "@latchkey/domain/figures/shown-figures.ts";
import type { Figures } from "../figures/figures.graphql.ts";

export const AGENCY = "hartley";
export const POLICY = "standard";

/** Equal cases, as the server counts them. */
export interface SomeCases {
  readonly times: number;
  readonly groups?: Partial<CaseGroups>;
  readonly decided?: Partial<CountedCase>;
}

const groupsOf = (groups: Partial<CaseGroups> = {}): CaseGroups => ({
  role: "tenant",
  income: "T_EMPLOYED_PERM",
  benefits: "none",
  proof: "bank",
  country: "ENG",
  language: "en",
  reviewer: "priya",
  ...groups,
});

const decidedAs = (decided: Partial<CountedCase> = {}): CountedCase => ({
  outcome: "accepted",
  reasons: [],
  conditions: [],
  override: null,
  calculated: "accepted",
  income: { needed: 100, missing: 0 },
  requests: 0,
  asked: [],
  days: 1,
  ...decided,
});

const byAgencyAndPolicy = (row: CountedRow): readonly CountedRow[] =>
  row.grouping === "all"
    ? [row, { ...row, grouping: "agency", value: AGENCY }, { ...row, grouping: "policy", value: POLICY }]
    : [row];

const repeated = (counts: readonly CaseCount[], count: number): readonly CountedRow[] =>
  counts.map((one) => ({ ...one, count }));

export const rowsOf = (cases: readonly SomeCases[]): readonly CountedRow[] =>
  cases
    .flatMap(({ times, groups, decided }) => {
      const whole = groupsOf(groups);
      const received = countsOfReceipt({ ...whole, reviewer: undefined });
      return repeated([...received, ...countsOfDecision(whole, decidedAs(decided))], times);
    })
    .flatMap(byAgencyAndPolicy);

const aCheck = {
  route: "ONLINE",
  shows: "right",
  isTimeLimited: false,
  days: undefined,
  refusedRoute: undefined,
} as const;

const declined = { outcome: "declined", conditions: [] } as const;
const accepted = { outcome: "accepted", conditions: [] } as const;

export const secondRows: readonly CountedRow[] = [
  ...repeated([countOfSecond(declined, "agreed")], 30),
  ...repeated([countOfSecond(declined, "refused")], 2),
  ...repeated([countOfSecondLook(declined, declined)], 12),
  ...repeated([countOfSecondLook(declined, accepted)], 3),
];

/** The response of the endpoint. */
export const someFigures = (
  rows: readonly CountedRow[],
  before: readonly CountedRow[] = [],
  given: Partial<Figures> = {},
) => {
  const choice = (id: string, name: string) => ({ __typename: "FiguresChoice", id, name });
  return {
    figures: {
      __typename: "Figures",
      from: "2026-01-01",
      to: "2026-03-01",
      agencyId: null,
      policy: null,
      isWithheld: false,
      shown: shownFigures(rows, before),
      agencies: [choice(AGENCY, "Hartley & Co"), choice("pennant", "Pennant Lets")],
      policies: [choice(POLICY, "Quillfield standard")],
      reviewers: [choice("priya", "Priya Nair"), choice("lucia", "Lucía Ortega")],
      ...given,
    },
  };
};

/** 200 checks by two ways, three of another, and eleven refused ways. */
export const checkRows: readonly CountedRow[] = [
  ...repeated(countsOfCheck({ ...aCheck, days: 2 }), 120),
  ...repeated(countsOfCheck({ ...aCheck, isTimeLimited: true, days: 3, refusedRoute: "DVS" }), 11),
  ...repeated(countsOfCheck({ ...aCheck, route: "DVS", days: 1 }), 80),
  ...repeated(countsOfCheck({ ...aCheck, route: "LCS", isTimeLimited: true, days: 20 }), 3),
];

/** 1,107 decisions, with large, small and hidden groups. */
export const manyCases: readonly CountedRow[] = [
  ...rowsOf([
    { times: 900 },
    {
      times: 70,
      decided: {
        outcome: "accepted",
        conditions: ["REFERENCE_BEFORE_KEYS"],
        requests: 1,
        asked: ["PAYSLIP"],
        days: 4,
      },
    },
    {
      times: 40,
      groups: { income: "T_EMPLOYED_ZH", proof: "papers" },
      decided: {
        outcome: "accepted_with_guarantor",
        reasons: ["INCOME_BELOW_RULE"],
        calculated: "accepted_with_guarantor",
        income: { needed: 100, missing: 8 },
        requests: 2,
        asked: ["BANK_STATEMENT", "IDENTITY"],
        days: 2,
      },
    },
    {
      times: 20,
      groups: { income: "T_EMPLOYED_ZH", proof: "papers", reviewer: "lucia" },
      decided: { override: "LANDLORD_AGREES", calculated: "declined", days: 0 },
    },
    {
      times: 35,
      groups: { proof: "tax", income: "T_SELFEMPLOYED" },
      decided: { outcome: "declined", reasons: ["RENT_ARREARS"], days: 9 },
    },
    { times: 21, groups: { proof: "verified", language: "pt" } },
    { times: 12, groups: { proof: "none", income: "none", role: "occupier" }, decided: { calculated: null } },
    { times: 9, groups: { proof: "several", income: "T_BENFITS", benefits: "some", country: "SCT" } },
  ]),
  ...secondRows,
];

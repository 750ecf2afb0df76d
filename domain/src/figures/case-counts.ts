import type { RightToRentRoute } from "../compliance/right-to-rent/rule-set.ts";
import type { ShownIncome } from "../income/evidence.ts";
import type { Outcome } from "../parties/status.ts";
import type { DecisionCondition, DecisionReason } from "../review/decision.ts";
import type { OverrideReason } from "../review/override.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { Language } from "../vocabulary/languages.ts";
import type { IncomeType } from "../vocabulary/money.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";

/**
 * A case as counts. Each count has one grouping at a time, so that no stored row combines two facts about a person, and
 * none is a protected trait.
 */

export const groupings = [
  "role",
  "income",
  "benefits",
  "proof",
  "country",
  "language",
  "reviewer",
  "route",
  "right",
] as const;
export type Grouping = (typeof groupings)[number];

export const proofRoutes = ["bank", "tax", "verified", "papers", "several", "none"] as const;
export type ProofRoute = (typeof proofRoutes)[number];

export const checkedRights = ["unlimited", "time_limited", "not_shown"] as const;
export type CheckedRight = (typeof checkedRights)[number];

/** The first check of the right to rent that counts; undefined before one. */
export interface CheckGroups {
  readonly route?: RightToRentRoute | undefined;
  readonly right?: CheckedRight | undefined;
}

/** If income is not asked for, `income` and `proof` are `none`. */
export interface CaseGroups extends CheckGroups {
  readonly role: PartyRole;
  /** The kind of the largest source. */
  readonly income: IncomeType | "none";
  readonly benefits: "some" | "none";
  readonly proof: ProofRoute;
  readonly country: HomeCountry;
  readonly language: Language;
  /** The proposer of the decision; undefined before one. */
  readonly reviewer?: string | undefined;
}

export const countedOutcomes = [
  "accepted",
  "accepted_conditions",
  "accepted_with_guarantor",
  "declined",
] as const;
export type CountedOutcome = (typeof countedOutcomes)[number];

/** The share of the needed income that is missing. */
export const distances = ["none", "to_5", "to_10", "to_25", "to_50", "more", "unknown"] as const;
export type Distance = (typeof distances)[number];

export type AdverseReason = DecisionReason | DecisionCondition | "none";

export type EndKind = "withdrawn" | "expired";

export type Side = "favour" | "against";

export type Measure =
  | "received"
  | `ended/${EndKind}`
  | "unanswered"
  | `outcome/${CountedOutcome}`
  | `days/${number}`
  | `requests/${number}`
  | `asked/${string}`
  | "met"
  | `met_adverse/${AdverseReason}`
  | "met_adverse"
  | `guarantor/${Distance}`
  | `deviation/${OverrideReason | AdverseReason}/${Side}`
  | `second/${CountedOutcome}/${"agreed" | "refused"}`
  | `second_look/${"upheld" | "changed"}`
  | "checked"
  | `check_days/${number}`
  | `refused_route/${string}`;

export interface CaseCount {
  readonly measure: Measure;
  readonly grouping: Grouping | "all";
  readonly value: string;
}

/**
 * The evidence of a person's income, over all their sources.
 *
 * @param hasPapers papers that no reviewer has read yet
 */
export const proofRoute = (shown: readonly ShownIncome[], hasPapers = false): ProofRoute => {
  const kinds = ["bank", "tax", "verified", "papers"] as const;
  const found = kinds.filter(
    (kind) => (kind === "papers" && hasPapers) || shown.some((one) => one[kind].length > 0),
  );
  const [only] = found;
  return found.length > 1 ? "several" : (only ?? "none");
};

const EVERY: Pick<CaseCount, "grouping" | "value"> = { grouping: "all", value: "" };

export const once = (measure: Measure): CaseCount => ({ measure, ...EVERY });

export const byGroup = (groups: Partial<CaseGroups>, measures: readonly Measure[]): readonly CaseCount[] =>
  measures.flatMap((measure) => [
    once(measure),
    ...groupings.flatMap((grouping): readonly CaseCount[] => {
      const value = groups[grouping];
      return value === undefined ? [] : [{ measure, grouping, value }];
    }),
  ]);

export const countsOfReceipt = (groups: CaseGroups): readonly CaseCount[] => byGroup(groups, ["received"]);

/** @param isAnswerOpen a request was not answered before the end */
export const countsOfEnd = (
  groups: CaseGroups,
  { how, isAnswerOpen }: { readonly how: EndKind; readonly isAnswerOpen: boolean },
): readonly CaseCount[] =>
  byGroup(groups, [`ended/${how}`, ...(isAnswerOpen ? ["unanswered" as const] : [])]);

export interface CountedDecision {
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly override: OverrideReason | null;
  /** By the criteria, from what is shown; null: no income is asked for. */
  readonly calculated: Outcome | null;
  /** Pence of a year; null: no income is asked for. */
  readonly income: { readonly needed: number; readonly missing: number } | null;
}

export interface CountedCase extends CountedDecision {
  /** Times at which more was asked. */
  readonly requests: number;
  /** The things that were asked for again: types of documents, or sections. */
  readonly asked: readonly string[];
  /** Working days from the first submission to the decision; undefined: the holidays are not known. */
  readonly days: number | undefined;
}

export const countedOutcome = ({
  outcome,
  conditions,
}: Pick<CountedDecision, "outcome" | "conditions">): CountedOutcome =>
  outcome === "accepted" && conditions.length > 0 ? "accepted_conditions" : outcome;

export const MOST_DAYS = 60;

export const within = (count: number, most: number): number => Math.min(Math.max(count, 0), most);

const HUNDRED = 100;

const bands: readonly (readonly [percent: number, distance: Distance])[] = [
  [0, "none"],
  [5, "to_5"],
  [10, "to_10"],
  [25, "to_25"],
  [50, "to_50"],
];

export const distanceToPass = (income: CountedDecision["income"]): Distance => {
  if (!income || income.needed <= 0) return "unknown";
  const band = bands.find(([percent]) => income.missing * HUNDRED <= percent * income.needed);
  return band?.[1] ?? "more";
};

const adverseReasons = ({ reasons, conditions }: CountedDecision): readonly AdverseReason[] => {
  const given = [...reasons, ...conditions];
  return given.length > 0 ? [...new Set(given)] : ["none"];
};

/** Adverse: every outcome but a plain acceptance. */
const metMeasures = (decision: CountedDecision): readonly Measure[] => {
  if (decision.calculated !== "accepted") return [];
  if (countedOutcome(decision) === "accepted") return ["met"];
  return [
    "met",
    "met_adverse",
    ...adverseReasons(decision).map((reason) => `met_adverse/${reason}` as const),
  ];
};

/** The best first. */
const order: readonly Outcome[] = ["accepted", "accepted_with_guarantor", "declined"];

/** A decision that differs from the sums, or was given while a reference was open. */
const deviation = (decision: CountedDecision): readonly Measure[] => {
  const { outcome, calculated, override } = decision;
  const differs = calculated !== null && calculated !== outcome;
  if (!differs && override === null) return [];
  const isAgainst = differs && order.indexOf(outcome) > order.indexOf(calculated);
  const [first = "none"] = adverseReasons(decision);
  return [`deviation/${override ?? first}/${isAgainst ? "against" : "favour"}`];
};

const MOST_REQUESTS = 5;

const groupedMeasures = (decided: CountedCase): readonly Measure[] => {
  const { outcome, days, requests, income } = decided;
  return [
    `outcome/${countedOutcome(decided)}`,
    `requests/${within(requests, MOST_REQUESTS)}`,
    ...(days === undefined ? [] : [`days/${within(days, MOST_DAYS)}` as const]),
    ...(outcome === "accepted_with_guarantor" ? [`guarantor/${distanceToPass(income)}` as const] : []),
    ...metMeasures(decided),
  ];
};

export const countsOfDecision = (groups: CaseGroups, decided: CountedCase): readonly CaseCount[] => [
  ...byGroup(groups, groupedMeasures(decided)),
  ...decided.asked.map((thing) => once(`asked/${thing}`)),
  ...deviation(decided).map(once),
];

/** A decision that was counted before the check: it joins the groups of the check, and is not counted among all again. */
export const countsOfEarlierDecision = (
  groups: Required<CheckGroups>,
  decided: CountedCase,
): readonly CaseCount[] =>
  byGroup(groups, groupedMeasures(decided)).filter(({ grouping }) => grouping !== "all");

/** The second reviewer's answer to a proposal. */
export const countOfSecond = (
  proposed: Pick<CountedDecision, "outcome" | "conditions">,
  said: "agreed" | "refused",
): CaseCount => once(`second/${countedOutcome(proposed)}/${said}`);

/** The result of a reconsideration, compared with the decision before. */
export const countOfSecondLook = (
  before: Pick<CountedDecision, "outcome" | "conditions">,
  after: Pick<CountedDecision, "outcome" | "conditions">,
): CaseCount =>
  once(`second_look/${countedOutcome(before) === countedOutcome(after) ? "upheld" : "changed"}`);

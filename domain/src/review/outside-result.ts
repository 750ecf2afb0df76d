import type { Condition, ConditionName } from "../policies/condition.ts";
import { conditionKinds } from "../policies/condition-kinds.ts";
import { conditionValue } from "../policies/policy.ts";
import { type CivilDate, isCivilDate, notFuture, validDate } from "../rules/civil-date.ts";
import { daysBetween } from "../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn, optional, type Rule } from "../rules/issue.ts";
import { trimmed } from "../rules/line.ts";
import { maxLength, minLength, oneOf, pattern, required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** Results of providers outside the product, which a reviewer records because the policy asks for them. */

export const outsideKinds = ["CREDIT_FILE", "OTHER_SCREENING"] as const;
export type OutsideKind = (typeof outsideKinds)[number];

export const outsideVerdicts = ["nothing_against", "counts_against"] as const;
export type OutsideVerdict = (typeof outsideVerdicts)[number];

export const insolvencies = ["none", "current", "past_six_years"] as const;
export type Insolvency = (typeof insolvencies)[number];

export interface OutsideSlot {
  readonly kind: OutsideKind;
  /** The greatest age on the day of the decision. */
  readonly maxDays: number;
}

const conditionOf = {
  CREDIT_FILE: "CREDIT_FILE_MAX_DAYS",
  OTHER_SCREENING: "OTHER_SCREENING_MAX_DAYS",
} as const satisfies Readonly<Record<OutsideKind, ConditionName>>;

export const outsideSlots = (conditions: readonly Condition[]): readonly OutsideSlot[] =>
  outsideKinds
    .map((kind) => {
      const name = conditionOf[kind];
      return { kind, maxDays: Number(conditionValue(conditions, name) ?? conditionKinds[name].otherwise) };
    })
    .filter(({ maxDays }) => maxDays > 0);

export const isTooOld = (madeOn: CivilDate, { maxDays }: OutsideSlot, today: CivilDate): boolean =>
  daysBetween(madeOn, today) > maxDays;

export interface GivenOutsideResult {
  readonly kind: string;
  /** The subject of the screening; empty for a credit file. */
  readonly title: string;
  readonly provider: string;
  readonly madeOn: string;
  /** It replaces a result that was recorded wrongly, so that it may be older than the one that counts. */
  readonly corrects: boolean;
  readonly uploadId: string;
  /** Judgments of the last six years that are not satisfied; null: not given. */
  readonly ccjs: number | null;
  readonly insolvency: string;
  readonly verdict: string;
  readonly reason: string;
}

export interface OutsideResult {
  readonly kind: OutsideKind;
  readonly title: string | null;
  readonly provider: string;
  readonly madeOn: CivilDate;
  readonly uploadId: string;
  readonly ccjs: number | null;
  readonly insolvency: Insolvency | null;
  readonly verdict: OutsideVerdict;
  readonly reason: string | null;
}

/** The result of each kind that was recorded last. */
export interface UsedOutside extends Omit<OutsideResult, "uploadId" | "reason"> {
  readonly id: number;
  /** On the day on which it was read. */
  readonly isTooOld: boolean;
}

const SHORTEST_NAME = 2;
const LONGEST_TITLE = 80;
const LONGEST_PROVIDER = 100;
const SHORTEST_REASON = 10;
export const LONGEST_OUTSIDE_REASON = 500;
export const MOST_CCJS = 99;

/** The applicant reads the provider's name in one line. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

const nameOf = (longest: number): Rule<string> =>
  trimmed(firstIssue<string>(required(), minLength(SHORTEST_NAME), maxLength(longest), pattern(ONE_LINE)));

type Counting = Pick<OutsideResult, "kind" | "madeOn">;

/** The result that counts, if the given one is older. */
export const newerThan = <Result extends Counting>(
  { kind, madeOn }: Pick<GivenOutsideResult, "kind" | "madeOn">,
  counting: readonly Result[],
): Result | undefined =>
  isCivilDate(madeOn) ? counting.find((one) => one.kind === kind && madeOn < one.madeOn) : undefined;

const madeOnIssue = (
  given: GivenOutsideResult,
  { slots, counting, today }: OutsideFacts,
): Issue | undefined => {
  const { kind, madeOn, corrects } = given;
  const slot = slots.find((one) => one.kind === kind);
  const issue = firstIssue<string>(required(), validDate(), notFuture(today))(madeOn);
  if (issue || !slot) return issue;
  if (isTooOld(madeOn, slot, today)) {
    return { code: "outside.validations.tooOld", params: { max: slot.maxDays } };
  }
  const newer = corrects ? undefined : newerThan(given, counting);
  return newer && { code: "outside.validations.older", params: { day: newer.madeOn } };
};

const ccjsIssue = ({ kind, ccjs }: GivenOutsideResult): Issue | undefined => {
  if (kind !== "CREDIT_FILE") return undefined;
  if (ccjs === null) return { code: "validation.required" };
  return Number.isInteger(ccjs) && ccjs >= 0 && ccjs <= MOST_CCJS
    ? undefined
    : { code: "outside.validations.ccjs", params: { max: MOST_CCJS } };
};

/** The provider's score is no reason: the applicant could neither check nor correct it. */
const isClearFile = ({ kind, ccjs, insolvency }: GivenOutsideResult): boolean =>
  kind === "CREDIT_FILE" && ccjs === 0 && insolvency === "none";

const verdictIssue = (given: GivenOutsideResult): Issue | undefined =>
  oneOf(outsideVerdicts)(given.verdict) ??
  (given.verdict === "counts_against" && isClearFile(given)
    ? { code: "outside.validations.nothingAgainst" }
    : undefined);

const reasonRule = firstIssue<string>(
  required(),
  minLength(SHORTEST_REASON),
  plainText(LONGEST_OUTSIDE_REASON),
);

export interface OutsideFacts {
  readonly slots: readonly OutsideSlot[];
  /** The result of each kind that was recorded last. */
  readonly counting: readonly Counting[];
  readonly today: CivilDate;
}

export const outsideResultIssues = (
  given: GivenOutsideResult,
  facts: OutsideFacts,
): Readonly<Record<string, Issue>> => {
  const { kind, verdict, reason } = given;
  const isAsked = facts.slots.some((one) => one.kind === kind);
  return issuesIn({
    // Only what the policy asks for is kept.
    kind: isAsked ? undefined : { code: "validation.please_select_an_option" },
    title: kind === "OTHER_SCREENING" ? nameOf(LONGEST_TITLE)(given.title) : undefined,
    provider: nameOf(LONGEST_PROVIDER)(given.provider),
    madeOn: madeOnIssue(given, facts),
    uploadId: required()(given.uploadId),
    ccjs: ccjsIssue(given),
    insolvency: kind === "CREDIT_FILE" ? oneOf(insolvencies)(given.insolvency) : undefined,
    verdict: verdictIssue(given),
    reason: (verdict === "counts_against" ? reasonRule : optional(reasonRule))(reason.trim()),
  });
};

/** Expects a form without issues. Judgments and insolvency belong to a credit file, a title to another screening. */
export const outsideResultOf = (given: GivenOutsideResult): OutsideResult => {
  const isFile = given.kind === "CREDIT_FILE";
  return {
    kind: isFile ? "CREDIT_FILE" : "OTHER_SCREENING",
    title: isFile ? null : given.title.trim(),
    provider: given.provider.trim(),
    madeOn: given.madeOn,
    uploadId: given.uploadId,
    ccjs: isFile ? given.ccjs : null,
    insolvency: isFile ? (insolvencies.find((known) => known === given.insolvency) ?? null) : null,
    verdict: given.verdict === "counts_against" ? "counts_against" : "nothing_against",
    reason: given.reason.trim() || null,
  };
};

/** A required result is missing, or too old. */
export const lacksOutsideResult = (
  slots: readonly OutsideSlot[],
  outside: readonly Pick<UsedOutside, "kind" | "isTooOld">[],
): boolean => slots.some(({ kind }) => !outside.some((one) => one.kind === kind && !one.isTooOld));

/** The results on which an adverse decision may rest. */
export const countingAgainst = <Result extends Pick<UsedOutside, "verdict" | "isTooOld">>(
  outside: readonly Result[],
): readonly Result[] =>
  outside.filter(({ verdict, isTooOld: isOld }) => verdict === "counts_against" && !isOld);

/** Those that the reasons of the decision name. */
export const outsideSources = (
  reasons: readonly string[],
  { outside = [] }: { readonly outside?: readonly UsedOutside[] },
): readonly UsedOutside[] =>
  reasons.includes("OUTSIDE_RESULT_UNFAVOURABLE") ? countingAgainst(outside) : [];

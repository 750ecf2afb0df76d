import { lacksConfirmation } from "../compliance/letter.ts";
import { type Outcome, outcomes } from "../parties/status.ts";
import { type CivilDate, isCivilDate, notAfter, notPast } from "../rules/civil-date.ts";
import { addMonths } from "../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { plainText } from "../rules/plain-text.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { SectionName } from "../vocabulary/sections.ts";
import type { CannedChoice } from "./canned-choice.ts";
import {
  type GivenOverride,
  type OverriddenFacts,
  type Override,
  offeredOverrides,
  overrideIssues,
  overrideOf,
} from "./override.ts";

/** Decisions of reviewers, and who has to agree. A person decides; the sums only state what the rule would. */

export const decisionReasons = [
  "INCOME_BELOW_RULE",
  "INCOME_NOT_SHOWN",
  "INCOME_TOO_NEW",
  "RENT_ARREARS",
  "REFERENCE_UNFAVOURABLE",
  "IDENTITY_NOT_SHOWN",
  "RIGHT_TO_RENT_NOT_SHOWN",
  "DOCUMENTS_NOT_GENUINE",
  "OUTSIDE_RESULT_UNFAVOURABLE",
  "OTHER",
] as const;
export type DecisionReason = (typeof decisionReasons)[number];

export const decisionConditions = [
  "REFERENCE_BEFORE_KEYS",
  "EMPLOYMENT_BEFORE_KEYS",
  "ORIGINALS_BEFORE_KEYS",
  "OTHER",
] as const;
export type DecisionCondition = (typeof decisionConditions)[number];

export interface GivenDecision extends GivenOverride {
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly conditions: readonly string[];
  readonly metBy: string;
  readonly words: string;
  readonly canned?: readonly CannedChoice[] | undefined;
  readonly note: string;
  /** The rule that the words seem to break, as the reviewer has confirmed that they do not. */
  readonly confirmedRule?: string | null | undefined;
}

export interface Decision {
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly metBy: CivilDate | null;
  readonly words: string | null;
  readonly note: string | null;
  readonly override: Override | null;
}

export const LONGEST_WORDS = 500;
export const LONGEST_DECISION_NOTE = 1000;
const MOST_MONTHS_AHEAD = 12;

export interface DecidedAbout extends OverriddenFacts {
  readonly role: PartyRole;
  readonly country: HomeCountry;
  readonly sections: readonly SectionName[];
  /** The law of the home's country, as of today, forbids a rule of the application's policy. */
  readonly isPolicyUnlawful: boolean;
  /** A recorded outside result, not too old, counts against the person. */
  readonly isOutsideUnfavourable: boolean;
  /** The record of a right-to-rent check that counts shows no right. */
  readonly isRightNotShown: boolean;
}

const incomeReasons: readonly DecisionReason[] = ["INCOME_BELOW_RULE", "INCOME_NOT_SHOWN", "INCOME_TOO_NEW"];

/** No adverse decision rests on the sums of a policy that the law of its day forbids. */
export const restsOnSums = ({ outcome, reasons }: Pick<Decision, "outcome" | "reasons">): boolean =>
  outcome === "accepted_with_guarantor" ||
  (outcome === "declined" && reasons.some((reason) => incomeReasons.includes(reason)));

/**
 * A reason is offered if the policy asks for one of its sections: no decline rests on a question that was not asked. A
 * reason without an entry is always offered. A decline for the right to rent needs a record of a check that has failed.
 */
const reasonSections: Readonly<Partial<Record<DecisionReason, readonly SectionName[]>>> = {
  INCOME_BELOW_RULE: ["INCOME"],
  INCOME_NOT_SHOWN: ["INCOME"],
  INCOME_TOO_NEW: ["INCOME"],
  RENT_ARREARS: ["RESIDENCE"],
  REFERENCE_UNFAVOURABLE: ["RESIDENCE", "INCOME"],
  IDENTITY_NOT_SHOWN: ["IDENTITY"],
};

export const offeredReasons = ({
  sections,
  isOutsideUnfavourable,
  isRightNotShown,
}: Pick<DecidedAbout, "sections" | "isOutsideUnfavourable" | "isRightNotShown">): readonly DecisionReason[] =>
  decisionReasons.filter((reason) => {
    if (reason === "RIGHT_TO_RENT_NOT_SHOWN") return isRightNotShown;
    if (reason === "OUTSIDE_RESULT_UNFAVOURABLE") return isOutsideUnfavourable;
    return reasonSections[reason]?.some((section) => sections.includes(section)) ?? true;
  });

const knownOutcome = (outcome: string): Outcome | undefined => outcomes.find((known) => known === outcome);

const takesReason = (outcome: Outcome | undefined): boolean =>
  outcome === "declined" || outcome === "accepted_with_guarantor";

/** Without sums no reason says why a guarantor is needed. */
const needsReason = (outcome: Outcome | undefined, { calculated }: DecidedAbout): boolean =>
  outcome === "declined" || (outcome === "accepted_with_guarantor" && calculated !== undefined);

const reasonsIssue = ({ outcome, reasons }: GivenDecision, about: DecidedAbout): Issue | undefined => {
  const offered = offeredReasons(about);
  if (reasons.some((reason) => !offered.some((known) => known === reason))) {
    return { code: "validation.please_select_an_option" };
  }
  const known = knownOutcome(outcome);
  const given = decisionReasons.filter((reason) => reasons.includes(reason));
  if (about.isPolicyUnlawful && known && restsOnSums({ outcome: known, reasons: given })) {
    return { code: "decision.validations.unlawful" };
  }
  return needsReason(knownOutcome(outcome), about) && reasons.length === 0
    ? { code: "validation.required" }
    : undefined;
};

const conditionsIssue = ({ outcome, conditions }: GivenDecision): Issue | undefined => {
  const isUnknown = conditions.some((condition) => !decisionConditions.some((known) => known === condition));
  return isUnknown || (outcome === "declined" && conditions.length > 0)
    ? { code: "validation.please_select_an_option" }
    : undefined;
};

const metByIssue = ({ conditions, metBy }: GivenDecision, today: CivilDate): Issue | undefined => {
  if (conditions.length === 0) return undefined;
  if (metBy === "") return { code: "validation.required" };
  if (!isCivilDate(metBy)) return { code: "validation.date.invalid" };
  return firstIssue(notPast(today), notAfter(addMonths(today, MOST_MONTHS_AHEAD)))(metBy);
};

type Worded = Pick<GivenDecision, "reasons" | "conditions" | "canned">;

export const needsWords = ({ reasons, conditions, canned = [] }: Worded): boolean => {
  const isSaid = canned.some(({ reason }) => reason === "OTHER");
  return conditions.includes("OTHER") || (reasons.includes("OTHER") && !isSaid);
};

const wordsIssue = (given: GivenDecision): Issue | undefined => {
  const { words } = given;
  if (needsWords(given) && words.trim() === "") return { code: "validation.required" };
  return plainText(LONGEST_WORDS)(words.trim());
};

export const decisionIssues = (
  given: GivenDecision,
  about: DecidedAbout,
  today: CivilDate,
): Readonly<Record<string, Issue>> =>
  issuesIn({
    outcome: knownOutcome(given.outcome) ? undefined : { code: "validation.required" },
    reasons: reasonsIssue(given, about),
    conditions: conditionsIssue(given),
    metBy: metByIssue(given, today),
    words: wordsIssue(given),
    confirmedRule: lacksConfirmation(given.words, given.confirmedRule, { country: about.country, day: today })
      ? { code: "decision.validations.confirm" }
      : undefined,
    note: plainText(LONGEST_DECISION_NOTE)(given.note.trim()),
    ...overrideIssues(given, about, offeredOverrides({ country: about.country, day: today })),
  });

const orNull = (text: string): string | null => text.trim() || null;

/**
 * Expects a form without issues. A plain acceptance has no reasons, a date belongs to conditions, and an override to
 * something that is overridden.
 */
export const decisionOf = (given: GivenDecision, about: DecidedAbout): Decision => {
  const outcome = knownOutcome(given.outcome) ?? "declined";
  const conditions = decisionConditions.filter((known) => given.conditions.includes(known));
  return {
    outcome,
    reasons: takesReason(outcome) ? decisionReasons.filter((known) => given.reasons.includes(known)) : [],
    conditions,
    metBy: conditions.length > 0 ? given.metBy : null,
    words: orNull(given.words),
    note: orNull(given.note),
    override: overrideOf(given, about) ?? null,
  };
};

interface NeedsSecond {
  readonly decision: Pick<Decision, "outcome" | "conditions">;
  readonly calculated: Outcome | undefined;
  /** An acceptance while this holds is an override. */
  readonly isReferenceOpen: boolean;
  readonly always: boolean;
}

/** Declines, conditions, overrides and what differs from the sums need a second reviewer; a plain acceptance does not. */
export const needsSecondReviewer = ({
  decision,
  calculated,
  isReferenceOpen,
  always,
}: NeedsSecond): boolean =>
  always ||
  isReferenceOpen ||
  decision.outcome !== "accepted" ||
  decision.conditions.length > 0 ||
  (calculated !== undefined && calculated !== decision.outcome);

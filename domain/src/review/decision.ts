import type { AffordabilityOutcome } from "../affordability/assess.ts";
import { type Outcome, outcomes } from "../parties/status.ts";
import { type CivilDate, isCivilDate, notAfter, notPast } from "../rules/civil-date.ts";
import { addMonths } from "../rules/civil-span.ts";
import { firstIssue, type Issue, issuesIn } from "../rules/issue.ts";
import { plainText } from "../rules/plain-text.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { SectionName } from "../vocabulary/sections.ts";
import type { UsedGuarantor } from "./decision-inputs.ts";

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

export interface GivenDecision {
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly conditions: readonly string[];
  readonly metBy: string;
  readonly words: string;
  readonly note: string;
}

export interface Decision {
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly metBy: CivilDate | null;
  readonly words: string | null;
  readonly note: string | null;
}

export const LONGEST_WORDS = 500;
export const LONGEST_DECISION_NOTE = 1000;
const MOST_MONTHS_AHEAD = 12;

export interface DecidedAbout {
  readonly role: PartyRole;
  readonly country: HomeCountry;
  readonly sections: readonly SectionName[];
  readonly calculated: Outcome | undefined;
}

/**
 * A reason is offered if the policy asks for one of its sections: no decline rests on a question that was not asked. A
 * reason without an entry is always offered.
 */
const reasonSections: Readonly<Partial<Record<DecisionReason, readonly SectionName[]>>> = {
  INCOME_BELOW_RULE: ["INCOME"],
  INCOME_NOT_SHOWN: ["INCOME"],
  INCOME_TOO_NEW: ["INCOME"],
  RENT_ARREARS: ["RESIDENCE"],
  REFERENCE_UNFAVOURABLE: ["RESIDENCE", "INCOME"],
  IDENTITY_NOT_SHOWN: ["IDENTITY"],
};

/** English law requires the right to rent of the people who live there, so not of a guarantor. */
const asksRightToRent = ({ role, country }: Pick<DecidedAbout, "role" | "country">): boolean =>
  country === "ENG" && role !== "guarantor";

export const offeredReasons = ({
  sections,
  ...whom
}: Omit<DecidedAbout, "calculated">): readonly DecisionReason[] =>
  decisionReasons.filter((reason) =>
    reason === "RIGHT_TO_RENT_NOT_SHOWN"
      ? asksRightToRent(whom)
      : (reasonSections[reason]?.some((section) => sections.includes(section)) ?? true),
  );

const knownOutcome = (outcome: string): Outcome | undefined => outcomes.find((known) => known === outcome);

const needsReason = (outcome: Outcome | undefined): boolean =>
  outcome === "declined" || outcome === "accepted_with_guarantor";

const reasonsIssue = ({ outcome, reasons }: GivenDecision, about: DecidedAbout): Issue | undefined => {
  const offered = offeredReasons(about);
  if (reasons.some((reason) => !offered.some((known) => known === reason))) {
    return { code: "validation.please_select_an_option" };
  }
  return needsReason(knownOutcome(outcome)) && reasons.length === 0
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

export const needsWords = (
  { outcome, reasons, conditions }: Pick<GivenDecision, "outcome" | "reasons" | "conditions">,
  { calculated }: Pick<DecidedAbout, "calculated">,
): boolean =>
  [...reasons, ...conditions].includes("OTHER") ||
  (outcome === "accepted" && calculated !== undefined && calculated !== "accepted");

const wordsIssue = (given: GivenDecision, about: DecidedAbout): Issue | undefined => {
  const { words } = given;
  const isNeeded = needsWords(given, about);
  if (isNeeded && words.trim() === "") return { code: "validation.required" };
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
    words: wordsIssue(given, about),
    note: plainText(LONGEST_DECISION_NOTE)(given.note.trim()),
  });

const orNull = (text: string): string | null => text.trim() || null;

/** Expects a form without issues. A plain acceptance has no reasons, and a date belongs to conditions. */
export const decisionOf = (given: GivenDecision): Decision => {
  const outcome = knownOutcome(given.outcome) ?? "declined";
  const conditions = decisionConditions.filter((known) => given.conditions.includes(known));
  return {
    outcome,
    reasons: needsReason(outcome) ? decisionReasons.filter((known) => given.reasons.includes(known)) : [],
    conditions,
    metBy: conditions.length > 0 ? given.metBy : null,
    words: orNull(given.words),
    note: orNull(given.note),
  };
};

/**
 * The outcome of the affordability rule for one party; undefined for an occupier, who pays no rent, and where income
 * was not asked for.
 */
export const calculatedOutcome = (
  {
    id,
    role,
    guarantorId,
    asksForIncome,
  }: {
    readonly id: string;
    readonly role: PartyRole;
    readonly guarantorId: string | null;
    readonly asksForIncome: boolean;
  },
  { assessment, isMet, tenants, guarantors }: AffordabilityOutcome,
): Outcome | undefined => {
  if (!asksForIncome || role === "occupier") return undefined;
  const own = [...tenants, ...guarantors].find((party) => party.id === id);
  if (role === "guarantor") return own?.sum.isMet ? "accepted" : "declined";
  if (own?.sum.isMet) return "accepted";
  if (guarantors.some((guarantor) => guarantor.id === guarantorId && guarantor.sum.isMet)) {
    return "accepted_with_guarantor";
  }
  return assessment === "household" && isMet ? "accepted" : "declined";
};

interface NeedsSecond {
  readonly decision: Pick<Decision, "outcome" | "conditions">;
  readonly calculated: Outcome | undefined;
  readonly always: boolean;
}

/** Declines, conditions and decisions that differ from the sums need a second reviewer; a plain acceptance does not. */
export const needsSecondReviewer = ({ decision, calculated, always }: NeedsSecond): boolean =>
  always ||
  decision.outcome !== "accepted" ||
  decision.conditions.length > 0 ||
  (calculated !== undefined && calculated !== decision.outcome);

/** Obstacles to an outcome that no reviewer can overrule. */
export const decisionBlocks = [
  "RIGHT_TO_RENT_NOT_RECORDED",
  "NO_GUARANTOR",
  "GUARANTOR_NOT_AGREED",
  "GUARANTOR_DECLINED",
] as const;
export type DecisionBlock = (typeof decisionBlocks)[number];

export interface BlockFacts {
  readonly role: PartyRole;
  readonly country: HomeCountry;
  readonly guarantor:
    | (Pick<UsedGuarantor, "hasAgreed"> & {
        readonly isDeclined: boolean;
      })
    | null;
}

/**
 * In England a right-to-rent check must be recorded before a letting to an adult, and the product has no record of it
 * yet; a guarantor does not live there. An acceptance with a guarantor needs a guarantor who has agreed to exactly this
 * and was not declined.
 */
export const blockOf = (
  outcome: Outcome,
  { role, country, guarantor }: BlockFacts,
): DecisionBlock | undefined => {
  if (outcome === "declined") return undefined;
  if (outcome === "accepted_with_guarantor") {
    if (role !== "tenant" || !guarantor) return "NO_GUARANTOR";
    if (guarantor.isDeclined) return "GUARANTOR_DECLINED";
    if (!guarantor.hasAgreed) return "GUARANTOR_NOT_AGREED";
  }
  return country === "ENG" && role !== "guarantor" ? "RIGHT_TO_RENT_NOT_RECORDED" : undefined;
};

import { lawRules } from "../compliance/law-rules.ts";
import { type Outcome, outcomes } from "../parties/status.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { type Issue, issuesIn } from "../rules/issue.ts";
import { minLength } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";

/**
 * Reasons for an acceptance against the sums, or while a reference may still be answered. An override needs a
 * reason from this list and a second reviewer.
 */
export const overrideReasons = [
  "EVIDENCE_ELSEWHERE",
  "LANDLORD_AGREES",
  "PAID_IN_ADVANCE",
  "CIRCUMSTANCES_CHANGE",
  "OTHER",
] as const;
export type OverrideReason = (typeof overrideReasons)[number];

/** An acceptance may not rest on rent in advance if the law of the home forbids it (rule L1). */
export const offeredOverrides = ({
  country,
  day,
}: {
  readonly country: HomeCountry;
  readonly day: CivilDate;
}): readonly OverrideReason[] => {
  const law = lawRules["rent-in-advance"][country];
  return overrideReasons.filter((reason) => reason !== "PAID_IN_ADVANCE" || !law || day < law.from);
};

export const LONGEST_OVERRIDE_WORDS = 500;
export const SHORTEST_OVERRIDE_WORDS = 20;

export interface GivenOverride {
  /** One of `overrideReasons`; empty: nothing is overridden. */
  readonly overrideReason: string;
  readonly overrideWords: string;
}

export interface Override {
  readonly reason: OverrideReason;
  readonly words: string | null;
}

export interface OverriddenFacts {
  readonly calculated: Outcome | undefined;
  /** A reference may still be answered. */
  readonly isReferenceOpen: boolean;
}

type Given = GivenOverride & { readonly outcome: string };

export const needsOverride = (
  given: Pick<Given, "outcome">,
  { calculated, isReferenceOpen }: OverriddenFacts,
): boolean => {
  const outcome = outcomes.find((known) => known === given.outcome);
  if (outcome === undefined || outcome === "declined") return false;
  return isReferenceOpen || (outcome === "accepted" && calculated !== undefined && calculated !== "accepted");
};

const reasonIssue = ({ overrideReason }: Given, offered: readonly OverrideReason[]): Issue | undefined => {
  if (overrideReason === "") return { code: "validation.required" };
  return offered.some((known) => known === overrideReason)
    ? undefined
    : { code: "validation.please_select_an_option" };
};

const wordsIssue = ({ overrideReason, overrideWords }: Given): Issue | undefined => {
  const words = overrideWords.trim();
  return (
    (overrideReason === "OTHER" ? minLength(SHORTEST_OVERRIDE_WORDS)(words) : undefined) ??
    plainText(LONGEST_OVERRIDE_WORDS)(words)
  );
};

export const overrideIssues = (
  given: Given,
  facts: OverriddenFacts,
  offered: readonly OverrideReason[],
): Readonly<Record<string, Issue>> =>
  needsOverride(given, facts)
    ? issuesIn({ overrideReason: reasonIssue(given, offered), overrideWords: wordsIssue(given) })
    : {};

/** Expects a form without issues. */
export const overrideOf = (given: Given, facts: OverriddenFacts): Override | undefined => {
  const reason = overrideReasons.find((known) => known === given.overrideReason);
  return reason && needsOverride(given, facts)
    ? { reason, words: given.overrideWords.trim() || null }
    : undefined;
};

import { type Outcome, outcomes } from "../parties/status.ts";
import { type Issue, issuesIn } from "../rules/issue.ts";
import { type Interval, wilsonInterval } from "../rules/wilson.ts";
import { type DecidedAbout, type DecisionReason, decisionReasons, offeredReasons } from "./decision.ts";
import { decisionNoteIssue, neededDecisionNoteIssue } from "./decision-note.ts";

/** A sampled acceptance, decided once more by a reviewer who is blind to the first decision. */

export interface GivenSecondReview {
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly note: string;
}

export interface SecondReview {
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly note: string | null;
}

/** Blind to the first verdict, so that any recorded outside result may be the reason. */
export interface ReviewedAbout extends Pick<DecidedAbout, "role" | "sections"> {
  readonly hasOutside: boolean;
}

/** Only the share of a tenant can be guaranteed. */
export const offeredOutcomes = ({ role }: Pick<ReviewedAbout, "role">): readonly Outcome[] =>
  outcomes.filter((outcome) => outcome !== "accepted_with_guarantor" || role === "tenant");

export const reviewReasons = ({ hasOutside, ...about }: ReviewedAbout): readonly DecisionReason[] =>
  offeredReasons({ ...about, isOutsideUnfavourable: hasOutside, isRightNotShown: false });

const outcomeIn = ({ outcome }: GivenSecondReview, about: ReviewedAbout): Outcome | undefined =>
  offeredOutcomes(about).find((offered) => offered === outcome);

const takesReasons = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && outcome !== "accepted";

const reasonsIssue = (given: GivenSecondReview, about: ReviewedAbout): Issue | undefined => {
  if (!takesReasons(outcomeIn(given, about))) return undefined;
  if (given.reasons.length === 0) return { code: "validation.required" };
  const offered: readonly string[] = reviewReasons(about);
  return given.reasons.every((reason) => offered.includes(reason))
    ? undefined
    : { code: "validation.please_select_an_option" };
};

const needsNote = (given: GivenSecondReview, about: ReviewedAbout): boolean =>
  takesReasons(outcomeIn(given, about)) && given.reasons.includes("OTHER");

export const secondReviewIssues = (
  given: GivenSecondReview,
  about: ReviewedAbout,
): Readonly<Record<string, Issue>> =>
  issuesIn({
    outcome: outcomeIn(given, about) ? undefined : { code: "validation.required" },
    reasons: reasonsIssue(given, about),
    note: (needsNote(given, about) ? neededDecisionNoteIssue : decisionNoteIssue)(given.note.trim()),
  });

/** Expects a form without issues. An acceptance has no reasons. */
export const secondReviewOf = (given: GivenSecondReview, about: ReviewedAbout): SecondReview => {
  const outcome = outcomeIn(given, about) ?? "declined";
  return {
    outcome,
    reasons: takesReasons(outcome) ? decisionReasons.filter((reason) => given.reasons.includes(reason)) : [],
    note: given.note.trim() || null,
  };
};

/** Conditions and reasons may differ: the outcome is what the applicant is told. */
export const reviewsAgree = (first: Outcome, second: Outcome): boolean => first === second;

export interface Agreement extends Interval {
  readonly share: number;
}

/** Fewer reviews say nothing about a share. */
export const FEWEST_REVIEWS = 10;

/** The share of reviews that agree, with its interval; undefined below `FEWEST_REVIEWS`. */
export const agreementOf = (given: number, agreed: number): Agreement | undefined =>
  given < FEWEST_REVIEWS ? undefined : { share: agreed / given, ...wilsonInterval(agreed, given) };

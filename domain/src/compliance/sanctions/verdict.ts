import { firstIssue, type Issue, issuesIn } from "../../rules/issue.ts";
import { required } from "../../rules/plain.ts";
import { plainText } from "../../rules/plain-text.ts";

/** A reviewer's verdict about a match: the search only finds names that are close. */

export const sanctionsVerdicts = ["other_person", "unsure", "same_person"] as const;
export type SanctionsVerdict = (typeof sanctionsVerdicts)[number];

/** The evidence on which a difference was seen. */
export const sanctionsSights = [
  "identity_document",
  "live_photo",
  "bank_statement",
  "other_document",
] as const;
export type SanctionsSight = (typeof sanctionsSights)[number];

export interface GivenVerdict {
  readonly verdict: string;
  readonly reason: string;
  readonly seenOn: readonly string[];
}

const LEAST_REASON = 20;
const LONGEST_REASON = 1_000;

const reasonIssue = (text: string): Issue | undefined =>
  firstIssue<string>(required(), plainText(LONGEST_REASON))(text.trim()) ??
  (text.trim().length < LEAST_REASON ? { code: "sanctions.validations.reason" } : undefined);

const isVerdict = (text: string): text is SanctionsVerdict => sanctionsVerdicts.some((one) => one === text);
const isSight = (text: string): text is SanctionsSight => sanctionsSights.some((one) => one === text);

/** The verdict "other person" needs differences that were seen on a document. */
export const verdictIssues = ({ verdict, reason, seenOn }: GivenVerdict): Readonly<Record<string, Issue>> =>
  issuesIn({
    verdict: isVerdict(verdict) ? undefined : { code: "validation.please_select_an_option" },
    reason: reasonIssue(reason),
    seenOn:
      !seenOn.every(isSight) || (verdict === "other_person" && seenOn.length === 0)
        ? { code: "sanctions.validations.seenOn" }
        : undefined,
  });

export interface Verdict {
  readonly verdict: SanctionsVerdict;
  readonly reason: string;
  readonly seenOn: readonly SanctionsSight[];
}

/** @param given without issues */
export const verdictOf = ({ verdict, reason, seenOn }: GivenVerdict): Verdict => ({
  verdict: isVerdict(verdict) ? verdict : "unsure",
  reason: reason.trim(),
  seenOn: sanctionsSights.filter((sight) => seenOn.includes(sight)),
});

/** The newest verdict counts; "unsure" leaves it to a colleague. */
export const isOpenCandidate = (newest: SanctionsVerdict | null): boolean =>
  newest === null || newest === "unsure";

import type { ReviewState } from "../references/states.ts";
import { type Issue, issuesIn } from "../rules/issue.ts";
import { required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** A reviewer goes on without a reference that will not be answered. */

export const waiverReasons = ["OTHER_PROOF", "NOT_REACHABLE", "NOT_MATERIAL", "OTHER"] as const;
export type WaiverReason = (typeof waiverReasons)[number];

export const LONGEST_WAIVER_NOTE = 500;

export interface GivenWaiver {
  readonly reason: string;
  readonly note: string;
}

/** A reference that may still be answered is not waived; a decision without it is an override. */
export const mayBeWaived = (state: ReviewState): boolean =>
  state === "declined" || state === "silent" || state === "bounced";

export const knownWaiverReason = (reason: string): WaiverReason | undefined =>
  waiverReasons.find((known) => known === reason);

const noteIssue = ({ reason, note }: GivenWaiver): Issue | undefined =>
  (reason === "OTHER" ? required()(note) : undefined) ?? plainText(LONGEST_WAIVER_NOTE)(note.trim());

export const waiverIssues = (given: GivenWaiver): Readonly<Record<string, Issue>> =>
  issuesIn({
    reason: knownWaiverReason(given.reason) ? undefined : { code: "validation.please_select_an_option" },
    note: noteIssue(given),
  });

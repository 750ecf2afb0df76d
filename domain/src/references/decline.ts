import { canonicalEmail, emailFormat } from "../rules/email.ts";
import { type Issue, optional } from "../rules/issue.ts";
import { oneOf } from "../rules/plain.ts";
import { plainText, textIssue } from "../rules/plain-text.ts";
import { fieldIssues, type ParsedBody } from "./body.ts";

/** Reasons for declining a reference, in the order of the page. None is a verdict on the tenant. */
export const declineReasons = ["NOT_MY_TENANT", "SOMEBODY_ELSE", "NOT_WILLING"] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const LONGEST_DECLINE_NOTE = 1000;

export interface Decline {
  readonly reason: DeclineReason;
  readonly note: string;
  readonly email: string;
}

export const otherEmailIssue = (email: string): Issue | undefined => optional(emailFormat())(email);

export const declineNoteIssue = (note: string): Issue | undefined => plainText(LONGEST_DECLINE_NOTE)(note);

const rules = {
  reason: (value: unknown) => oneOf(declineReasons)(typeof value === "string" ? value : undefined),
  note: (value: unknown) => textIssue(value, LONGEST_DECLINE_NOTE),
  email: (value: unknown) => (typeof value === "string" ? otherEmailIssue(value) : textIssue(value, 0)),
};

export const parseDecline = (body: unknown): ParsedBody<Decline> => {
  const issues = fieldIssues(body, rules);
  if (Object.keys(issues).length > 0) return { issues };
  const { reason, note, email } = body as Decline;
  // Only one reason takes an address; one typed before the person chose another reason is dropped.
  return {
    parsed: { reason, note: note.trim(), email: reason === "SOMEBODY_ELSE" ? canonicalEmail(email) : "" },
  };
};

export const contradictsByDecline = ({ reason }: Decline): boolean => reason === "NOT_MY_TENANT";

import { hasEnded, type Outcome, type PartyStatus } from "../parties/status.ts";
import type { ReferenceKind } from "../references/kinds.ts";
import { awaitsAnswer, type ReviewState } from "../references/states.ts";
import type { DecisionCondition, DecisionReason } from "../review/decision.ts";

/** The result of a person, and who has to act next, as the agency reads them. */

/** Fixed words of the trade, of which an agency may have labels of its own. */
export const agencyOutcomes = [
  "ACCEPTED",
  "ACCEPTED_CONDITIONS",
  "ACCEPTED_GUARANTOR",
  "NOT_ACCEPTED_CRITERIA",
  "NOT_COMPLETED",
] as const;
export type AgencyOutcome = (typeof agencyOutcomes)[number];

export interface FinalDecision {
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
}

/** Nothing was found against a person who could not be checked. */
const NOT_SHOWN: readonly DecisionReason[] = [
  "INCOME_NOT_SHOWN",
  "IDENTITY_NOT_SHOWN",
  "RIGHT_TO_RENT_NOT_SHOWN",
  "DOCUMENTS_NOT_GENUINE",
];

const declined = ({ reasons }: FinalDecision): AgencyOutcome =>
  reasons.every((reason) => NOT_SHOWN.includes(reason)) ? "NOT_COMPLETED" : "NOT_ACCEPTED_CRITERIA";

/** @param decision the final one */
export const outcomeOfDecision = (decision: FinalDecision): AgencyOutcome => {
  if (decision.outcome === "declined") return declined(decision);
  if (decision.outcome === "accepted_with_guarantor") return "ACCEPTED_GUARANTOR";
  return decision.conditions.length > 0 ? "ACCEPTED_CONDITIONS" : "ACCEPTED";
};

/** @param decision the final one; undefined: there is none @returns undefined while nothing is decided */
export const agencyOutcome = (
  status: PartyStatus,
  decision: FinalDecision | undefined,
): AgencyOutcome | undefined => {
  if (hasEnded(status)) return "NOT_COMPLETED";
  return status === "decided" && decision ? outcomeOfDecision(decision) : undefined;
};

/** The codes of reasons for agencies: one that would accuse a person has another name. */
export const agencyReasons = [
  "INCOME_BELOW_RULE",
  "INCOME_NOT_SHOWN",
  "INCOME_TOO_NEW",
  "RENT_ARREARS",
  "REFERENCE_UNFAVOURABLE",
  "IDENTITY_NOT_SHOWN",
  "RIGHT_TO_RENT_NOT_SHOWN",
  "DOCUMENTS_NOT_CONFIRMED",
  "OUTSIDE_RESULT_UNFAVOURABLE",
  "OTHER",
] as const;
export type AgencyReason = (typeof agencyReasons)[number];

export const agencyReason = (reason: DecisionReason): AgencyReason =>
  reason === "DOCUMENTS_NOT_GENUINE" ? "DOCUMENTS_NOT_CONFIRMED" : reason;

export const waitedFor = ["person", "landlord", "employer", "accountant", "reviewer"] as const;
export type WaitedFor = (typeof waitedFor)[number];

export interface WaitingFor {
  readonly who: WaitedFor;
  /** An instant. */
  readonly since: string;
}

export interface AskedReference {
  readonly kind: ReferenceKind;
  readonly state: ReviewState;
  readonly sentAt: string;
}

const REFEREES: Readonly<Record<ReferenceKind, WaitedFor>> = {
  rental: "landlord",
  employment: "employer",
  accountant: "accountant",
};

interface Waiting {
  readonly status: PartyStatus;
  readonly since: string;
  readonly references: readonly AskedReference[];
}

/** Those who have to act before the person is decided. Reviewers work beside referees. */
export const waitingFor = ({ status, since, references }: Waiting): readonly WaitingFor[] => {
  switch (status) {
    case "invited":
    case "collecting":
    case "returned":
      return [{ who: "person", since }];
    case "submitted":
    case "in_review":
      return [
        ...references
          .filter(({ state }) => awaitsAnswer(state))
          .map(({ kind, sentAt }) => ({ who: REFEREES[kind], since: sentAt })),
        { who: "reviewer", since },
      ];
    default:
      return [];
  }
};

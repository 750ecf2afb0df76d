/** A case's history is append-only; its status is a fold of the events and nothing else. */

export const outcomes = ["accepted", "accepted_with_guarantor", "declined"] as const;
export type Outcome = (typeof outcomes)[number];

export const partyEventKinds = [
  "invited",
  "opened",
  "submitted",
  "taken_for_review",
  "returned",
  "decision_proposed",
  "decision_agreed",
  "decision_refused",
  "decision_dropped",
  "decided",
  "contested",
  "reopened",
  "withdrawn",
  "expired",
  "resumed",
] as const;
export type PartyEventKind = (typeof partyEventKinds)[number];

export const partyStatuses = [
  "invited",
  "collecting",
  "submitted",
  "in_review",
  "returned",
  "decided",
  "withdrawn",
  "expired",
] as const;
export type PartyStatus = (typeof partyStatuses)[number];

const CLOSED: readonly PartyStatus[] = ["decided", "withdrawn", "expired"];

const DURING_REVIEW = [
  "decision_proposed",
  "decision_agreed",
  "decision_refused",
  "decision_dropped",
] as const satisfies readonly PartyEventKind[];

const AFTER: Readonly<Record<Exclude<PartyEventKind, (typeof DURING_REVIEW)[number]>, PartyStatus>> = {
  invited: "invited",
  opened: "collecting",
  submitted: "submitted",
  taken_for_review: "in_review",
  returned: "returned",
  decided: "decided",
  contested: "submitted",
  reopened: "in_review",
  withdrawn: "withdrawn",
  expired: "expired",
  resumed: "collecting",
};

const isDuringReview = (event: PartyEventKind): event is (typeof DURING_REVIEW)[number] =>
  DURING_REVIEW.some((kind) => kind === event);

/** Early events cannot move a case back from a later status. */
const ONLY_FROM_INVITED: readonly PartyEventKind[] = ["invited", "opened"];

/**
 * A closed case stays closed, but for a decided one whose applicant asks for a second look or that a lead opens again, and
 * an expired one whose invitation is sent again. An invitation that is opened again or sent twice moves no case back: a late event changes
 * nothing.
 */
export const afterEvent = (status: PartyStatus, event: PartyEventKind): PartyStatus => {
  if (isDuringReview(event)) return status;
  if (event === "contested") return status === "decided" ? AFTER.contested : status;
  if (event === "reopened") return status === "decided" ? AFTER.reopened : status;
  if (event === "resumed") return status === "expired" ? AFTER.resumed : status;
  const comesLate = ONLY_FROM_INVITED.includes(event) && status !== "invited";
  return CLOSED.includes(status) || comesLate ? status : AFTER[event];
};

export const statusOf = (events: readonly PartyEventKind[]): PartyStatus =>
  events.reduce<PartyStatus>(afterEvent, "invited");

/** Opened again, and not decided anew: no decision stands. */
export const isReopened = (events: readonly PartyEventKind[]): boolean =>
  events.lastIndexOf("reopened") > events.lastIndexOf("decided") && !hasEnded(statusOf(events));

export const isClosed = (status: PartyStatus): boolean => CLOSED.includes(status);

/** It ended without a decision. */
export const hasEnded = (status: PartyStatus): boolean => status === "withdrawn" || status === "expired";

/** The case waits for its applicant and can be answered; afterwards it is immutable through the API. */
export const isWithApplicant = (status: PartyStatus): boolean =>
  status === "invited" || status === "collecting" || status === "returned";

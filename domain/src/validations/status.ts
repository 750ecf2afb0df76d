/** A case's history is append-only; its status is a fold of the events and nothing else. */

export const outcomes = ["accepted", "accepted_with_guarantor", "declined"] as const;
export type Outcome = (typeof outcomes)[number];

export const validationEventKinds = [
  "invited",
  "opened",
  "submitted",
  "taken_for_review",
  "returned",
  "decided",
  "withdrawn",
  "expired",
] as const;
export type ValidationEventKind = (typeof validationEventKinds)[number];

export const validationStatuses = [
  "invited",
  "collecting",
  "submitted",
  "in_review",
  "returned",
  "decided",
  "withdrawn",
  "expired",
] as const;
export type ValidationStatus = (typeof validationStatuses)[number];

const CLOSED: readonly ValidationStatus[] = ["decided", "withdrawn", "expired"];

const AFTER: Readonly<Record<ValidationEventKind, ValidationStatus>> = {
  invited: "invited",
  opened: "collecting",
  submitted: "submitted",
  taken_for_review: "in_review",
  returned: "returned",
  decided: "decided",
  withdrawn: "withdrawn",
  expired: "expired",
};

/** Early events, which cannot move a case back from a later status. */
const ONLY_FROM_INVITED: readonly ValidationEventKind[] = ["invited", "opened"];

/**
 * A closed case stays closed. An invitation that is opened again or sent twice moves no case back: a late
 * event changes nothing.
 */
export const afterEvent = (status: ValidationStatus, event: ValidationEventKind): ValidationStatus => {
  const comesLate = ONLY_FROM_INVITED.includes(event) && status !== "invited";
  return CLOSED.includes(status) || comesLate ? status : AFTER[event];
};

export const statusOf = (events: readonly ValidationEventKind[]): ValidationStatus =>
  events.reduce<ValidationStatus>(afterEvent, "invited");

/** After one of these a case is over for good. */
export const endingEvents: readonly ValidationEventKind[] = validationEventKinds.filter((kind) =>
  CLOSED.includes(AFTER[kind]),
);

/** It was decided, or ended without a decision. */
export const isClosed = (status: ValidationStatus): boolean => CLOSED.includes(status);

/** The case waits for its applicant and can be answered; afterwards it is immutable through the API. */
export const isWithApplicant = (status: ValidationStatus): boolean =>
  status === "invited" || status === "collecting" || status === "returned";

/** A case's history is appended; its status is the fold of the events and nothing else. */

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

export type ValidationStatus =
  | "invited"
  | "collecting"
  | "submitted"
  | "in_review"
  | "returned"
  | "decided"
  | "withdrawn"
  | "expired";

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

/** What happens at the beginning of a case cannot take a later one back. */
const ONLY_FROM_INVITED: readonly ValidationEventKind[] = ["invited", "opened"];

/**
 * A closed case stays closed, and a letter that is opened again, or an invitation sent twice, moves no case
 * backwards: an event that comes late changes nothing.
 */
export const afterEvent = (status: ValidationStatus, event: ValidationEventKind): ValidationStatus => {
  const comesLate = ONLY_FROM_INVITED.includes(event) && status !== "invited";
  return CLOSED.includes(status) || comesLate ? status : AFTER[event];
};

export const statusOf = (events: readonly ValidationEventKind[]): ValidationStatus =>
  events.reduce<ValidationStatus>(afterEvent, "invited");

/** While a case waits for its applicant, it can be answered; afterwards it is immutable through the API. */
export const isWithApplicant = (status: ValidationStatus): boolean =>
  status === "invited" || status === "collecting" || status === "returned";

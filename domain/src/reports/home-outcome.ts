import type { AgencyOutcome } from "../applications/agencys-view.ts";
import { hasEnded, isClosed, type PartyStatus } from "../parties/status.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { addMonths } from "../rules/civil-span.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";

export interface OutcomeInHome {
  readonly role: PartyRole;
  /** null: not decided. */
  readonly outcome: AgencyOutcome | null;
  /** Withdrawn or expired: the others go on without the person. */
  readonly hasEnded: boolean;
}

/** The weightiest first. */
const WEIGHT: readonly AgencyOutcome[] = [
  "NOT_ACCEPTED_CRITERIA",
  "NOT_COMPLETED",
  "ACCEPTED_GUARANTOR",
  "ACCEPTED_CONDITIONS",
  "ACCEPTED",
];

/**
 * The weightiest outcome of those who still apply decides. A guarantor's own decides only where it is adverse or has conditions: a
 * tenant with a guarantor says so already.
 *
 * @returns undefined while a person is not decided
 */
export const homeOutcome = (people: readonly OutcomeInHome[]): AgencyOutcome | undefined => {
  const applying = people.filter(({ hasEnded }) => !hasEnded);
  if (!applying.some(({ role }) => role === "tenant")) return people.length > 0 ? "NOT_COMPLETED" : undefined;
  if (applying.some(({ outcome }) => outcome === null)) return undefined;
  return WEIGHT.find((weighty) => applying.some(({ outcome }) => outcome === weighty));
};

interface PersonInHome extends Omit<OutcomeInHome, "hasEnded"> {
  readonly status: PartyStatus;
}

/** @returns undefined while a person can send or be checked, and if no person was decided before all left */
export const outcomeOfDecidedHome = (people: readonly PersonInHome[]): AgencyOutcome | undefined =>
  people.some(({ status }) => status === "decided") && people.every(({ status }) => isClosed(status))
    ? homeOutcome(people.map((person) => ({ ...person, hasEnded: hasEnded(person.status) })))
    : undefined;

const LETS_IN: readonly AgencyOutcome[] = ["ACCEPTED", "ACCEPTED_CONDITIONS", "ACCEPTED_GUARANTOR"];

export const letsIn = (outcome: AgencyOutcome): boolean => LETS_IN.includes(outcome);

/** @param months of the policy. @returns null for an outcome that lets no person in */
export const validUntil = (outcome: AgencyOutcome, decidedOn: CivilDate, months: number): CivilDate | null =>
  letsIn(outcome) ? addMonths(decidedOn, months) : null;

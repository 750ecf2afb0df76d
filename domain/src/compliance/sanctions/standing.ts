import type { PartyStatus } from "../../parties/status.ts";
import type { CivilDate } from "../../rules/civil-date.ts";
import { isOpenCandidate, type SanctionsVerdict } from "./verdict.ts";

/** The state of a party's screening. */
export const sanctionsStates = ["NO_LIST", "NOT_SCREENED", "OPEN", "CONFIRMED", "CLEAR"] as const;
export type SanctionsState = (typeof sanctionsStates)[number];

export interface SanctionsFacts {
  readonly hasList: boolean;
  /** By the newest list, with the names and the date of birth of now. */
  readonly isScreened: boolean;
  /** The newest verdict of each candidate; null: none yet. */
  readonly verdicts: readonly (SanctionsVerdict | null)[];
}

/** A candidate stays until a person has given a verdict, also when a newer list or other answers raise it no more. */
export const sanctionsState = ({ hasList, isScreened, verdicts }: SanctionsFacts): SanctionsState => {
  if (verdicts.includes("same_person")) return "CONFIRMED";
  if (verdicts.some(isOpenCandidate)) return "OPEN";
  if (!hasList) return "NO_LIST";
  return isScreened ? "CLEAR" : "NOT_SCREENED";
};

export interface Screened {
  readonly status: PartyStatus;
  /** Submissions so far. */
  readonly round: number;
  readonly isDeclined: boolean;
  readonly tenancyStart: CivilDate;
  /** An agreement is recorded as signed. */
  readonly isSigned: boolean;
}

/**
 * From the first submission until the application has ended or the agreement is signed. Where no signature is
 * recorded, an accepted party is screened until the tenancy starts.
 */
export const isStillScreened = (
  { status, round, isDeclined, tenancyStart, isSigned }: Screened,
  today: CivilDate,
): boolean => {
  if (isSigned || round === 0 || status === "withdrawn" || status === "expired") return false;
  return status !== "decided" || (!isDeclined && today <= tenancyStart);
};

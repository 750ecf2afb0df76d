/** The party whose turn it is, as the agency reads it; the first that applies. `AGENCY` is first: nothing goes on without it. */
export const agencysTurns = ["AGENCY", "APPLICANT", "REFEREE", "PROVIDER"] as const;
export type AgencysTurn = (typeof agencysTurns)[number];

/** The reasons for which an application waits for the agency. */
export const agencysTasks = ["INVITATION_BOUNCED", "QUESTION"] as const;
export type AgencysTask = (typeof agencysTasks)[number];

export const agencysViews = ["OPEN", "YOURS", "LATE", "DECIDED", "ALL"] as const;
export type AgencysView = (typeof agencysViews)[number];

export interface Standing {
  readonly tasks: readonly AgencysTask[];
  /** A person is asked for something. */
  readonly waitsForPerson: boolean;
  readonly waitsForReferee: boolean;
  readonly waitsForReviewer: boolean;
}

/** undefined: the application is over. */
export const agencysTurn = (standing: Standing): AgencysTurn | undefined => {
  if (standing.tasks.length > 0) return "AGENCY";
  if (standing.waitsForPerson) return "APPLICANT";
  if (standing.waitsForReferee) return "REFEREE";
  return standing.waitsForReviewer ? "PROVIDER" : undefined;
};

/** The promise pauses while another than the provider is to act. */
export const isPromisePaused = (turn: AgencysTurn | undefined): boolean =>
  turn !== undefined && turn !== "PROVIDER";

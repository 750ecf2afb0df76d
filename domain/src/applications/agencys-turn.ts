/** The party whose turn it is, as the agency reads it; the first that applies. `AGENCY` is first: nothing goes on without it. */
export const agencysTurns = ["AGENCY", "APPLICANT", "REFEREE", "PROVIDER"] as const;
export type AgencysTurn = (typeof agencysTurns)[number];

/** The reasons for which an application waits for the agency. */
export const agencysTasks = ["INVITATION_BOUNCED", "QUESTION"] as const;
export type AgencysTask = (typeof agencysTasks)[number];

export const agencysViews = ["OPEN", "YOURS", "LATE", "DECIDED", "ALL"] as const;
export type AgencysView = (typeof agencysViews)[number];

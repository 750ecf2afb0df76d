/** A member signs in with a link and a second factor: a staff member, or a user of an agency. */
export const memberAudiences = ["staff", "agency"] as const;
export type MemberAudience = (typeof memberAudiences)[number];

/** What a staff member may do. A person may have both roles. */
export const staffRoles = ["REVIEWER", "ADMINISTRATOR"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What proves a person besides the link in their e-mail. */
export const secondFactors = ["PASSKEY", "APP"] as const;
export type SecondFactor = (typeof secondFactors)[number];

export const staffRoles = ["REVIEWER", "ADMINISTRATOR"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** A lead runs the team of reviewers: there is no role of its own. */
export const isLead = (roles: readonly StaffRole[]): boolean =>
  staffRoles.every((role) => roles.includes(role));

export const secondFactors = ["PASSKEY", "APP"] as const;
export type SecondFactor = (typeof secondFactors)[number];

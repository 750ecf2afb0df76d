/** What somebody of the provider's own people may do. An administrator alone sees no case. */
export const staffRoles = ["reviewer", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

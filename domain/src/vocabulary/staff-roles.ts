export const staffRoles = ["REVIEWER", "ADMINISTRATOR"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const secondFactors = ["PASSKEY", "APP"] as const;
export type SecondFactor = (typeof secondFactors)[number];

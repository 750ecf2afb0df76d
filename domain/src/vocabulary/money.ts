/** Money, work and time of the contract (spec 1 §3, enumerations). */

export const currencies = ["AUD", "EUR", "GBP", "USD"] as const;
export type Currency = (typeof currencies)[number];

export const employmentStatuses = ["NOT_EMPLOYED", "EMPLOYED"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

export const payFrequencies = ["DAILY", "MONTHLY", "WEEKLY", "WEEKLY_2"] as const;

export const rentFrequencies = [
  "DAILY",
  "MONTHLY",
  "MONTHLY_12",
  "MONTHLY_3",
  "MONTHLY_6",
  "WEEKLY",
  "WEEKLY_2",
] as const;

export type RentFrequency = (typeof rentFrequencies)[number];

export const timeUnits = ["MONTHS", "WEEKS"] as const;

/** `T_BENFITS` is the contract's spelling. */
export const incomeTypes = [
  "T_BENFITS",
  "T_EMPLOYED_EXP",
  "T_EMPLOYED_PB",
  "T_EMPLOYED_PERM",
  "T_EMPLOYED_TEMP",
  "T_EMPLOYED_ZH",
  "T_GUARANTOR",
  "T_NOINCOME",
  "T_PENSION",
  "T_SAVINGS",
  "T_SCHOLARSHIP_LOANS",
  "T_SELFEMPLOYED",
  "T_ZERO_PERCENT_RENT_SHARE",
] as const;
export type IncomeType = (typeof incomeTypes)[number];

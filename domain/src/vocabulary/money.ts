/** Money, work and time of the contract (spec 1 §3, enumerations). */

export const currencies = ["AUD", "EUR", "GBP", "USD"] as const;
export type Currency = (typeof currencies)[number];

export const employmentStatuses = ["NOT_EMPLOYED", "EMPLOYED"] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

export const payFrequencies = ["DAILY", "MONTHLY", "WEEKLY", "WEEKLY_2"] as const;
export type PayFrequency = (typeof payFrequencies)[number];

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

export const PROBATION_UNIT = "MONTHS" as const satisfies (typeof timeUnits)[number];

/** No step of the contract asks for these two; partners and reports name work by them (spec 3 §3). */
export const employmentKinds = ["employed", "self-employed"] as const;
export const contractTypes = ["permanentlyEmployed", "partTimeEmployed", "zeroHoursContract"] as const;

/** Payers of the rent (spec 3 §3). */
export const payers = ["me", "other"] as const;
export type Payer = (typeof payers)[number];

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

/** The types that an applicant may choose, in the order of the page (spec 3 §2, incomeType). */
export const offeredIncomeTypes = [
  "T_EMPLOYED_PERM",
  "T_SELFEMPLOYED",
  "T_SCHOLARSHIP_LOANS",
  "T_SAVINGS",
  "T_EMPLOYED_ZH",
  "T_BENFITS",
  "T_PENSION",
] as const satisfies readonly IncomeType[];
export type OfferedIncomeType = (typeof offeredIncomeTypes)[number];

/** The payers besides the applicant (spec 3 §2, someoneElse). */
export const otherPayers = [
  "T_ZERO_PERCENT_RENT_SHARE",
  "T_GUARANTOR",
] as const satisfies readonly IncomeType[];
export type OtherPayer = (typeof otherPayers)[number];

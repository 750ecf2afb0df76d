/** People and places of the contract (spec 1 §3, enumerations). */

export const genders = ["FEMALE", "MALE"] as const;

export const referencePersonTypes = [
  "ACCOUNTANT",
  "AGENT",
  "EMPLOYER_OR_HR",
  "FAMILY_MEMBER",
  "GUARANTOR",
  "HOUSEMATE",
  "LANDLORD",
  "MANAGING_COMPANY",
  "NEIGHBOR",
] as const;

/** In the order of the page (spec 2 §3). */
export const residenceTypes = [
  "RENTED_FLAT",
  "SELF_OWNED_HOME",
  "FAMILY_HOME",
  "STUDENT_ACCOMMODATION",
  "INFORMAL_ARRANGEMENT",
] as const;
export type ResidenceType = (typeof residenceTypes)[number];

export const yesNo = ["yes", "no"] as const;
export type YesNo = (typeof yesNo)[number];

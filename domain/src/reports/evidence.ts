import type { DocumentType } from "../documents/kinds.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import { daysBetween } from "../rules/civil-span.ts";
import type { SectionName } from "../vocabulary/sections.ts";

/** Sorts of evidence by names from which no benefit, pension, loan or nationality follows. */
export const evidenceSorts = [
  "IDENTITY_DOCUMENT",
  "PAYSLIPS",
  "BANK_STATEMENTS",
  "EMPLOYMENT_CONTRACT",
  "TAX_RETURN",
  "COMPANY_ACCOUNTS",
  "OTHER_INCOME_PAPER",
  "BANK_CONNECTION",
  "TAX_RECORD",
  "EMPLOYMENT_RECORD",
  "LANDLORDS_REFERENCE",
  "EMPLOYERS_REFERENCE",
  "ACCOUNTANTS_REFERENCE",
  "ADDRESS_DOCUMENT",
] as const;
export type EvidenceSort = (typeof evidenceSorts)[number];

export interface EvidenceOnDay {
  readonly sort: EvidenceSort;
  /** The day on which it was given. */
  readonly on: CivilDate;
  /** Negative: given after the start of the tenancy. */
  readonly daysAtStart: number;
}

const OF_INCOME: Readonly<Partial<Record<DocumentType, EvidenceSort>>> = {
  PAYSLIP: "PAYSLIPS",
  BANK_STATEMENT: "BANK_STATEMENTS",
  EMPLOYMENT_CONTRACT: "EMPLOYMENT_CONTRACT",
  SA302: "TAX_RETURN",
  TAX_RETURN: "TAX_RETURN",
  COMPANY_ACCOUNTS: "COMPANY_ACCOUNTS",
  OPEN_BANKING: "BANK_CONNECTION",
  HMRC_EMPLOYMENT_RECORD: "TAX_RECORD",
};

/** @param section where the document was given */
export const evidenceSort = (section: SectionName, type: DocumentType): EvidenceSort => {
  if (section === "IDENTITY") return "IDENTITY_DOCUMENT";
  if (section === "RESIDENCE") return "ADDRESS_DOCUMENT";
  return OF_INCOME[type] ?? "OTHER_INCOME_PAPER";
};

interface Given {
  readonly sort: EvidenceSort;
  readonly on: CivilDate;
}

/** Once for each sort and day, the oldest first. @param start the first day of the tenancy */
export const evidenceOnDays = (given: readonly Given[], start: CivilDate): readonly EvidenceOnDay[] => {
  const byKey = new Map(given.map(({ sort, on }) => [`${on}/${evidenceSorts.indexOf(sort)}`, { sort, on }]));
  return [...byKey.values()]
    .toSorted((one, other) =>
      one.on === other.on
        ? evidenceSorts.indexOf(one.sort) - evidenceSorts.indexOf(other.sort)
        : one.on < other.on
          ? -1
          : 1,
    )
    .map(({ sort, on }) => ({ sort, on, daysAtStart: daysBetween(on, start) }));
};

/** Papers that show a face. */
const WITH_PHOTO: readonly DocumentType[] = [
  "PASSPORT",
  "UK_PASSPORT",
  "BRITISH_NATIONAL_OVERSEAS_PASSPORT",
  "TIME_LIMITED_PASSPORT",
  "DRIVING_LICENCE",
  "UK_DRIVING_LICENCE",
  "NATIONAL_ID",
  "RESIDENCE_PERMIT",
  "UK_BIOMETRIC_RESIDENCE",
  "ARMED_FORCES",
  "NEXUS_CARD",
  "AADHAAR",
  "MYKAD",
  "POSTAL_ID",
  "PROFESSIONAL_ID",
  "VOTER_ID",
  "STATE_ID",
];

export const hasPhoto = (types: readonly DocumentType[]): boolean =>
  types.some((type) => WITH_PHOTO.includes(type));

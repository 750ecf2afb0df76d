/** Kinds of documents, spelled as the contract spells them (spec 1 §3, enumerations). */

const twoSidedKinds = [
  "DRIVING_LICENCE",
  "NATIONAL_ID",
  "RESIDENCE_PERMIT",
  "NEXUS_CARD",
  "AADHAAR",
  "PAN",
  "MYKAD",
  "POSTAL_ID",
  "PROFESSIONAL_ID",
  "SSS_ID_CARD",
  "VOTER_ID",
  "STATE_ID",
] as const;

export const identityDocumentKinds = ["PASSPORT", ...twoSidedKinds] as const;
export type IdentityDocumentKind = (typeof identityDocumentKinds)[number];

/** Papers of one side that show who a person is. */
export const identityPapers = [
  "PASSPORT",
  "UK_PASSPORT",
  "NATURALIZATION",
  "BRITISH_CITIZEN",
  "BIRTH_ADOPTION",
  "DBS",
  "UK_VISA_APPLICATION_LETTER",
  "TRAVEL_BOOKING",
  "BRITISH_NATIONAL_OVERSEAS_PASSPORT",
  "UK_IMMIGRATION_STATUS",
] as const;

const oneSidedTypes = [...identityPapers, "OTHER"] as const;

const twoSidedTypes = [
  ...twoSidedKinds,
  "UK_DRIVING_LICENCE",
  "ARMED_FORCES",
  "UK_BIOMETRIC_RESIDENCE",
  "TIME_LIMITED_PASSPORT",
] as const;

export const incomePapers = [
  "BANK_STATEMENT",
  "PAYSLIP",
  "SA302",
  "TAX_RETURN",
  "EMPLOYMENT_CONTRACT",
  "BURSARY",
  "SPONSORSHIP_LETTER",
  "COMPANY_ACCOUNTS",
  "INVESTMENT_PORTFOLIO",
  "ACCOUNTANT_LETTER",
  "PENSION_STATEMENT",
  "STUDENT_STATUS",
  "BENEFITS_PAPERWORK",
] as const;

export const homePapers = [
  "TENANCY_AGREEMENT",
  "UTILITY_BILL",
  "COUNCIL_TAX_STATEMENT",
  "LAND_REGISTRY",
  "INSURANCE_CONTRACT",
  "REFERENCE_BY_LETTING_AGENT",
] as const;

const paperTypes = [
  "ID",
  ...incomePapers,
  ...homePapers,
  "LANDLORD_CHECKING_SERVICE",
  "EU_SHARE_CODE",
  "LIVE_PHOTO",
  "CONSENT_FORM",
  "CREDIT_CHECK",
  "LIGHT_CHECK_REPORT",
  "GUARANTOR",
  "GUARANTOR_PASSPORT",
  "GUARANTOR_CHECK_REPORT",
  "OPEN_BANKING",
  "HMRC_EMPLOYMENT_RECORD",
] as const;

export const documentTypes = [...oneSidedTypes, ...twoSidedTypes, ...paperTypes] as const;
export type DocumentType = (typeof documentTypes)[number];

export const isTwoSided = (type: DocumentType): boolean =>
  twoSidedTypes.some((twoSided) => twoSided === type);

/** The papers that may show an income (spec 3 §3), in the order of the page. */
export const incomeDocumentTypes = [
  "BANK_STATEMENT",
  "PAYSLIP",
  "TAX_RETURN",
  "EMPLOYMENT_CONTRACT",
  "INVESTMENT_PORTFOLIO",
  "STUDENT_STATUS",
  "PENSION_STATEMENT",
  "BENEFITS_PAPERWORK",
  "COMPANY_ACCOUNTS",
  "OTHER",
] as const satisfies readonly DocumentType[];
export type IncomeDocumentType = (typeof incomeDocumentTypes)[number];

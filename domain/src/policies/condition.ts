type Single = boolean | number | string;

/** A condition of a policy, as the contract's section metadata carries it (spec 2 §3, spec 3 §3). Numbers are whole. */
export interface Condition {
  readonly name: ConditionName;
  readonly description: string;
  readonly value: Single | readonly Single[];
}

export const conditionNames = [
  "REQUIRE_RENTAL_REFERENCE",
  "SKIP_IN_UK_QUESTION",
  "ALLOWED_INCOME_TYPES",
  "ALLOWED_OTHER_PAYERS",
  "DOCUMENTS_PERMANENT",
  "DOCUMENTS_BENEFIT",
  "DOCUMENTS_PENSION",
  "DOCUMENTS_STUDENT_LOAN",
  "DOCUMENTS_SELF_EMPLOYED",
  "ADD_MANUAL_DOCUMENT_UPLOAD",
  "SKIP_OPEN_BANKING",
  "INCOME_START_STEP",
  "OFFER_ADVANCE",
  "INVITE_GUARANTOR",
  "TAX_LINK",
  "KONFIR",
  "REQUIRED_ADDRESS_MONTHS",
  "ADDRESS_GAP_DAYS",
  "LIVE_PHOTO",
  "SECOND_REVIEWER",
  "AML_CDD",
  "SAMPLED_REVIEW_PERCENT",
  "CREDIT_FILE_MAX_DAYS",
  "OTHER_SCREENING_MAX_DAYS",
  "AGENCY_READS_AMOUNTS",
  "REPORT_MONTHS",
] as const;
export type ConditionName = (typeof conditionNames)[number];

/** The steps with which a policy may start the income section (spec 3 §4, entry 5). */
export const incomeStartSteps = [
  "whoIsPaying",
  "incomeType",
  "nonOpenBankingNotice",
  "openBanking",
  "documents",
  "upload",
] as const;
export type IncomeStartStep = (typeof incomeStartSteps)[number];

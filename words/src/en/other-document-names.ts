import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { documentNames } from "./document-names.ts";

type Others = Exclude<DocumentType, keyof (typeof documentNames)["kind"]>;

/** Names of all other documents: only a reviewer names one of them in identity. */
export const otherDocumentNames = {
  kind: {
    ID: "Identity document",
    BANK_STATEMENT: "Bank statement",
    PAYSLIP: "Payslip",
    SA302: "SA302 tax calculation",
    TAX_RETURN: "Tax return",
    EMPLOYMENT_CONTRACT: "Employment contract",
    BURSARY: "Bursary letter",
    SPONSORSHIP_LETTER: "Sponsorship letter",
    COMPANY_ACCOUNTS: "Company accounts",
    INVESTMENT_PORTFOLIO: "Investment portfolio",
    ACCOUNTANT_LETTER: "Letter from your accountant",
    PENSION_STATEMENT: "Pension statement",
    STUDENT_STATUS: "Proof of student status",
    BENEFITS_PAPERWORK: "Benefits paperwork",
    TENANCY_AGREEMENT: "Tenancy agreement",
    UTILITY_BILL: "Utility bill",
    COUNCIL_TAX_STATEMENT: "Council tax statement",
    LAND_REGISTRY: "Land Registry document",
    INSURANCE_CONTRACT: "Insurance contract",
    REFERENCE_BY_LETTING_AGENT: "Reference from a letting agent",
    LANDLORD_CHECKING_SERVICE: "Answer of the Landlord Checking Service",
    EU_SHARE_CODE: "Result of a share code check",
    LIVE_PHOTO: "Photo of you",
    CONSENT_FORM: "Consent form",
    CREDIT_CHECK: "Credit check",
    LIGHT_CHECK_REPORT: "Short check report",
    GUARANTOR: "Document of your guarantor",
    GUARANTOR_PASSPORT: "Passport of your guarantor",
    GUARANTOR_CHECK_REPORT: "Check report about your guarantor",
    OPEN_BANKING: "Data from your bank connection",
    HMRC_EMPLOYMENT_RECORD: "Employment record from HMRC",
  },
} as const satisfies { kind: Record<Others, string> };

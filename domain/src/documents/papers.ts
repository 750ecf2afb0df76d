import type { DocumentDefinition } from "./definitions.ts";
import type { DocumentType } from "./kinds.ts";
import { takesPictures } from "./limits.ts";

export const paperKinds = ["statement", "payslip", "tax", "letter", "contract", "bill"] as const;
export type PaperKind = (typeof paperKinds)[number];

const KINDS: Partial<Readonly<Record<DocumentType, PaperKind>>> = {
  BANK_STATEMENT: "statement",
  PENSION_STATEMENT: "letter",
  INVESTMENT_PORTFOLIO: "letter",
  PAYSLIP: "payslip",
  SA302: "tax",
  TAX_RETURN: "tax",
  COMPANY_ACCOUNTS: "tax",
  ACCOUNTANT_LETTER: "letter",
  BURSARY: "letter",
  SPONSORSHIP_LETTER: "letter",
  STUDENT_STATUS: "letter",
  BENEFITS_PAPERWORK: "letter",
  REFERENCE_BY_LETTING_AGENT: "letter",
  LAND_REGISTRY: "letter",
  EMPLOYMENT_CONTRACT: "contract",
  TENANCY_AGREEMENT: "contract",
  INSURANCE_CONTRACT: "contract",
  UTILITY_BILL: "bill",
  COUNCIL_TAX_STATEMENT: "bill",
};

/** undefined for documents that show who a person is, and for those whose look is not known. */
export const paperKindOf = (type: DocumentType): PaperKind | undefined => KINDS[type];

/** Papers have many pages, which go into one PDF; photos of one page each would be as many files. */
export const takesPages = ({ docType, acceptedFileTypes }: DocumentDefinition): boolean =>
  paperKindOf(docType) !== undefined && acceptedFileTypes.includes("pdf");

export const takesPhotos = (definition: DocumentDefinition): boolean =>
  takesPictures(definition) || takesPages(definition);

export const MOST_PAGES = 30;

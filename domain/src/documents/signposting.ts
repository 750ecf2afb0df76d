import { definitionOf } from "./definitions.ts";
import type { DocumentType } from "./kinds.ts";

const GUIDED: readonly DocumentType[] = [
  "TIME_LIMITED_PASSPORT",
  "BANK_STATEMENT",
  "TENANCY_AGREEMENT",
  "EMPLOYMENT_CONTRACT",
  "UTILITY_BILL",
];

/** Documents with guidance before the upload: two-sided ones, and ones that people often get wrong. */
export const needsSignposting = (type: string): boolean => {
  const { docType, sides } = definitionOf(type);
  return sides === 2 || GUIDED.includes(docType);
};

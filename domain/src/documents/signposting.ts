import { definitionOf } from "./definitions.ts";
import type { DocumentType } from "./kinds.ts";

const GUIDED: readonly DocumentType[] = [
  "TIME_LIMITED_PASSPORT",
  "BANK_STATEMENT",
  "TENANCY_AGREEMENT",
  "EMPLOYMENT_CONTRACT",
  "UTILITY_BILL",
];

/** Two-sided documents and documents that people often get wrong get guidance before the upload. */
export const needsSignposting = (type: string): boolean => {
  const { docType, sides } = definitionOf(type);
  return sides === 2 || GUIDED.includes(docType);
};

import type { Side } from "./definitions.ts";
import type { DocumentType } from "./kinds.ts";

/** Documents that are confirmed in a modal before they count as sent (spec 1 §9). */
const CONFIRMED: readonly DocumentType[] = [
  "NATIONAL_ID",
  "PASSPORT",
  "UK_PASSPORT",
  "TIME_LIMITED_PASSPORT",
  "BRITISH_NATIONAL_OVERSEAS_PASSPORT",
  "DRIVING_LICENCE",
  "UK_DRIVING_LICENCE",
  "BANK_STATEMENT",
  "EMPLOYMENT_CONTRACT",
  "UTILITY_BILL",
  "TENANCY_AGREEMENT",
  "OTHER",
];

const CHECKED: readonly DocumentType[] = ["BANK_STATEMENT", "EMPLOYMENT_CONTRACT", "UTILITY_BILL"];

export const needsConfirmation = (type: DocumentType): boolean => CONFIRMED.includes(type);

/** Whether the modal itself also asks the person to check the document (spec 1 §9). */
export const confirmationChecks = (type: DocumentType, side: Side): boolean =>
  CHECKED.includes(type) || (type === "TIME_LIMITED_PASSPORT" && side === "back");

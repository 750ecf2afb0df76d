import type { Side } from "./definitions.ts";
import { type DocumentType, isTwoSided } from "./kinds.ts";

const ONE_PAGE_PASSPORTS: readonly DocumentType[] = [
  "PASSPORT",
  "UK_PASSPORT",
  "BRITISH_NATIONAL_OVERSEAS_PASSPORT",
];

/** Documents that are confirmed in a modal before they count as sent (spec 1 §9). */
const CONFIRMED: readonly DocumentType[] = [
  ...ONE_PAGE_PASSPORTS,
  "NATIONAL_ID",
  "TIME_LIMITED_PASSPORT",
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

/** The modal of some documents also asks the person to check the document (spec 1 §9). */
export const confirmationChecks = (type: DocumentType, side: Side): boolean =>
  CHECKED.includes(type) || (type === "TIME_LIMITED_PASSPORT" && side === "back");

const confirmationItems = ["name", "corners", "page", "sharp", "dates"] as const;
export type ConfirmationItem = (typeof confirmationItems)[number];

/**
 * The applicant confirms these points about one side: a back shows no name, and the corners of a letter do not matter.
 */
export const itemsToConfirm = (type: DocumentType, side: Side): readonly ConfirmationItem[] => {
  const isPaper = !isTwoSided(type) && !ONE_PAGE_PASSPORTS.includes(type);
  const applies: Readonly<Record<ConfirmationItem, boolean>> = {
    name: isPaper || side === "front",
    corners: !isPaper,
    page: isPaper,
    sharp: true,
    dates: confirmationChecks(type, side),
  };
  return confirmationItems.filter((item) => applies[item]);
};

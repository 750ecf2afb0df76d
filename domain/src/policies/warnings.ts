import type { HomeCountry } from "../vocabulary/home-countries.ts";
import { conditionValue, type Policy } from "./policy.ts";

/** What whoever creates an application should know about its policy. None of it stops anybody: the law may change before we do. */
export const policyWarningCodes = [
  "right-to-rent-missing",
  "right-to-rent-elsewhere",
  "benefits-left-out",
] as const;
export type PolicyWarning = (typeof policyWarningCodes)[number];

/** Right to rent is English law; and in England nobody may be turned away for having benefits. */
export const policyWarnings = ({ terms }: Policy, country: HomeCountry): readonly PolicyWarning[] => {
  const { sections, conditions } = terms.tenant;
  const asksRightToRent = sections.includes("IDENTITY_RTR");
  const types = conditionValue(conditions, "ALLOWED_INCOME_TYPES");
  const leavesOutBenefits = Array.isArray(types) && types.length > 0 && !types.includes("T_BENFITS");
  const isEngland = country === "ENG";
  return [
    ...(isEngland && !asksRightToRent ? (["right-to-rent-missing"] as const) : []),
    ...(!isEngland && asksRightToRent ? (["right-to-rent-elsewhere"] as const) : []),
    ...(isEngland && leavesOutBenefits ? (["benefits-left-out"] as const) : []),
  ];
};

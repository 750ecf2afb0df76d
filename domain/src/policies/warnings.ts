import type { HomeCountry } from "../vocabulary/home-countries.ts";
import { conditionValue, type Policy } from "./policy.ts";

/**
 * Warnings about a policy for the person who creates an application. None of them blocks: the law may change before the
 * product does.
 */
export const policyWarningCodes = [
  "right-to-rent-missing",
  "right-to-rent-elsewhere",
  "benefits-left-out",
] as const;
export type PolicyWarning = (typeof policyWarningCodes)[number];

/** Right to rent is English law, and English law forbids refusing people because they receive benefits. */
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

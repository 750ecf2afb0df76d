import { defaultCriteria } from "../affordability/criteria.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";
import type { Condition } from "./condition.ts";
import { asksLivePhoto, type Policy, type Terms } from "./policy.ts";
import { defaultTiming } from "./timing.ts";

const ADDRESS_SPAN: readonly Condition[] = [
  { name: "REQUIRED_ADDRESS_MONTHS", description: "Months of addresses that have to be covered", value: 36 },
  { name: "ADDRESS_GAP_DAYS", description: "Days that may lie between two addresses", value: 31 },
];

const rentalReference = (value: boolean): Condition => ({
  name: "REQUIRE_RENTAL_REFERENCE",
  description: "A former landlord or agent is asked about a rented home",
  value,
});

const LIVE_PHOTO: Condition = {
  name: "LIVE_PHOTO",
  description: "A photo of the person is taken beside a British passport",
  value: true,
};

const TAX_LINK: Condition = {
  name: "TAX_LINK",
  description: "An income may be shown by the record of the tax authority",
  value: true,
};

const KONFIR: Condition = {
  name: "KONFIR",
  description: "A provider may verify employment",
  value: true,
};

/** Every decision needs a second reviewer, not only declines and conditions. */
const SECOND_REVIEWER: Condition = {
  name: "SECOND_REVIEWER",
  description: "Every decision needs a second reviewer",
  value: true,
};

/** A guarantor pays with their own money, so the question about the payer is left out. */
const GUARANTORS_INCOME: readonly Condition[] = [
  { name: "INCOME_START_STEP", description: "Where the income section starts", value: "incomeType" },
  { name: "ALLOWED_OTHER_PAYERS", description: "Who else may pay the rent", value: [] },
];

const isIncome = (variant: SectionVariant): boolean => variant.startsWith("INCOME_");
const isResidence = (variant: SectionVariant): boolean => variant.startsWith("RESIDENCE_");

const withoutIncome = ({ sections, conditions }: Terms): Terms => ({
  sections: sections.filter((variant) => !isIncome(variant)),
  conditions,
});

/**
 * Identity without right to rent, because a guarantor does not live there, but with the live photo if the tenant's has it:
 * their passport proves no less. Income if the tenant's is asked for.
 */
const guarantorsTerms = ({ sections, conditions }: Terms): Terms => ({
  sections: ["IDENTITY_DEFAULT", ...(sections.some(isIncome) ? (["INCOME_WITHOUT_GUARANTOR"] as const) : [])],
  conditions: [
    ...(asksLivePhoto(conditions) ? [LIVE_PHOTO] : []),
    ...(sections.some(isIncome) ? GUARANTORS_INCOME : []),
  ],
});

const forRoles = (tenant: Terms): Readonly<Record<PartyRole, Terms>> => ({
  tenant,
  occupier: withoutIncome(tenant),
  guarantor: guarantorsTerms(tenant),
});

const policy = (
  name: string,
  sections: readonly SectionVariant[],
  conditions: readonly Condition[] = [],
): Policy => ({
  name,
  version: 1,
  terms: forRoles({
    sections,
    conditions: [...conditions, ...(sections.some(isResidence) ? ADDRESS_SPAN : [])],
  }),
  criteria: defaultCriteria,
  timing: defaultTiming,
});

export const shippedPolicies: readonly Policy[] = [
  policy(
    "england-default",
    ["IDENTITY_RTR", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    [rentalReference(true), LIVE_PHOTO],
  ),
  policy(
    "scotland-wales-ni-default",
    ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    [rentalReference(true)],
  ),
  policy(
    "no-references",
    ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    [rentalReference(false)],
  ),
  policy(
    "guarantor-required",
    ["IDENTITY_DEFAULT", "INCOME_WITH_GUARANTOR", "RESIDENCE_DEFAULT"],
    [rentalReference(true)],
  ),
  policy(
    "every-proof",
    ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    [rentalReference(true), TAX_LINK, KONFIR, SECOND_REVIEWER],
  ),
  policy("identity-only", ["IDENTITY_DEFAULT"]),
  policy("england-identity-only", ["IDENTITY_RTR"], [LIVE_PHOTO]),
  policy("identity-residence", ["IDENTITY_DEFAULT", "RESIDENCE_DEFAULT"], [rentalReference(true)]),
];

export const policyNamed = (name: string): Policy | undefined =>
  shippedPolicies.find((candidate) => candidate.name === name);

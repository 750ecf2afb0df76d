import { defaultCriteria } from "../affordability/criteria.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import type { PartyRole } from "../vocabulary/party-roles.ts";
import type { SectionVariant } from "../vocabulary/sections.ts";
import type { ConditionValues } from "./condition-kinds.ts";
import type { Policy, WrittenTerms } from "./policy.ts";
import { type PolicyVersion, policyOf } from "./policy-version.ts";
import { defaultTiming } from "./timing.ts";

/** The policies that every installation starts with. A version that was shipped never changes: a test compares it. */

const SHIPPED_FROM: CivilDate = "2026-11-01";

const ADDRESS_SPAN = { REQUIRED_ADDRESS_MONTHS: 36, ADDRESS_GAP_DAYS: 31 } as const;

/** A guarantor pays with their own money, so the question about the payer is left out. */
const GUARANTORS_INCOME = { INCOME_START_STEP: "incomeType", ALLOWED_OTHER_PAYERS: [] } as const;

const isIncome = (variant: SectionVariant): boolean => variant.startsWith("INCOME_");
const isResidence = (variant: SectionVariant): boolean => variant.startsWith("RESIDENCE_");

const withoutIncome = ({ sections, conditions }: WrittenTerms): WrittenTerms => ({
  sections: sections.filter((variant) => !isIncome(variant)),
  conditions,
});

/**
 * Identity without right to rent, because a guarantor does not live there, but with the live photo if the tenant's has it:
 * their passport proves no less. Income if the tenant's is asked for.
 */
const guarantorsTerms = ({ sections, conditions }: WrittenTerms): WrittenTerms => ({
  sections: ["IDENTITY_DEFAULT", ...(sections.some(isIncome) ? (["INCOME_WITHOUT_GUARANTOR"] as const) : [])],
  conditions: {
    ...(conditions.LIVE_PHOTO ? { LIVE_PHOTO: true } : {}),
    ...(sections.some(isIncome) ? GUARANTORS_INCOME : {}),
  },
});

const forRoles = (tenant: WrittenTerms): Readonly<Record<PartyRole, WrittenTerms>> => ({
  tenant,
  occupier: withoutIncome(tenant),
  guarantor: guarantorsTerms(tenant),
});

interface Named {
  readonly name: string;
  readonly title: string;
  readonly countries: readonly HomeCountry[];
}

const { name: _name, version: _version, date: _date, ...criteria } = defaultCriteria;

const shipped = (
  { name, title, countries }: Named,
  sections: readonly SectionVariant[],
  conditions: ConditionValues = {},
): PolicyVersion => ({
  name,
  version: 1,
  from: SHIPPED_FROM,
  content: {
    title,
    countries,
    terms: forRoles({
      sections,
      conditions: { ...conditions, ...(sections.some(isResidence) ? ADDRESS_SPAN : {}) },
    }),
    criteria,
    timing: defaultTiming,
    texts: {},
  },
});

const ELSEWHERE = ["SCT", "WLS", "NIR"] as const;
const ALL = ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"] as const;

export const shippedVersions: readonly PolicyVersion[] = [
  shipped(
    { name: "england-default", title: "England", countries: ["ENG"] },
    ["IDENTITY_RTR", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    { REQUIRE_RENTAL_REFERENCE: true, LIVE_PHOTO: true },
  ),
  shipped(
    {
      name: "scotland-wales-ni-default",
      title: "Scotland, Wales, Northern Ireland",
      countries: ELSEWHERE,
    },
    ALL,
    { REQUIRE_RENTAL_REFERENCE: true },
  ),
  shipped({ name: "no-references", title: "No references", countries: ELSEWHERE }, ALL, {
    REQUIRE_RENTAL_REFERENCE: false,
  }),
  shipped(
    { name: "guarantor-required", title: "Guarantor required", countries: ELSEWHERE },
    ["IDENTITY_DEFAULT", "INCOME_WITH_GUARANTOR", "RESIDENCE_DEFAULT"],
    { REQUIRE_RENTAL_REFERENCE: true },
  ),
  shipped({ name: "every-proof", title: "Every kind of proof", countries: ELSEWHERE }, ALL, {
    REQUIRE_RENTAL_REFERENCE: true,
    TAX_LINK: true,
    KONFIR: true,
    SECOND_REVIEWER: true,
  }),
  shipped({ name: "identity-only", title: "Identity only", countries: ELSEWHERE }, ["IDENTITY_DEFAULT"]),
  shipped(
    { name: "england-identity-only", title: "Identity only, England", countries: ["ENG"] },
    ["IDENTITY_RTR"],
    {
      LIVE_PHOTO: true,
    },
  ),
  shipped(
    { name: "identity-residence", title: "Identity and addresses", countries: ELSEWHERE },
    ["IDENTITY_DEFAULT", "RESIDENCE_DEFAULT"],
    { REQUIRE_RENTAL_REFERENCE: true },
  ),
];

/** For the sample application of the demo. */
export const samplePolicyName = "scotland-wales-ni-default";

const shippedPolicies: readonly Policy[] = shippedVersions.map(policyOf);

export const policyNamed = (name: string): Policy | undefined =>
  shippedPolicies.find((candidate) => candidate.name === name);

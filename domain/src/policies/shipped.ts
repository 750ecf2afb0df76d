import type { SectionVariant } from "../vocabulary/sections.ts";
import type { Condition } from "./condition.ts";

/** A named, versioned set: which sections, in which variant, under which conditions. */
export interface Policy {
  readonly name: string;
  readonly version: number;
  readonly sections: readonly SectionVariant[];
  readonly conditions: readonly Condition[];
}

const ADDRESS_SPAN: readonly Condition[] = [
  { name: "REQUIRED_ADDRESS_MONTHS", description: "Months of addresses that have to be covered", value: 36 },
  { name: "ADDRESS_GAP_DAYS", description: "Days that may lie between two addresses", value: 31 },
];

const rentalReference = (value: boolean): Condition => ({
  name: "REQUIRE_RENTAL_REFERENCE",
  description: "A former landlord or agent is asked about a rented home",
  value,
});

/** The policies that come with the product. A case keeps the copy it began with. */
export const shippedPolicies: readonly Policy[] = [
  {
    name: "england-default",
    version: 1,
    sections: ["IDENTITY_RTR", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    conditions: [rentalReference(true), ...ADDRESS_SPAN],
  },
  {
    name: "scotland-wales-ni-default",
    version: 1,
    sections: ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    conditions: [rentalReference(true), ...ADDRESS_SPAN],
  },
  {
    name: "no-references",
    version: 1,
    sections: ["IDENTITY_DEFAULT", "INCOME_DEFAULT", "RESIDENCE_DEFAULT"],
    conditions: [rentalReference(false), ...ADDRESS_SPAN],
  },
  {
    name: "guarantor-required",
    version: 1,
    sections: ["IDENTITY_DEFAULT", "INCOME_WITH_GUARANTOR", "RESIDENCE_DEFAULT"],
    conditions: [rentalReference(true), ...ADDRESS_SPAN],
  },
  { name: "identity-only", version: 1, sections: ["IDENTITY_DEFAULT"], conditions: [] },
];

export const policyNamed = (name: string): Policy | undefined =>
  shippedPolicies.find((policy) => policy.name === name);

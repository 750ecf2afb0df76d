import { isAllowedPolicy } from "@latchkey/domain/agencies/policies.ts";
import type { OfferedPolicy, OfferingAgency } from "./new-application.graphql.ts";

/** undefined: the agency is new. */
export const agencyNamed = (agencies: readonly OfferingAgency[], name: string): OfferingAgency | undefined =>
  agencies.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

export const allowedPolicies = (
  policies: readonly OfferedPolicy[],
  agency: OfferingAgency | undefined,
): readonly OfferedPolicy[] =>
  agency ? policies.filter(({ name }) => isAllowedPolicy(agency, name)) : policies;

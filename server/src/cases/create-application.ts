import type { Policy } from "@latchkey/domain/policies/shipped.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

/** The home that is let, and its terms. Money in minor units. */
export interface Letting {
  readonly propertyAddress: string;
  readonly propertyCountry: string;
  readonly monthlyRentMinor: number;
  readonly currency: string;
  readonly tenancyStart: string;
  readonly termMonths: number;
  readonly agencyName: string;
  readonly reference: string;
}

export interface NewValidation {
  readonly applicantId: string;
  readonly policy: Policy;
  readonly letting: Letting;
}

/** Opens one applicant's check of a letting. The case keeps the policy's conditions as they are today. */
export const openValidation = async (
  tx: Kysely<Schema>,
  { applicantId, policy, letting }: NewValidation,
): Promise<string> => {
  const application = await tx
    .insertInto("application")
    .values({
      property_address: letting.propertyAddress,
      property_country: letting.propertyCountry,
      monthly_rent_minor: letting.monthlyRentMinor,
      currency: letting.currency,
      tenancy_start: letting.tenancyStart,
      term_months: letting.termMonths,
      agency_name: letting.agencyName,
      reference: letting.reference,
      policy: policy.name,
      policy_version: policy.version,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const validation = await tx
    .insertInto("validation")
    .values({
      applicant_id: applicantId,
      application_id: application.id,
      rent_share_minor: letting.monthlyRentMinor,
      sections: JSON.stringify(policy.sections),
      conditions: JSON.stringify(policy.conditions),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("validation_event")
    .values({ validation_id: validation.id, applicant_id: applicantId, kind: "invited" })
    .execute();
  return validation.id;
};

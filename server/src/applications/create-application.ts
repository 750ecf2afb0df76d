import { randomUUID } from "node:crypto";
import type { RentPeriod } from "@latchkey/domain/applications/rent-period.ts";
import type { Policy } from "@latchkey/domain/policies/policy.ts";
import type { Timing } from "@latchkey/domain/policies/timing.ts";
import type { HomeCountry } from "@latchkey/domain/vocabulary/home-countries.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { PartyRole } from "@latchkey/domain/vocabulary/party-roles.ts";
import { agencyNamed, promiseDaysOfAgency } from "../agencies/agencies.ts";
import { appendEvent } from "../parties/events.ts";
import { lockApplication } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { addJob } from "../platform/jobs/job.ts";
import { newWrappedKey } from "../platform/keys/data-keys.ts";
import type { Work } from "../platform/work/work.ts";
import { sendInvitationEmail } from "./invitation-email.job.ts";

/** Money in minor units. */
export interface Terms {
  readonly propertyAddress: string;
  readonly propertyCountry: HomeCountry;
  readonly monthlyRentMinor: number;
  readonly advertisedRentMinor?: number | undefined;
  readonly rentPeriod?: RentPeriod | undefined;
  readonly currency: Currency;
  readonly tenancyStart: string;
  /** undefined: no fixed term. */
  readonly termMonths?: number | undefined;
  readonly agencyName: string;
  readonly reference: string;
}

export interface NewApplication {
  readonly policy: Policy;
  readonly terms: Terms;
  /** undefined: the agency of the name in the terms, which is added if it is new. */
  readonly agencyId?: string | undefined;
  /** A branch of the agency. */
  readonly branchId?: string | undefined;
  readonly language: Language;
}

/** The promise of the agency replaces that of the policy. */
const promiseOf = async ({ tx }: Work, agencyId: string): Promise<Partial<Timing>> => {
  const days = await promiseDaysOfAgency(tx, agencyId);
  return days === null ? {} : { promiseDays: days };
};

export const createApplication = async (
  work: Work,
  { policy, terms, language, agencyId: known, branchId }: NewApplication,
): Promise<string> => {
  const agencyId = known ?? (await agencyNamed(work.tx, terms.agencyName));
  const { id } = await work.tx
    .insertInto("application")
    .values({
      agency_id: agencyId,
      branch_id: branchId ?? null,
      property_address: terms.propertyAddress,
      property_country: terms.propertyCountry,
      monthly_rent_minor: terms.monthlyRentMinor,
      advertised_rent_minor: terms.advertisedRentMinor ?? null,
      rent_period: terms.rentPeriod ?? "month",
      currency: terms.currency,
      tenancy_start: terms.tenancyStart,
      term_months: terms.termMonths ?? null,
      reference: terms.reference,
      policy: policy.name,
      policy_version: policy.version,
      criteria: JSON.stringify(policy.criteria),
      timing: JSON.stringify({ ...policy.timing, ...(await promiseOf(work, agencyId)) }),
      language,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, { action: "application-created", outcome: "done", applicationId: id, subject: id });
  return id;
};

export interface NewParty {
  readonly applicationId: string;
  readonly accountId: string;
  readonly policy: Policy;
  readonly role: PartyRole;
  /** Share of the monthly rent, in minor units; only tenants pay one. */
  readonly rentShareMinor?: number;
  readonly firstName: string;
  readonly lastName: string;
  /** No invitation for an applicant who is signed in already, nor in a demo. */
  readonly isInvited: boolean;
  /** The tenants whose rent a guarantor guarantees, if the agency names the guarantor. */
  readonly guarantees?: readonly PartyKey[];
}

/**
 * The party keeps the terms of the application's version for its role. An account may have several parties, even in one
 * application: a couple with one mailbox.
 */
export const addParty = async (work: Work, party: NewParty): Promise<PartyKey> => {
  const { tx, services } = work;
  await lockApplication(tx, party.applicationId);
  const { sections, conditions } = party.policy.terms[party.role];
  const key: PartyKey = { applicationId: party.applicationId, partyId: randomUUID() };
  await tx
    .insertInto("party")
    .values({
      id: key.partyId,
      application_id: key.applicationId,
      account_id: party.accountId,
      role: party.role,
      rent_share_minor: party.rentShareMinor ?? 0,
      guarantor_id: null,
      guarantor_named_by: null,
      invited_first_name: party.firstName,
      invited_last_name: party.lastName,
      sections: JSON.stringify(sections),
      conditions: JSON.stringify(conditions),
      wrapped_key: newWrappedKey(services.keyring, key.partyId),
    })
    .execute();
  for (const { applicationId, partyId } of party.guarantees ?? []) {
    await tx
      .updateTable("party")
      .set({ guarantor_id: key.partyId, guarantor_named_by: "agency" })
      .where("application_id", "=", applicationId)
      .where("id", "=", partyId)
      .execute();
  }
  await appendEvent(work, key, "invited");
  if (party.isInvited) await addJob(tx, sendInvitationEmail, { partyId: key.partyId });
  await audit(work, { action: "party-added", outcome: "done", party: key, subject: key.partyId });
  return key;
};

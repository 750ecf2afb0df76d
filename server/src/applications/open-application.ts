import {
  type NamedPerson,
  type NewApplication,
  type NewPerson,
  newApplicationIssues,
} from "@latchkey/domain/applications/new-application.ts";
import type { Policy } from "@latchkey/domain/policies/policy.ts";
import { tidy, tidyName } from "@latchkey/domain/rules/tidy.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { findOrCreateAccount } from "../accounts/accounts.ts";
import { canonicalAddress } from "../accounts/canonical-address.ts";
import { idOfAgency } from "../agencies/agencies.ts";
import { offerOf, readOffer } from "../agencies/agency-offer.ts";
import { keepBranch } from "../agencies/branches.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { policyInForce } from "../policies/read-policies.ts";
import { addParty, createApplication } from "./create-application.ts";

export interface OpenedApplication {
  readonly applicationId: string;
  readonly policy: Policy;
  readonly language: Language;
}

const accountOf = async (work: Work, email: string, language: Language): Promise<string> =>
  (await findOrCreateAccount(work.tx, { email: canonicalAddress(email), language })).accountId;

/** A share makes a tenant; a person without one is an occupier. */
const addPerson = async (work: Work, opened: OpenedApplication, person: NewPerson): Promise<PartyKey> =>
  addParty(work, {
    applicationId: opened.applicationId,
    accountId: await accountOf(work, person.email, opened.language),
    policy: opened.policy,
    role: person.shareMinor > 0 ? "tenant" : "occupier",
    rentShareMinor: person.shareMinor,
    firstName: tidyName(person.firstName),
    lastName: tidyName(person.lastName),
    isInvited: true,
  });

interface Guarantee {
  readonly guarantor: NamedPerson;
  readonly tenants: readonly PartyKey[];
}

/** Several tenants may have the same guarantor: the same address is the same person. */
const guaranteesOf = (people: readonly NewPerson[], parties: readonly PartyKey[]): readonly Guarantee[] => {
  const byAddress = new Map<string, Guarantee>();
  people.forEach(({ guarantor }, index) => {
    const tenant = parties[index];
    if (!guarantor || !tenant) return;
    const address = canonicalAddress(guarantor.email);
    const known = byAddress.get(address);
    byAddress.set(address, {
      guarantor: known?.guarantor ?? guarantor,
      tenants: [...(known?.tenants ?? []), tenant],
    });
  });
  return [...byAddress.values()];
};

/** Guarantors too get an account, a party and an invitation. */
export const addPeople = async (
  work: Work,
  opened: OpenedApplication,
  people: readonly NewPerson[],
): Promise<readonly PartyKey[]> => {
  const parties: PartyKey[] = [];
  for (const person of people) parties.push(await addPerson(work, opened, person));
  for (const { guarantor, tenants } of guaranteesOf(people, parties)) {
    parties.push(
      await addParty(work, {
        applicationId: opened.applicationId,
        accountId: await accountOf(work, guarantor.email, opened.language),
        policy: opened.policy,
        role: "guarantor",
        firstName: tidyName(guarantor.firstName),
        lastName: tidyName(guarantor.lastName),
        isInvited: true,
        guarantees: tenants,
      }),
    );
  }
  return parties;
};

/**
 * @param agencyId undefined: the agency is found by its name
 * @returns its id
 * @throws INVALID_INPUT by field
 */
export const openApplication = async (
  work: Work,
  given: NewApplication,
  agencyId?: string,
): Promise<string> => {
  const { tx, services } = work;
  const today = services.today();
  const policy = await policyInForce(tx, given.policy, today);
  if (given.branch !== undefined) await keepBranch(tx, given.branch);
  const known = agencyId ?? (await idOfAgency(tx, given.agency));
  const offer = known === undefined ? undefined : offerOf(await readOffer(tx, known));
  const issues = newApplicationIssues(given, { today, policy: policy?.content, offer });
  if (Object.keys(issues).length > 0 || !policy) throw invalidInput(issues);
  const applicationId = await createApplication(work, {
    policy,
    terms: {
      propertyAddress: tidy(given.home),
      propertyCountry: given.country,
      monthlyRentMinor: given.rentMinor,
      advertisedRentMinor: given.advertisedRentMinor,
      rentPeriod: given.rentPeriod,
      currency: given.currency,
      tenancyStart: given.start,
      termMonths: given.termMonths,
      agencyName: tidy(given.agency),
      reference: given.reference.trim(),
    },
    language: given.language,
    agencyId: known,
    branchId: given.branch,
  });
  await addPeople(work, { applicationId, policy, language: given.language }, given.people);
  return applicationId;
};

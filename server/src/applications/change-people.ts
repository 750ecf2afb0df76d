import { type NewPerson, newPeopleIssues } from "@latchkey/domain/applications/new-application.ts";
import { deriveFacts } from "../income/derive-facts.ts";
import { lockApplication } from "../parties/parties.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import { audit } from "../platform/audit/audit.ts";
import { invalidInput, notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { readPolicy } from "../policies/read-policies.ts";
import { withdrawParty } from "./invitations.ts";
import { addPeople } from "./open-application.ts";

/** Redistributes the rent among the tenants, old and new, and repeats the affordability assessment. */
export interface PeopleChange {
  readonly shares: readonly { readonly partyId: string; readonly shareMinor: number }[];
  readonly added: readonly NewPerson[];
}

const readTerms = async ({ tx }: Work, applicationId: string) => {
  const terms = await tx
    .selectFrom("application")
    .select(["monthly_rent_minor", "policy", "policy_version", "language"])
    .where("id", "=", applicationId)
    .executeTakeFirst();
  if (!terms) throw notFound();
  return terms;
};

/** The parties that live there, without those that have withdrawn or are decided. */
const readPeople = ({ tx }: Work, applicationId: string) =>
  tx
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .innerJoin("queue_entry", "queue_entry.party_id", "party.id")
    .select([
      "party.id",
      "party.role",
      "party.invited_first_name",
      "party.invited_last_name",
      "account.email",
      "party.rent_share_minor",
    ])
    .where("party.application_id", "=", applicationId)
    .where("party.role", "!=", "guarantor")
    .where("queue_entry.status", "not in", ["decided", "withdrawn", "expired"])
    .orderBy("party.number")
    .execute();

/** The people in the order of the given shares, whose places the issues name; those without one come last. */
const inGivenOrder = <Person extends { readonly id: string }>(
  people: readonly Person[],
  shares: PeopleChange["shares"],
): readonly Person[] => {
  const placeOf = ({ id }: Person): number => {
    const place = shares.findIndex(({ partyId }) => partyId === id);
    return place < 0 ? shares.length : place;
  };
  return people.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/**
 * @throws CASE_CLOSED if the share of a decided party would change; INVALID_INPUT by field: `shares.0.share`,
 * `added.0.email`, `people`
 */
export const changePeople = async (
  work: Work,
  applicationId: string,
  { shares, added }: PeopleChange,
): Promise<void> => {
  await lockApplication(work.tx, applicationId);
  const terms = await readTerms(work, applicationId);
  const people = await readPeople(work, applicationId);
  const byId = new Map(shares.map(({ partyId, shareMinor }) => [partyId, shareMinor]));
  if (shares.some(({ partyId }) => people.every(({ id }) => id !== partyId)))
    throw new Refusal("CASE_CLOSED");
  const staying = inGivenOrder(people, shares).map((person) => ({
    ...person,
    isPaying: person.role === "tenant",
    shareMinor: byId.get(person.id) ?? person.rent_share_minor,
  }));
  const issues = newPeopleIssues({
    rentMinor: terms.monthly_rent_minor,
    staying: staying.map(
      ({ invited_first_name: firstName, invited_last_name: lastName, email, isPaying, shareMinor }) => ({
        firstName,
        lastName,
        email,
        isPaying,
        shareMinor,
      }),
    ),
    added,
  });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  for (const { id, shareMinor, rent_share_minor: before } of staying) {
    if (shareMinor === before) continue;
    const party = { applicationId, partyId: id };
    await work.tx
      .updateTable("party")
      .set({ rent_share_minor: shareMinor })
      .where("application_id", "=", applicationId)
      .where("id", "=", id)
      .execute();
    await deriveFacts(work, party);
    await work.services.changed(work, party, "INCOME");
    await audit(work, { action: "share-changed", outcome: "done", party, subject: id });
  }
  await decisionsMayChange(work.tx, applicationId);
  const policy = await readPolicy(work.tx, { name: terms.policy, version: terms.policy_version });
  await addPeople(work, { applicationId, policy, language: terms.language }, added);
};

export interface Replacement extends PeopleChange {
  /** Those who no longer apply. */
  readonly withdrawn: readonly string[];
}

/** Withdraws people, and redistributes the rent among those who stay and those who come. @throws NOT_FOUND; as `changePeople` */
export const replacePeople = async (
  work: Work,
  applicationId: string,
  { withdrawn, ...change }: Replacement,
): Promise<void> => {
  for (const partyId of new Set(withdrawn)) await withdrawParty(work, { applicationId, partyId });
  await changePeople(work, applicationId, change);
};

import { type NewPerson, newPeopleIssues } from "@latchkey/domain/applications/new-application.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { type Kysely, sql } from "kysely";
import { deriveFacts } from "../income/derive-facts.ts";
import { decisionsMayChange } from "../parties/settle-decisions.job.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** The rent as it is shared among those who are not decided. */

export interface GivenShare {
  readonly partyId: string;
  readonly shareMinor: number;
}

/** @throws NOT_FOUND */
export const readTerms = async ({ tx }: Work, applicationId: string) => {
  const terms = await tx
    .selectFrom("application")
    .select(["monthly_rent_minor", "property_country", "rent_period", "policy", "policy_version", "language"])
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
  shares: readonly GivenShare[],
): readonly Person[] => {
  const placeOf = ({ id }: Person): number => {
    const place = shares.findIndex(({ partyId }) => partyId === id);
    return place < 0 ? shares.length : place;
  };
  return people.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The rent that accepted people pay: their shares stay as they were decided. */
export const readKeptShares = async (db: Kysely<Schema>, applicationId: string): Promise<number> => {
  const { sum } = await db
    .selectFrom("party as p")
    .innerJoin("decision as d", (on) =>
      on
        .onRef("d.application_id", "=", "p.application_id")
        .onRef("d.party_id", "=", "p.id")
        .on("d.state", "=", "final"),
    )
    .innerJoin("queue_entry as q", "q.party_id", "p.id")
    .select(sql<number>`coalesce(sum(p.rent_share_minor), 0)::int`.as("sum"))
    .where("p.application_id", "=", applicationId)
    .where("p.role", "!=", "guarantor")
    .where("q.status", "=", "decided")
    .where("d.outcome", "!=", "declined")
    .where(
      sql<boolean>`d.id = (select n.id from decision n where n.application_id = p.application_id and n.party_id = p.id
        and n.state = 'final' order by n.final_at desc limit 1)`,
    )
    .executeTakeFirstOrThrow();
  return sum;
};

export interface StayingPerson {
  readonly id: string;
  readonly invited_first_name: string;
  readonly invited_last_name: string;
  readonly email: string;
  readonly rent_share_minor: number;
  readonly isPaying: boolean;
  readonly shareMinor: number;
}

/** @throws CASE_CLOSED if the share of a decided party would change */
export const stayingPeople = async (
  work: Work,
  applicationId: string,
  shares: readonly GivenShare[],
): Promise<readonly StayingPerson[]> => {
  const people = await readPeople(work, applicationId);
  const byId = new Map(shares.map(({ partyId, shareMinor }) => [partyId, shareMinor]));
  if (shares.some(({ partyId }) => people.every(({ id }) => id !== partyId)))
    throw new Refusal("CASE_CLOSED");
  return inGivenOrder(people, shares).map((person) => ({
    ...person,
    isPaying: person.role === "tenant",
    shareMinor: byId.get(person.id) ?? person.rent_share_minor,
  }));
};

/** By field: `shares.0.share`, `added.0.email`, `people`. */
export const sharesIssues = async (
  work: Work,
  applicationId: string,
  given: {
    readonly rentMinor: number;
    readonly staying: readonly StayingPerson[];
    readonly added: readonly NewPerson[];
  },
): Promise<Readonly<Record<string, Issue>>> =>
  newPeopleIssues({
    rentMinor: given.rentMinor - (await readKeptShares(work.tx, applicationId)),
    staying: given.staying.map(
      ({ invited_first_name: firstName, invited_last_name: lastName, email, isPaying, shareMinor }) => ({
        firstName,
        lastName,
        email,
        isPaying,
        shareMinor,
      }),
    ),
    added: given.added,
  });

/** Incomes are worked out again for those whose share is another. */
export const shareAnew = async (
  work: Work,
  applicationId: string,
  staying: readonly StayingPerson[],
): Promise<void> => {
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
};

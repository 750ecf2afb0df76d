import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/**
 * Applications in which the member of staff is a party, by their mailbox. The subquery does not depend on the
 * row, so it runs once per statement.
 * @param staffId an id, or the column of one
 */
const ownApplications = (staffId: string | RawBuilder<string>): RawBuilder<string> =>
  sql<string>`(select party.application_id from staff_member self
    join account on account.email = self.email
    join party on party.account_id = account.id
    where self.id = ${staffId})`;

/**
 * Applications of people that the member of staff has declared to know, by the account of each.
 * @param staffId an id, or the column of one
 */
export const knownApplications = (staffId: string | RawBuilder<string>): RawBuilder<string> =>
  sql<string>`(select theirs.application_id from known_person known
    join party on party.application_id = known.application_id and party.id = known.party_id
    join party theirs on theirs.account_id = party.account_id
    where known.staff_id = ${staffId} and known.lifted_at is null)`;

/** Applications of which the member of staff may see nothing at all. */
export const barredApplications = (staffId: string | RawBuilder<string>): RawBuilder<string> =>
  sql<string>`(${ownApplications(staffId)} union all ${knownApplications(staffId)})`;

/** Second reviews that the reviewer has opened and not answered. */
const openReviews = (staffId: string): RawBuilder<unknown> =>
  sql`second_review review join decision on decision.id = review.decision_id
    where review.reviewer_id = ${staffId} and review.given_at is null and decision.state in ('agreed', 'final')`;

/** Applications that no list of the member of staff shows. */
export const closedApplications = (staffId: string): RawBuilder<string> =>
  sql<string>`(${barredApplications(staffId)} union all select review.application_id from ${openReviews(staffId)})`;

/** The second review that closes the application to the member of staff. */
export const openReviewOf = async (
  db: Kysely<Schema>,
  applicationId: string,
  staffId: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select review.id from ${openReviews(staffId)} and review.application_id = ${applicationId}
    order by review.opened_at limit 1`.execute(db);
  return rows[0]?.id;
};

export const isBlindTo = async (
  db: Kysely<Schema>,
  applicationId: string,
  staffId: string,
): Promise<boolean> => (await openReviewOf(db, applicationId, staffId)) !== undefined;

/** undefined: the application is open to them, as far as people go. */
export const barOf = async (
  db: Kysely<Schema>,
  applicationId: string,
  staffId: string,
): Promise<"OWN_CASE" | "KNOWN_PERSON" | undefined> => {
  const { rows } = await sql<{ own: boolean; known: boolean }>`
    select ${applicationId}::uuid in ${ownApplications(staffId)} as own,
      ${applicationId}::uuid in ${knownApplications(staffId)} as known`.execute(db);
  if (rows[0]?.own) return "OWN_CASE";
  return rows[0]?.known ? "KNOWN_PERSON" : undefined;
};

/**
 * Staff cannot read, work on or decide any party of an application in which they are a party themselves, or know a person.
 * @throws OWN_CASE; KNOWN_PERSON
 */
export const assertNotBarred = async (
  { tx, actor }: Pick<Work, "tx" | "actor">,
  applicationId: string,
): Promise<void> => {
  const bar = actor.kind === "staff" ? await barOf(tx, applicationId, actor.staffId) : undefined;
  if (bar) throw new Refusal(bar);
};

/**
 * For everything that may tell a decision, or change a case.
 * @throws OWN_CASE; KNOWN_PERSON; SECOND_REVIEW_OPEN while a second review of the application is open
 */
export const assertMaySee = async (work: Work, applicationId: string): Promise<void> => {
  await assertNotBarred(work, applicationId);
  const { tx, actor } = work;
  if (actor.kind === "staff" && (await isBlindTo(tx, applicationId, actor.staffId))) {
    throw new Refusal("SECOND_REVIEW_OPEN");
  }
};

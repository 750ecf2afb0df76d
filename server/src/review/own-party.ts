import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/**
 * Applications in which the member of staff is a party, by their mailbox. The subquery does not depend on the
 * row, so it runs once per statement.
 */
export const ownApplications = (staffId: string): RawBuilder<string> =>
  sql<string>`(select party.application_id from staff_member
    join account on account.email = staff_member.email
    join party on party.account_id = account.id
    where staff_member.id = ${staffId})`;

/** Second reviews that the reviewer has opened and not answered. */
const openReviews = (staffId: string): RawBuilder<unknown> =>
  sql`second_review review join decision on decision.id = review.decision_id
    where review.reviewer_id = ${staffId} and review.given_at is null and decision.state in ('agreed', 'final')`;

/** Applications that no list of the member of staff shows. */
export const closedApplications = (staffId: string): RawBuilder<string> =>
  sql<string>`(${ownApplications(staffId)} union all select review.application_id from ${openReviews(staffId)})`;

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

export const isOwnApplication = async (
  db: Kysely<Schema>,
  applicationId: string,
  staffId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ own: boolean }>`
    select ${applicationId}::uuid in ${ownApplications(staffId)} as own`.execute(db);
  return rows[0]?.own ?? false;
};

/**
 * Staff cannot read, work on or decide any party of an application in which they are a party themselves.
 * @throws OWN_CASE
 */
export const assertNotOwn = async ({ tx, actor }: Work, applicationId: string): Promise<void> => {
  if (actor.kind === "staff" && (await isOwnApplication(tx, applicationId, actor.staffId))) {
    throw new Refusal("OWN_CASE");
  }
};

/**
 * For everything that may tell a decision, or change a case.
 * @throws OWN_CASE; SECOND_REVIEW_OPEN while a second review of the application is open
 */
export const assertMaySee = async (work: Work, applicationId: string): Promise<void> => {
  await assertNotOwn(work, applicationId);
  const { tx, actor } = work;
  if (actor.kind === "staff" && (await isBlindTo(tx, applicationId, actor.staffId))) {
    throw new Refusal("SECOND_REVIEW_OPEN");
  }
};

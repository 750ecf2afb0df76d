import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/**
 * The ids of the applications in which a member of staff applies themselves: their mailbox is that of a party, in whatever
 * role. A subquery that does not depend on the row: it is computed once per statement.
 */
export const ownApplications = (staffId: string): RawBuilder<string> =>
  sql<string>`(select party.application_id from staff_member
    join account on account.email = staff_member.email
    join party on party.account_id = account.id
    where staff_member.id = ${staffId})`;

/** Whether this is one of them. */
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
 * Nobody reads, works on or decides about an application in which they stand themselves: neither their own case, nor that of
 * whoever lives with them or guarantees for them.
 * @throws OWN_CASE
 */
export const assertNotOwn = async ({ tx, actor }: Work, applicationId: string): Promise<void> => {
  if (actor.kind === "staff" && (await isOwnApplication(tx, applicationId, actor.staffId))) {
    throw new Refusal("OWN_CASE");
  }
};

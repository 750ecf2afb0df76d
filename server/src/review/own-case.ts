import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

/** Whether somebody of staff applies here themselves: their mailbox is that of a party, in whatever role. */
export const isOwnApplication = async (
  db: Kysely<Schema>,
  applicationId: string,
  staffId: string,
): Promise<boolean> => {
  const own = await db
    .selectFrom("party")
    .innerJoin("account", "account.id", "party.account_id")
    .innerJoin("staff_member", "staff_member.email", "account.email")
    .select("party.id")
    .where("party.application_id", "=", applicationId)
    .where("staff_member.id", "=", staffId)
    .executeTakeFirst();
  return own !== undefined;
};

/** The ids of those applications, as a subquery that does not depend on the row: it is computed once per statement. */
export const ownApplications = (staffId: string): RawBuilder<string> =>
  sql<string>`(select party.application_id from staff_member
    join account on account.email = staff_member.email
    join party on party.account_id = account.id
    where staff_member.id = ${staffId})`;

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

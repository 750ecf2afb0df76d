import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { AgencyUser } from "./agency-users.ts";

/**
 * The users who get e-mails about an application: the one who sent it, or else those whose lists it is in. Their access has not ended.
 *
 * @param wanting the setting that they have switched on; undefined: a message concerns them whatever they chose
 */
export const usersToTell = async (
  db: Kysely<Schema>,
  applicationId: string,
  wanting?: "wants_events",
): Promise<readonly Pick<AgencyUser, "id">[]> => {
  const found = await db
    .selectFrom("application as a")
    .innerJoin("agency_user as u", "u.agency_id", "a.agency_id")
    .innerJoin("member as m", "m.id", "u.id")
    .select(["u.id", sql<boolean>`u.id = a.agency_user_id`.as("isSender")])
    .where("a.id", "=", applicationId)
    .where("m.blocked_at", "is", null)
    .where(sql<boolean>`u.roles && array['NEGOTIATOR', 'BRANCH_MANAGER', 'AGENCY_ADMINISTRATOR']`)
    .where(
      sql<boolean>`u.id = a.agency_user_id or u.branch_id is null or a.branch_id is null or u.branch_id = a.branch_id`,
    )
    .$if(wanting !== undefined, (query) => query.where("u.wants_events", "=", true))
    .orderBy("u.id")
    .execute();
  const sender = found.filter(({ isSender }) => isSender);
  return sender.length > 0 ? sender : found;
};

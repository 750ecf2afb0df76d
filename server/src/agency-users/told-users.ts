import { rolesWith } from "@latchkey/domain/agencies/agency-users.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { AgencyUser } from "./agency-users.ts";

/** On `agency_user as u`: the user works with applications. */
export const worksWithApplications = (): RawBuilder<boolean> =>
  sql<boolean>`u.roles && ${[...rolesWith("letting")]}::text[]`;

const readReaders = (db: Kysely<Schema>, applicationId: string) =>
  db
    .selectFrom("application as a")
    .innerJoin("agency_user as u", "u.agency_id", "a.agency_id")
    .innerJoin("member as m", "m.id", "u.id")
    .select(["u.id", "u.wants_events as wantsEvents", sql<boolean>`u.id = a.agency_user_id`.as("isSender")])
    .where("a.id", "=", applicationId)
    .where("m.blocked_at", "is", null)
    .where(worksWithApplications())
    .where(
      sql<boolean>`(u.id = a.agency_user_id or u.branch_id is null or a.branch_id is null or u.branch_id = a.branch_id)`,
    )
    .orderBy("u.id")
    .execute();

/** The user who sent the application; without one, or once their access has ended, those whose lists it is in. */
export const usersConcerned = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<readonly Pick<AgencyUser, "id" | "wantsEvents">[]> => {
  const readers = await readReaders(db, applicationId);
  const sender = readers.filter(({ isSender }) => isSender);
  return sender.length > 0 ? sender : readers;
};

/** Those of them who want an e-mail for each event. */
export const usersToTell = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<readonly Pick<AgencyUser, "id">[]> =>
  (await usersConcerned(db, applicationId)).filter(({ wantsEvents }) => wantsEvents);

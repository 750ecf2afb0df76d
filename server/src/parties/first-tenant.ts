import type { Kysely } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";

/** The party among whose files those of the whole application are kept. @throws NOT_FOUND without a tenant */
export const firstTenant = async (db: Kysely<Schema>, applicationId: string): Promise<PartyKey> => {
  const tenant = await db
    .selectFrom("party")
    .select("id")
    .where("application_id", "=", applicationId)
    .where("role", "=", "tenant")
    .orderBy("number")
    .executeTakeFirst();
  if (!tenant) throw notFound();
  return { applicationId, partyId: tenant.id };
};

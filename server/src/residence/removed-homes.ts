import { type Kysely, sql } from "kysely";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import type { Schema } from "../platform/db/schema.ts";

const LONG_REMOVED = sql<boolean>`removed_at < now() - interval '1 day'`;

/** A removal is final after a day, and the home's files go with it. */
export const forgetRemovedHomes = async (db: Kysely<Schema>): Promise<void> => {
  await sql`delete from document d using residence r where ${LONG_REMOVED} and d.section = 'RESIDENCE'
    and d.application_id = r.application_id and d.party_id = r.party_id and d.related_object_uuid = r.id`.execute(
    db,
  );
  await deleteInBatches(db, "residence", LONG_REMOVED);
};

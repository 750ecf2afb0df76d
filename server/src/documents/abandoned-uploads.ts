import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Store } from "../storage/store.ts";

const AFTER_HOURS = 23;
const BATCH = 500;

/**
 * Files that nobody bound to a section, or that were withdrawn, are gone within a day. The file goes first: what is
 * interrupted is found again by its row.
 *
 * @returns how many were removed
 */
export const removeAbandonedUploads = async (db: Kysely<Schema>, store: Store): Promise<number> => {
  const abandoned = await db
    .selectFrom("upload")
    .select(["id", "object_key"])
    .where(sql<boolean>`created_at < now() - make_interval(hours => ${AFTER_HOURS})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("identity_document")
            .select("id")
            .whereRef("identity_document.upload_id", "=", "upload.id"),
        ),
      ),
    )
    .limit(BATCH)
    .execute();
  for (const { id, object_key } of abandoned) {
    await store.remove(object_key);
    await db.deleteFrom("upload").where("id", "=", id).execute();
  }
  return abandoned.length;
};

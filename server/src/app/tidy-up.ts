import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { forgetOldBrowsers } from "../accounts/known-browsers.ts";
import { removeAbandonedUploads, removeFilesWithoutRow } from "../documents/abandoned-uploads.ts";
import type { Schema } from "../platform/db/schema.ts";
import { handle, job } from "../platform/jobs/job.ts";
import type { AppContext } from "./context.ts";

/**
 * Removes what is no longer needed: counters of past windows, idempotency records, old sign-in links, sessions and
 * browsers, and files that were never bound to a section, were withdrawn from it, are incomplete, or are known by no row.
 */
export const TIDY_UP = "tidy-up";

/** Longer than any form is valid, so no such file can still be arriving. */
const HALF_WRITTEN_MS = 3_600_000;

const tidyUp = job(TIDY_UP, z.unknown());

/** Anybody may request links for any address, so unknown addresses are not kept. */
const removePastSignIns = async (db: Kysely<Schema>): Promise<void> => {
  await db.deleteFrom("sign_in_link").where("expires_at", "<", sql<Date>`now() - interval '1 day'`).execute();
  await sql`delete from sign_in_request r where r.created_at < now() - interval '7 days'
    and not exists (select 1 from sign_in_link l where l.request_id = r.id)`.execute(db);
  await db
    .deleteFrom("session_family")
    .where("expires_at", "<", sql<Date>`now() - interval '7 days'`)
    .execute();
};

export const tidyUpHandler = handle<unknown, AppContext>(tidyUp, async (_payload, { db, store }) => {
  await db
    .deleteFrom("rate_counter")
    .where("window_start", "<", sql<Date>`now() - interval '2 hours'`)
    .execute();
  await db
    .deleteFrom("idempotency_record")
    .where("created_at", "<", sql<Date>`now() - interval '24 hours'`)
    .execute();
  await removePastSignIns(db);
  await forgetOldBrowsers(db);
  await removeAbandonedUploads(db, store);
  await removeFilesWithoutRow(db, store);
  await store.removeHalfWritten(HALF_WRITTEN_MS);
});

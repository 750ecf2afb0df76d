import { sql } from "kysely";
import { z } from "zod";
import type { AppContext } from "../context.ts";
import { removeAbandonedUploads } from "../documents/abandoned-uploads.ts";
import { handle, job } from "./job.ts";

/**
 * Removes what only mattered for a while: counters of past windows, answers kept for repeated requests, and files
 * that were never bound to a section or were withdrawn from it.
 */
export const TIDY_UP = "tidy-up";

const tidyUp = job(TIDY_UP, z.unknown());

export const tidyUpHandler = handle<unknown, AppContext>(tidyUp, async (_payload, { db, store }) => {
  await db
    .deleteFrom("rate_counter")
    .where("window_start", "<", sql<Date>`now() - interval '2 hours'`)
    .execute();
  await db
    .deleteFrom("kept_answer")
    .where("created_at", "<", sql<Date>`now() - interval '24 hours'`)
    .execute();
  await removeAbandonedUploads(db, store);
});

import { type Kysely, sql } from "kysely";
import { KNOWN_BROWSER_DAYS } from "../accounts/known-browsers.ts";
import { hashOf } from "../accounts/links.ts";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import type { Schema } from "../platform/db/schema.ts";

/**
 * Remembers that a member has signed in with a browser.
 *
 * @param browser the random value of its cookie
 * @returns whether they should be told: it is new, and not the first one at all
 */
export const rememberStaffBrowser = async (
  tx: Kysely<Schema>,
  staffId: string,
  browser: string,
): Promise<boolean> => {
  const others = await tx
    .selectFrom("staff_browser")
    .select("staff_id")
    .where("staff_id", "=", staffId)
    .limit(1)
    .executeTakeFirst();
  const { is_new } = await tx
    .insertInto("staff_browser")
    .values({ staff_id: staffId, browser_hash: hashOf(`${staffId}.${browser}`) })
    .onConflict((conflict) =>
      conflict.columns(["staff_id", "browser_hash"]).doUpdateSet({ last_seen_at: sql<Date>`now()` }),
    )
    // A row that was there before has been locked by its update.
    .returning(sql<boolean>`xmax = 0`.as("is_new"))
    .executeTakeFirstOrThrow();
  return is_new && others !== undefined;
};

export const forgetOldStaffBrowsers = (db: Kysely<Schema>): Promise<void> =>
  deleteInBatches(
    db,
    "staff_browser",
    sql`last_seen_at < now() - make_interval(days => ${KNOWN_BROWSER_DAYS})`,
  );

import { type Kysely, sql } from "kysely";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import type { Schema } from "../platform/db/schema.ts";
import { hashOf } from "./links.ts";

/** As long as browsers keep a cookie at most. */
export const KNOWN_BROWSER_DAYS = 400;

const isFirstSignIn = async (tx: Kysely<Schema>, accountId: string): Promise<boolean> => {
  const first = await tx
    .updateTable("account")
    .set({ first_signed_in_at: sql<Date>`now()` })
    .where("id", "=", accountId)
    .where("first_signed_in_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return first !== undefined;
};

/**
 * Remembers that an account has signed in with a browser.
 * @param browser the random value of its cookie
 * @returns whether its owner should be told: it is new, and not the first sign-in at all
 */
export const rememberBrowser = async (
  tx: Kysely<Schema>,
  accountId: string,
  browser: string,
): Promise<boolean> => {
  const isFirst = await isFirstSignIn(tx, accountId);
  const { is_new } = await tx
    .insertInto("known_browser")
    .values({ account_id: accountId, browser_hash: hashOf(`${accountId}.${browser}`) })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "browser_hash"]).doUpdateSet({ last_seen_at: sql<Date>`now()` }),
    )
    // A row that was there before has been locked by its update.
    .returning(sql<boolean>`xmax = 0`.as("is_new"))
    .executeTakeFirstOrThrow();
  return is_new && !isFirst;
};

/** Whether the account has signed in with this browser. */
export const isKnownBrowser = async (
  db: Kysely<Schema>,
  accountId: string,
  browser: string,
): Promise<boolean> => {
  const found = await db
    .selectFrom("known_browser")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("browser_hash", "=", hashOf(`${accountId}.${browser}`))
    .executeTakeFirst();
  return found !== undefined;
};

export const forgetOldBrowsers = (db: Kysely<Schema>): Promise<void> =>
  deleteInBatches(
    db,
    "known_browser",
    sql`last_seen_at < now() - make_interval(days => ${KNOWN_BROWSER_DAYS})`,
  );

import { type Kysely, sql } from "kysely";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import type { Schema } from "../platform/db/schema.ts";
import { hashOf } from "./links.ts";

/** The longest time that browsers keep a cookie. */
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

const OWNERS = { known_browser: "account_id", member_browser: "member_id" } as const;

/** @param browser the random value of its cookie @returns whether it is new to its owner */
export const noteBrowser = async (
  tx: Kysely<Schema>,
  table: keyof typeof OWNERS,
  { ownerId, browser }: { readonly ownerId: string; readonly browser: string },
): Promise<boolean> => {
  const owner = sql.ref(OWNERS[table]);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into ${sql.table(table)} (${owner}, browser_hash) values (${ownerId}, ${hashOf(`${ownerId}.${browser}`)})
    on conflict (${owner}, browser_hash) do update set last_seen_at = now()
    returning xmax = 0 as is_new`.execute(tx);
  return rows[0]?.is_new ?? false;
};

/** @returns whether to tell the owner: the browser is new, and this is not the account's first sign-in */
export const rememberBrowser = async (
  tx: Kysely<Schema>,
  accountId: string,
  browser: string,
): Promise<boolean> => {
  const isFirst = await isFirstSignIn(tx, accountId);
  const isNew = await noteBrowser(tx, "known_browser", { ownerId: accountId, browser });
  return isNew && !isFirst;
};

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

export const forgetOldBrowsers = async (db: Kysely<Schema>): Promise<void> => {
  const isOld = sql<boolean>`last_seen_at < now() - make_interval(days => ${KNOWN_BROWSER_DAYS})`;
  for (const table of ["known_browser", "member_browser"] as const) await deleteInBatches(db, table, isOld);
};

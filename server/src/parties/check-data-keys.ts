import type { Database } from "../platform/db/pool.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Keyring } from "../platform/keys/keyring.ts";

/**
 * Checks on the newest party that the installation's keys open the data keys: with others every file and
 * share code would be unreadable, and new ones would be written under keys that the old installation does not
 * know.
 */
export const opensDataKeys = async (db: Database, keyring: Keyring): Promise<boolean> => {
  const newest = await db
    .selectFrom("party")
    .select(["id", "wrapped_key"])
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!newest) return true;
  try {
    unwrapKey(keyring, newest.wrapped_key, newest.id);
    return true;
  } catch {
    return false;
  }
};

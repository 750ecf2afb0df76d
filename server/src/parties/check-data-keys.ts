import type { Database } from "../platform/db/pool.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import type { Keyring } from "../platform/keys/keyring.ts";

/**
 * Whether the keys of this installation open its data keys: with others every file and every share code would be out of
 * reach, and new ones would be written under keys that the old installation does not know. The newest party tells.
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

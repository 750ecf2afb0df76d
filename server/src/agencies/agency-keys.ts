import type { Kysely } from "kysely";
import { findOrAdd } from "../platform/db/find-or-add.ts";
import type { Schema } from "../platform/db/schema.ts";
import { agencyKeyOwner, newWrappedKey, unwrapKey } from "../platform/keys/data-keys.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";

/** Files that belong to no one party are encrypted with the key of their agency. */

const findWrapped = (db: Kysely<Schema>, agencyId: string) =>
  db.selectFrom("agency_key").select("wrapped_key").where("id", "=", agencyId).executeTakeFirst();

/** Adds the key with the first file. */
export const agencyFileKey = async ({ tx, services }: Work, agencyId: string): Promise<Buffer> => {
  const owner = agencyKeyOwner(agencyId);
  const add = () =>
    tx
      .insertInto("agency_key")
      .values({ id: agencyId, wrapped_key: newWrappedKey(services.keyring, owner) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { wrapped_key } = await findOrAdd(() => findWrapped(tx, agencyId), add);
  return unwrapKey(services.keyring, wrapped_key, owner);
};

/** @throws if the agency has no file */
export const readAgencyFileKey = async (
  { db, keyring }: Pick<Services, "db" | "keyring">,
  agencyId: string,
): Promise<Buffer> => {
  const found = await findWrapped(db, agencyId);
  if (!found) throw new Error("An agency with files has no key.");
  return unwrapKey(keyring, found.wrapped_key, agencyKeyOwner(agencyId));
};

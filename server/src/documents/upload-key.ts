import { type Kysely, sql } from "kysely";
import { readWrappedKey } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { findOrAdd } from "../platform/db/find-or-add.ts";
import type { Schema } from "../platform/db/schema.ts";
import { evidenceKeyOwner, newWrappedKey } from "../platform/keys/data-keys.ts";
import type { Work } from "../platform/work/work.ts";
import type { KeyKind } from "./documents.table.ts";

/** The key that encrypts a file, as the database stores it. */
export interface UploadKey {
  readonly wrappedKey: Buffer;
  readonly keyOwner: string;
}

/** SQL for the wrapped key of `upload`, beside `party` and the key of its right-to-rent evidence. */
export const KEY_OF_UPLOAD = sql<Buffer>`case upload.key_kind when 'party' then party.wrapped_key
    else evidence.wrapped_key end`.as("wrapped_key");

interface KeyRow {
  readonly party_id: string;
  readonly key_kind: KeyKind;
  readonly wrapped_key: Buffer;
}

export const keyOf = ({ party_id, key_kind, wrapped_key }: KeyRow): UploadKey => ({
  wrappedKey: wrapped_key,
  keyOwner: key_kind === "right_to_rent" ? evidenceKeyOwner(party_id) : party_id,
});

/** undefined: no right-to-rent evidence of the party was ever kept, or its time is over. */
export const findEvidenceKey = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<UploadKey | undefined> => {
  const row = await db
    .selectFrom("right_to_rent_key")
    .select("wrapped_key")
    .where("application_id", "=", applicationId)
    .where("id", "=", partyId)
    .executeTakeFirst();
  return row && { wrappedKey: row.wrapped_key, keyOwner: evidenceKeyOwner(partyId) };
};

/** The key of the party's right-to-rent evidence, which is made with its first use. */
export const evidenceKey = async ({ tx, services }: Work, party: PartyKey): Promise<UploadKey> => {
  const add = () =>
    tx
      .insertInto("right_to_rent_key")
      .values({
        id: party.partyId,
        application_id: party.applicationId,
        wrapped_key: newWrappedKey(services.keyring, evidenceKeyOwner(party.partyId)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return findOrAdd(() => findEvidenceKey(tx, party), add);
};

export const uploadKeyOf = async (work: Work, party: PartyKey, kind: KeyKind): Promise<UploadKey> =>
  kind === "right_to_rent"
    ? evidenceKey(work, party)
    : { wrappedKey: await readWrappedKey(work.tx, party), keyOwner: party.partyId };

import { type Kysely, sql } from "kysely";
import { readWrappedKey } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import { unwrapKey } from "../platform/keys/data-keys.ts";
import { decrypt, encrypt } from "../platform/keys/encryption.ts";
import type { Work } from "../platform/work/work.ts";
import type { SourceKey } from "./partner-source.ts";

/**
 * Access tokens for a bank or a tax record, and National Insurance numbers: encrypted with the party's key
 * until used.
 */

/** Part of the encryption's context, so that one kind of secret cannot be read as another. */
type Purpose = "bank-token" | "tax-token" | "nino";

interface Place extends SourceKey {
  readonly purpose: Purpose;
}

const contextOf = ({ purpose, sourceUuid }: Place): string => `${purpose}/${sourceUuid}`;

type Reading = Pick<Work, "tx" | "services">;

const keyOf = async ({ tx, services }: Reading, party: PartyKey): Promise<Buffer> =>
  unwrapKey(services.keyring, await readWrappedKey(tx, party), party.partyId);

export const sealSecret = async (work: Reading, place: Place, secret: string): Promise<Buffer> =>
  encrypt(await keyOf(work, place), Buffer.from(secret), contextOf(place));

export const openSecret = async (work: Reading, place: Place, sealed: Buffer): Promise<string> =>
  decrypt(await keyOf(work, place), sealed, contextOf(place)).toString();

/**
 * The jobs that use the secrets delete them. This removes those of jobs that never ran and of flows that
 * never returned.
 */
export const forgetOldSecrets = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .updateTable("bank_connection")
    .set({ sealed_token: null })
    .where("sealed_token", "is not", null)
    .where(sql<boolean>`connected_at < now() - interval '1 day'`)
    .execute();
  await db
    .updateTable("tax_link")
    .set({ sealed_token: null, sealed_nino: null })
    .where(sql<boolean>`(sealed_token is not null or sealed_nino is not null)`)
    .where(sql<boolean>`connected_at < now() - interval '1 day'`)
    .execute();
  await db
    .updateTable("provider_flow")
    .set({ sealed_nino: null })
    .where("sealed_nino", "is not", null)
    .where(sql<boolean>`expires_at < now()`)
    .execute();
};

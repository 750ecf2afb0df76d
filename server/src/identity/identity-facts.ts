import type { IdentityFacts } from "@latchkey/domain/identity/values.ts";
import { type Kysely, sql } from "kysely";
import { type DocumentRow, wireTypeOf } from "../documents/documents.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import { openShareCode, type SealedShareCode } from "./share-code.ts";

/** A party's identity facts, as they are stored. */
export interface IdentityFactsRow {
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly birthdate: string | null;
  readonly nationality: string | null;
  readonly sealedShareCode: SealedShareCode | null;
}

/** An `IdentityFactsRow` of the party `p`, for statements that read more with it. */
export const IDENTITY_JSON = `(select json_build_object('firstName', f.first_name, 'middleName', f.middle_name, 'lastName', f.last_name,
    'birthdate', f.birthdate, 'nationality', f.nationality,
    'sealedShareCode', case when f.share_code is not null then
      json_build_object('value', encode(f.share_code, 'base64'), 'wrappedKey', encode(p.wrapped_key, 'base64'), 'partyId', p.id) end)
  from (select 1) as one left join identity_facts f on f.application_id = p.application_id and f.party_id = p.id)`;

export const readIdentity = async (
  tx: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<IdentityFactsRow> => {
  const { rows } = await sql<{ row: IdentityFactsRow }>`select ${sql.raw(IDENTITY_JSON)} as row from party p
    where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error("A party that was found before is gone.");
  return found.row;
};

/** The facts as the section's rules read them, with the documents that count for this item. */
export const identityFactsOf = (
  { sealedShareCode, ...facts }: IdentityFactsRow,
  documents: readonly DocumentRow[],
  keyring: Keyring,
): IdentityFacts => ({
  ...facts,
  shareCode: openShareCode(sealedShareCode, keyring),
  documents: documents.map((document) => ({
    id: document.id,
    type: wireTypeOf(document),
    path: document.key,
    fileName: document.fileName,
  })),
});

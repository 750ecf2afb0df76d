import { type IdentityFacts, type PlainFacts, plainFacts } from "@latchkey/domain/identity/values.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type Kysely, sql, type Updateable } from "kysely";
import { type DocumentRow, wireTypeOf } from "../documents/documents.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import type { Work } from "../platform/work/work.ts";
import type { SnakeCase } from "./identity.table.ts";
import { openShareCode, type SealedShareCode } from "./share-code.ts";

export interface IdentityFactsRow extends PlainFacts {
  readonly sealedShareCode: SealedShareCode | null;
  readonly shareCodeOn: CivilDate | null;
}

const columnOf = <Fact extends keyof PlainFacts>(fact: Fact) =>
  fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Fact>;

const PLAIN = plainFacts.map((fact) => `'${fact}', f.${columnOf(fact)}`).join(", ");

/** SQL for an `IdentityFactsRow` of the party `p`. */
export const IDENTITY_JSON = `(select json_build_object(${PLAIN},
    'shareCodeOn', f.share_code_on,
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

/** A missing fact is left as it is, null removes it. */
export interface FactsToStore extends Partial<PlainFacts> {
  readonly shareCode?: { readonly sealed: Buffer; readonly givenOn: CivilDate } | null;
}

const columnsOf = ({ shareCode, ...facts }: FactsToStore): Updateable<Schema["identity_facts"]> => ({
  ...Object.fromEntries(
    plainFacts.flatMap((fact) => (facts[fact] === undefined ? [] : [[columnOf(fact), facts[fact]] as const])),
  ),
  ...(shareCode === undefined
    ? {}
    : { share_code: shareCode?.sealed ?? null, share_code_on: shareCode?.givenOn ?? null }),
});

export const storeIdentityFacts = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  facts: FactsToStore,
): Promise<void> => {
  const columns = columnsOf(facts);
  if (Object.keys(columns).length === 0) return;
  const changes = { ...columns, changed_at: sql<Date>`now()` };
  await tx
    .insertInto("identity_facts")
    .values({ ...changes, application_id: applicationId, party_id: partyId })
    .onConflict((conflict) => conflict.column("party_id").doUpdateSet(changes))
    .execute();
};

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
    ...(document.givenName !== null && { ownName: document.givenName }),
    expiresOn: document.expiresOn,
  })),
});

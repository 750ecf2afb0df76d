import type { Residence } from "@latchkey/domain/residence/residence.ts";
import type { ResidenceSectionFacts } from "@latchkey/domain/residence/section.ts";
import type { ResidenceFile } from "@latchkey/domain/residence/values.ts";
import { type Kysely, sql } from "kysely";
import { DOCUMENTS_JSON, type DocumentRow, wireTypeOf } from "../documents/documents.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { jsonList } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";

/** SQL for the homes of the party `p`, without removed ones. */
export const RESIDENCES_JSON = jsonList(
  `json_build_object('uuid', r.id, 'draft', r.is_draft, 'isCurrent', r.is_current, 'start', r.start_date, 'end', r.end_date,
    'residenceType', r.residence_type, 'address', r.address, 'currency', r.currency, 'rentMinor', r.rent_minor,
    'rentFrequency', r.rent_frequency, 'rentPaymentDate', r.rent_payment_date, 'reference', r.reference)`,
  `from residence r where r.application_id = p.application_id and r.party_id = p.id and r.removed_at is null`,
  "r.created_at, r.id",
);

export const readResidences = async (
  tx: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly Residence[]> => {
  const { rows } = await sql<{ homes: readonly Residence[] }>`select ${sql.raw(RESIDENCES_JSON)} as homes
    from party p where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(tx);
  return rows[0]?.homes ?? [];
};

export const fileOfHome = (document: DocumentRow): ResidenceFile => ({
  id: document.id,
  type: wireTypeOf(document),
  path: document.key,
  fileName: document.fileName,
  ...(document.givenName !== null && { ownName: document.givenName }),
  residenceUuid: document.relatedObjectUuid,
});

interface FactsRow extends Omit<ResidenceSectionFacts, "documents"> {
  readonly documents: readonly DocumentRow[];
}

export const readResidenceFacts = async (
  tx: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  remedialSectionUuid: string | null,
): Promise<ResidenceSectionFacts> => {
  const { rows } = await sql<FactsRow>`select ${sql.raw(RESIDENCES_JSON)} as residences,
      ${sql.raw(DOCUMENTS_JSON)} as documents, a.email, coalesce(f.connected_open_banking, false) as "connectedOpenBanking"
    from party p join account a on a.id = p.account_id
      left join income_facts f on f.application_id = p.application_id and f.party_id = p.id
    where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error("A party that was found before is gone.");
  const documents = found.documents.filter(
    (document) => document.section === "RESIDENCE" && document.remedialSectionUuid === remedialSectionUuid,
  );
  return { ...found, documents: documents.map(fileOfHome) };
};

import { type Side, slotType } from "@latchkey/domain/documents/definitions.ts";
import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { type Kysely, sql } from "kysely";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { jsonList } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import type { DocumentOrigin, ScanState } from "./documents.table.ts";
import { findStored } from "./uploads.ts";

export interface DocumentPlace {
  readonly section: SectionName;
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
}

export interface DocumentRow extends DocumentPlace {
  readonly id: string;
  readonly type: DocumentType;
  readonly side: Side;
  readonly origin: DocumentOrigin;
  readonly key: string;
  readonly fileName: string;
  readonly givenName: string | null;
  readonly scanState: ScanState;
  readonly expiresOn: string | null;
}

/** The type under which the contract names one side of a document, e.g. `DRIVING_LICENCE_BACK`. */
export const wireTypeOf = ({ type, side }: Pick<DocumentRow, "type" | "side">): string =>
  slotType(type, side);

/** SQL for the `DocumentRow`s of the party `p`. */
export const DOCUMENTS_JSON = jsonList(
  `json_build_object('id', d.id, 'section', d.section, 'relatedObjectUuid', d.related_object_uuid,
    'remedialSectionUuid', d.remedial_section_id, 'type', d.type, 'side', d.side, 'origin', d.origin, 'key', u.object_key,
    'fileName', u.file_name, 'givenName', u.given_name, 'scanState', u.scan_state, 'expiresOn', d.expires_on)`,
  `from document d join upload u on u.id = d.upload_id where d.application_id = p.application_id and d.party_id = p.id`,
  "d.created_at, d.id",
);

export const readDocuments = async (
  tx: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<readonly DocumentRow[]> => {
  const { rows } = await sql<{
    documents: readonly DocumentRow[];
  }>`select ${sql.raw(DOCUMENTS_JSON)} as documents
    from party p where p.application_id = ${applicationId} and p.id = ${partyId}`.execute(tx);
  return rows[0]?.documents ?? [];
};

export const isOfPerson = ({ origin }: Pick<DocumentRow, "origin">): boolean => origin === "person";

export const isAt =
  (place: DocumentPlace) =>
  (document: DocumentPlace): boolean =>
    document.section === place.section &&
    document.relatedObjectUuid === place.relatedObjectUuid &&
    document.remedialSectionUuid === place.remedialSectionUuid;

export interface DocumentToBind {
  readonly id?: string | undefined;
  readonly place: DocumentPlace;
  readonly type: DocumentType;
  readonly side: Side;
  readonly key: string;
  readonly expiresOn: string | null;
  readonly origin?: DocumentOrigin;
}

/**
 * Binds a stored upload of the party to a document. The section checks that it accepts the document.
 *
 * @returns the upload's id
 * @throws NOT_FOUND for a key that is unknown, another party's, or not stored yet
 */
export const bindDocument = async (
  work: Work,
  party: PartyKey,
  { id, place, type, side, key, expiresOn, origin = "person" }: DocumentToBind,
): Promise<string> => {
  const upload = await findStored(work.tx, party, key);
  if (!upload) throw notFound();
  const uploadId = upload.id;
  await work.tx
    .insertInto("document")
    .values({
      ...(id !== undefined && { id }),
      application_id: party.applicationId,
      party_id: party.partyId,
      section: place.section,
      related_object_uuid: place.relatedObjectUuid,
      remedial_section_id: place.remedialSectionUuid,
      upload_id: uploadId,
      type,
      side,
      expires_on: expiresOn,
      origin,
    })
    .execute();
  await audit(work, { action: "document-added", outcome: "done", party, subject: uploadId });
  return uploadId;
};

/**
 * Idempotent: ids that are gone, another party's or unknown change nothing, with the same response.
 *
 * @param ids of documents of this party, found where the section keeps them
 */
export const withdrawDocuments = async (
  work: Work,
  { applicationId, partyId }: PartyKey,
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids) {
    await work.tx
      .deleteFrom("document")
      .where("application_id", "=", applicationId)
      .where("party_id", "=", partyId)
      .where("id", "=", id)
      .execute();
    const party = { applicationId, partyId };
    await audit(work, { action: "document-withdrawn", outcome: "done", party, subject: id });
  }
};

interface ObjectOfSection extends Pick<DocumentPlace, "section" | "relatedObjectUuid"> {
  readonly origin?: DocumentOrigin;
}

export const withdrawDocumentsOf = async (
  work: Work,
  party: PartyKey,
  { section, relatedObjectUuid, origin }: ObjectOfSection,
): Promise<void> => {
  const own = (await readDocuments(work.tx, party)).filter(
    (document) =>
      document.section === section &&
      document.relatedObjectUuid === relatedObjectUuid &&
      (origin === undefined || document.origin === origin),
  );
  await withdrawDocuments(
    work,
    party,
    own.map(({ id }) => id),
  );
};

/** For a document that is sent again with a corrected expiry date. */
export const changeExpiry = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  { id, expiresOn }: { readonly id: string; readonly expiresOn: string },
): Promise<void> => {
  await tx
    .updateTable("document")
    .set({ expires_on: expiresOn })
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("id", "=", id)
    .execute();
};

/** Removes a quarantined file from the sections that used it. @returns those sections */
export const withdrawUpload = async (
  { tx }: Work,
  { applicationId, partyId }: PartyKey,
  uploadId: string,
): Promise<readonly SectionName[]> => {
  const rows = await tx
    .deleteFrom("document")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("upload_id", "=", uploadId)
    .returning("section")
    .execute();
  return rows.map(({ section }) => section);
};

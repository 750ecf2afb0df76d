import { storedTypeOfMime } from "@latchkey/domain/documents/file-kind.ts";
import type { FileType } from "@latchkey/domain/documents/formats.ts";
import type { Kysely, Selection } from "kysely";
import type { KeyKind, ScanState } from "../documents/documents.table.ts";
import { KEY_OF_UPLOAD, keyOf, type UploadKey } from "../documents/upload-key.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Schema } from "../platform/db/schema.ts";

export interface DocumentFile extends UploadKey {
  readonly uploadId: string;
  readonly party: PartyKey;
  readonly key: string;
  readonly fileName: string;
  readonly fileType: FileType | undefined;
  readonly scanState: ScanState;
  readonly number: number;
}

const fileFields = [
  "party.application_id",
  "upload.key_kind",
  "party.number",
  "upload.id",
  "upload.object_key",
  "upload.file_name",
  "upload.content_type",
  "upload.scan_state",
] as const;

type FileRow = Selection<Schema, "party" | "upload", (typeof fileFields)[number]> & {
  readonly key_kind: KeyKind;
  readonly wrapped_key: Buffer;
};

const fileOf = (row: FileRow, partyId: string): DocumentFile => ({
  uploadId: row.id,
  party: { applicationId: row.application_id, partyId },
  key: row.object_key,
  ...keyOf({ ...row, party_id: partyId }),
  fileName: row.file_name,
  fileType: storedTypeOfMime(row.content_type),
  scanState: row.scan_state,
  number: row.number,
});

export const findDocumentFile = async (
  db: Kysely<Schema>,
  { partyId, documentId }: { readonly partyId: string; readonly documentId: string },
): Promise<DocumentFile | undefined> => {
  const row = await db
    .selectFrom("party")
    .innerJoin("document", (join) =>
      join
        .onRef("document.application_id", "=", "party.application_id")
        .onRef("document.party_id", "=", "party.id"),
    )
    .innerJoin("upload", (join) =>
      join
        .onRef("upload.application_id", "=", "document.application_id")
        .onRef("upload.id", "=", "document.upload_id"),
    )
    .leftJoin("right_to_rent_key as evidence", "evidence.id", "party.id")
    .select(fileFields)
    .select(KEY_OF_UPLOAD)
    .where("party.id", "=", partyId)
    .where("document.id", "=", documentId)
    .where("upload.state", "=", "stored")
    .executeTakeFirst();
  return row && fileOf(row, partyId);
};

export const findDepositFile = async (
  db: Kysely<Schema>,
  { partyId, depositId }: { readonly partyId: string; readonly depositId: number },
): Promise<DocumentFile | undefined> => {
  const row = await db
    .selectFrom("holding_deposit")
    .innerJoin("party", "party.id", "holding_deposit.party_id")
    .innerJoin("upload", "upload.id", "holding_deposit.upload_id")
    .leftJoin("right_to_rent_key as evidence", "evidence.id", "party.id")
    .select(fileFields)
    .select(KEY_OF_UPLOAD)
    .where("party.id", "=", partyId)
    .where("holding_deposit.id", "=", depositId)
    .where("upload.state", "=", "stored")
    .executeTakeFirst();
  return row && fileOf(row, partyId);
};

export const findOutsideFile = async (
  db: Kysely<Schema>,
  { partyId, resultId }: { readonly partyId: string; readonly resultId: number },
): Promise<DocumentFile | undefined> => {
  const row = await db
    .selectFrom("party")
    .innerJoin("outside_result", (join) =>
      join
        .onRef("outside_result.application_id", "=", "party.application_id")
        .onRef("outside_result.party_id", "=", "party.id"),
    )
    .innerJoin("upload", (join) =>
      join
        .onRef("upload.application_id", "=", "outside_result.application_id")
        .onRef("upload.id", "=", "outside_result.upload_id"),
    )
    .leftJoin("right_to_rent_key as evidence", "evidence.id", "party.id")
    .select(fileFields)
    .select(KEY_OF_UPLOAD)
    .where("party.id", "=", partyId)
    .where("outside_result.id", "=", resultId)
    .where("upload.state", "=", "stored")
    .executeTakeFirst();
  return row && fileOf(row, partyId);
};

export const findEvidenceFile = async (
  db: Kysely<Schema>,
  { partyId, uploadId }: { readonly partyId: string; readonly uploadId: string },
): Promise<DocumentFile | undefined> => {
  const row = await db
    .selectFrom("party")
    .innerJoin("right_to_rent_file as shows", (join) =>
      join
        .onRef("shows.application_id", "=", "party.application_id")
        .onRef("shows.party_id", "=", "party.id"),
    )
    .innerJoin("upload", (join) =>
      join
        .onRef("upload.application_id", "=", "shows.application_id")
        .onRef("upload.id", "=", "shows.upload_id"),
    )
    .leftJoin("right_to_rent_key as evidence", "evidence.id", "party.id")
    .select(fileFields)
    .select(KEY_OF_UPLOAD)
    .where("party.id", "=", partyId)
    .where("shows.upload_id", "=", uploadId)
    .where("upload.state", "=", "stored")
    .executeTakeFirst();
  return row && fileOf(row, partyId);
};

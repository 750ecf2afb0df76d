import { storedTypeOfMime } from "@latchkey/domain/documents/file-kind.ts";
import type { FileType } from "@latchkey/domain/documents/formats.ts";
import type { Kysely, Selection, SelectQueryBuilder } from "kysely";
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

type UploadsShown = SelectQueryBuilder<Schema, keyof Schema, { readonly upload_id: string | null }>;

/** One stored file of the party, if it is among the uploads that the rows name. */
const findFile = async (
  db: Kysely<Schema>,
  partyId: string,
  shown: UploadsShown,
): Promise<DocumentFile | undefined> => {
  const row = await db
    .selectFrom("party")
    .innerJoin("upload", (join) =>
      join
        .onRef("upload.application_id", "=", "party.application_id")
        .onRef("upload.party_id", "=", "party.id"),
    )
    .leftJoin("right_to_rent_key as evidence", "evidence.id", "party.id")
    .select(fileFields)
    .select(KEY_OF_UPLOAD)
    .where("party.id", "=", partyId)
    .where("upload.id", "in", shown)
    .where("upload.state", "=", "stored")
    .executeTakeFirst();
  return row && fileOf(row, partyId);
};

export const findDocumentFile = (
  db: Kysely<Schema>,
  { partyId, documentId }: { readonly partyId: string; readonly documentId: string },
): Promise<DocumentFile | undefined> =>
  findFile(
    db,
    partyId,
    db
      .selectFrom("document")
      .select("upload_id")
      .where("party_id", "=", partyId)
      .where("id", "=", documentId),
  );

export const findDepositFile = (
  db: Kysely<Schema>,
  { partyId, depositId }: { readonly partyId: string; readonly depositId: number },
): Promise<DocumentFile | undefined> =>
  findFile(
    db,
    partyId,
    db
      .selectFrom("holding_deposit")
      .select("upload_id")
      .where("party_id", "=", partyId)
      .where("id", "=", depositId),
  );

export const findOutsideFile = (
  db: Kysely<Schema>,
  { partyId, resultId }: { readonly partyId: string; readonly resultId: number },
): Promise<DocumentFile | undefined> =>
  findFile(
    db,
    partyId,
    db
      .selectFrom("outside_result")
      .select("upload_id")
      .where("party_id", "=", partyId)
      .where("id", "=", resultId),
  );

export const findEvidenceFile = (
  db: Kysely<Schema>,
  { partyId, uploadId }: { readonly partyId: string; readonly uploadId: string },
): Promise<DocumentFile | undefined> =>
  findFile(
    db,
    partyId,
    db
      .selectFrom("right_to_rent_file")
      .select("upload_id")
      .where("party_id", "=", partyId)
      .where("upload_id", "=", uploadId)
      .unionAll(
        db
          .selectFrom("right_to_rent_exemption")
          .select("upload_id")
          .where("party_id", "=", partyId)
          .where("upload_id", "=", uploadId),
      ),
  );

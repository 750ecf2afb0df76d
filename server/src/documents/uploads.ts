import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { ScanState, Schema } from "../platform/db/schema.ts";

/** Upload rows: what was allowed to come, and what came. */

export interface NewUpload {
  readonly applicantId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly extension: string;
  readonly maxBytes: number;
}

/** Whether an answer has taken the file. */
export const isBound = ({ exists, selectFrom }: ExpressionBuilder<Schema, "upload">) =>
  exists(
    selectFrom("identity_document").select("id").whereRef("identity_document.upload_id", "=", "upload.id"),
  );

/**
 * How many files of an applicant, come or still allowed to come, belong to no answer. On a transaction: the applicant's row
 * is locked, so that requests at the same time count one after the other.
 */
export const countWaiting = async (tx: Kysely<Schema>, applicantId: string): Promise<number> => {
  await tx.selectFrom("applicant").select("id").where("id", "=", applicantId).forUpdate().execute();
  const { count } = await tx
    .selectFrom("upload")
    .select(sql<number>`count(*)`.as("count"))
    .where("applicant_id", "=", applicantId)
    .where((upload) => upload.not(isBound(upload)))
    .executeTakeFirstOrThrow();
  return count;
};

/** @returns the server-made key; nothing that a client says is part of it but the checked extension */
export const recordUpload = async (
  db: Kysely<Schema>,
  { applicantId, fileName, contentType, extension, maxBytes }: NewUpload,
): Promise<string> => {
  const id = randomUUID();
  const key = `${applicantId}/${id}.${extension}`;
  await db
    .insertInto("upload")
    .values({
      id,
      applicant_id: applicantId,
      object_key: key,
      file_name: fileName,
      content_type: contentType,
      max_bytes: maxBytes,
      state: "signed",
    })
    .execute();
  return key;
};

export interface AwaitedUpload {
  readonly id: string;
  readonly applicantId: string;
  readonly wrappedKey: Buffer;
}

/** The upload that a key was signed for, while its file has not come. */
export const findAwaited = async (db: Kysely<Schema>, key: string): Promise<AwaitedUpload | undefined> => {
  const row = await db
    .selectFrom("upload")
    .innerJoin("applicant", "applicant.id", "upload.applicant_id")
    .select(["upload.id", "upload.applicant_id", "applicant.wrapped_key"])
    .where("upload.object_key", "=", key)
    .where("upload.state", "=", "signed")
    .executeTakeFirst();
  return row && { id: row.id, applicantId: row.applicant_id, wrappedKey: row.wrapped_key };
};

interface ArrivedFile {
  readonly size: number;
  readonly sha256: string;
  readonly keep: () => Promise<void>;
}

/**
 * On a transaction: the row is locked while the file becomes visible, so that of two files for one key the first is kept. A crash in
 * between leaves a file without a row, never a row without a file.
 *
 * @returns the upload's id; undefined: no file was awaited any more
 */
export const markStored = async (
  tx: Kysely<Schema>,
  key: string,
  { file, scanState }: { readonly file: ArrivedFile; readonly scanState: ScanState },
): Promise<string | undefined> => {
  const awaited = await tx
    .selectFrom("upload")
    .select("id")
    .where("object_key", "=", key)
    .where("state", "=", "signed")
    .forUpdate()
    .executeTakeFirst();
  if (!awaited) return undefined;
  await file.keep();
  await tx
    .updateTable("upload")
    .set({
      state: "stored",
      size_bytes: file.size,
      sha256: file.sha256,
      scan_state: scanState,
      stored_at: sql<Date>`now()`,
    })
    .where("id", "=", awaited.id)
    .execute();
  return awaited.id;
};

export interface StoredUpload {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
}

/**
 * A finished upload of this applicant; a path of somebody else's is as unknown as one that never was, and so is a
 * quarantined one. Locked until the transaction ends, so that no verdict of the virus scanner falls in between.
 */
export const findStored = async (
  tx: Kysely<Schema>,
  applicantId: string,
  key: string,
): Promise<StoredUpload | undefined> => {
  const row = await tx
    .selectFrom("upload")
    .select(["id", "file_name", "content_type"])
    .where("applicant_id", "=", applicantId)
    .where("object_key", "=", key)
    .where("state", "=", "stored")
    .where("scan_state", "!=", "infected")
    .forShare()
    .executeTakeFirst();
  return row && { id: row.id, fileName: row.file_name, contentType: row.content_type };
};

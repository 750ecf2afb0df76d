import { randomUUID } from "node:crypto";
import { correctedGivenName, correctedName } from "@latchkey/domain/documents/corrected-name.ts";
import { type FileKind, storedTypeOf, storedTypeOfMime } from "@latchkey/domain/documents/file-kind.ts";
import { type FileType, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { isLive } from "../accounts/live-session.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { type MemberId, memberColumns } from "../platform/actor/member.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Tx } from "../platform/work/work-of.ts";
import type { KeyKind, ScanState } from "./documents.table.ts";
import { KEY_OF_UPLOAD, keyOf, type UploadKey } from "./upload-key.ts";

export interface NewUpload {
  readonly party: PartyKey;
  readonly fileName: string;
  readonly givenName?: string | null | undefined;
  readonly contentType: string;
  readonly extension: string;
  readonly maxBytes: number;
  /**
   * The file is accepted only while the session that requested the form lives. A copied file is never sent.
   */
  readonly sessionId?: string | undefined;
  /** The reviewer or the user of the agency who sends it. */
  readonly by?: MemberId | undefined;
  /** The key that encrypts it: the party's, if none is named. */
  readonly keyKind?: KeyKind;
}

/** On a row of `upload`: the applicant sent it. */
export const IS_APPLICANTS = sql<boolean>`(upload.staff_id is null and upload.agency_user_id is null)`;

/**
 * Counts the files of a party, arrived or expected, without a document. Locks the party, so that concurrent
 * requests are counted one after the other. Files of staff and of the agency are counted apart, so that neither side
 * uses up the applicant's room.
 */
export const countUnbound = async (
  tx: Tx,
  { applicationId, partyId }: PartyKey,
  sender: "applicant" | "member" = "applicant",
): Promise<number> => {
  const { count } = await tx
    .selectFrom("upload")
    .select(sql<number>`count(*)`.as("count"))
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("is_bound", "=", false)
    .where(sender === "applicant" ? IS_APPLICANTS : sql<boolean>`not ${IS_APPLICANTS}`)
    .executeTakeFirstOrThrow();
  return count;
};

/** @returns the generated key; nothing from the client is part of it except the validated extension */
export const recordUpload = async (
  db: Kysely<Schema>,
  { party, fileName, givenName, contentType, extension, maxBytes, sessionId, by, keyKind }: NewUpload,
): Promise<string> => {
  const id = randomUUID();
  const key = `${party.partyId}/${id}.${extension}`;
  await db
    .insertInto("upload")
    .values({
      id,
      application_id: party.applicationId,
      party_id: party.partyId,
      object_key: key,
      file_name: fileName,
      content_type: contentType,
      max_bytes: maxBytes,
      session_id: sessionId ?? null,
      ...(by && memberColumns(by)),
      ...(keyKind && { key_kind: keyKind }),
      given_name: givenName ?? null,
      state: "signed",
    })
    .execute();
  return key;
};

export const storedBytes = async (tx: Tx, { applicationId, partyId }: PartyKey): Promise<number> => {
  const { bytes } = await tx
    .selectFrom("upload")
    .select(sql<string>`coalesce(sum(size_bytes), 0)`.as("bytes"))
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("state", "=", "stored")
    .executeTakeFirstOrThrow();
  return Number(bytes);
};

export interface AwaitedUpload extends UploadKey {
  readonly id: string;
  readonly fileName: string;
  readonly party: PartyKey;
}

const uploadsWithParty = (db: Kysely<Schema>) =>
  db
    .selectFrom("upload")
    .innerJoin("party", (join) =>
      join
        .onRef("party.application_id", "=", "upload.application_id")
        .onRef("party.id", "=", "upload.party_id"),
    )
    .leftJoin("right_to_rent_key as evidence", "evidence.id", "upload.party_id")
    .select(["upload.key_kind", KEY_OF_UPLOAD]);

/** Covers broken connections; the page requests a new form after each. */
const MOST_TRIES = 5;

const sessionLives = ({ exists, selectFrom }: ExpressionBuilder<Schema, "upload">) =>
  exists(
    selectFrom("session_family")
      .select("id")
      .whereRef("session_family.id", "=", "upload.session_id")
      .where(isLive("session_family")),
  );

/** undefined: the file has arrived, the attempts are used up, or the session is over. */
export const beginTry = async (db: Kysely<Schema>, key: string): Promise<AwaitedUpload | undefined> => {
  const counted = await db
    .updateTable("upload")
    .set((upload) => ({ tries: upload("tries", "+", 1) }))
    .where("object_key", "=", key)
    .where("state", "=", "signed")
    .where("tries", "<", MOST_TRIES)
    .where(sessionLives)
    .returning("id")
    .executeTakeFirst();
  if (!counted) return undefined;
  const row = await uploadsWithParty(db)
    .select(["upload.id", "upload.application_id", "upload.party_id", "upload.file_name"])
    .where("upload.object_key", "=", key)
    .where("upload.state", "=", "signed")
    .executeTakeFirst();
  if (!row) return undefined;
  const party = { applicationId: row.application_id, partyId: row.party_id };
  return { id: row.id, party, fileName: row.file_name, ...keyOf(row) };
};

interface ArrivedFile {
  readonly size: number;
  readonly sha256: string;
  readonly keep: () => Promise<void>;
}

interface Arrival {
  readonly file: ArrivedFile;
  readonly kind?: FileKind;
  readonly scanState: ScanState;
  readonly givenName?: string | null | undefined;
}

const storedAs = (fileName: string, type: Exclude<FileKind, "heic">) => ({
  file_name: correctedName(fileName, type),
  content_type: mimeTypeOf(type),
});

/**
 * Needs a transaction: the row is locked while the file becomes visible, so that of two files for one key the first one
 * wins. A crash in between leaves a file without a row, never a row without a file.
 *
 * @returns the upload's id; undefined: no file is expected any more
 */
export const markStored = async (
  tx: Kysely<Schema>,
  key: string,
  { file, kind, scanState, givenName }: Arrival,
): Promise<string | undefined> => {
  const awaited = await tx
    .selectFrom("upload")
    .select(["id", "file_name"])
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
      ...(givenName ? { given_name: kind ? correctedGivenName(givenName, kind) : givenName } : {}),
      ...(kind ? storedAs(awaited.file_name, storedTypeOf(kind)) : {}),
      stored_at: sql<Date>`now()`,
    })
    .where("id", "=", awaited.id)
    .execute();
  return awaited.id;
};

interface StoredUpload {
  readonly id: string;
  readonly fileType: FileType | undefined;
}

/**
 * Another party's path, a file of staff or of the agency and a quarantined file are treated like a missing one. Locks the row until the
 * transaction ends, so that no verdict of the virus scanner falls in between.
 */
export const findStored = async (
  tx: Tx,
  { applicationId, partyId }: PartyKey,
  key: string,
): Promise<StoredUpload | undefined> => {
  const row = await tx
    .selectFrom("upload")
    .select(["id", "content_type"])
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("object_key", "=", key)
    .where("state", "=", "stored")
    .where("scan_state", "!=", "infected")
    .where(IS_APPLICANTS)
    .forShare()
    .executeTakeFirst();
  return row && { id: row.id, fileType: storedTypeOfMime(row.content_type) };
};

export const isSessionOf = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
  sessionId: string,
): Promise<boolean> => {
  const row = await db
    .selectFrom("session_family")
    .innerJoin("party", "party.account_id", "session_family.account_id")
    .select("session_family.id")
    .where("session_family.id", "=", sessionId)
    .where("session_family.revoked_at", "is", null)
    .where(sql<boolean>`session_family.expires_at > now()`)
    .where("party.application_id", "=", applicationId)
    .where("party.id", "=", partyId)
    .executeTakeFirst();
  return row !== undefined;
};

export interface ReadableUpload extends UploadKey {
  readonly id: string;
  readonly party: PartyKey;
  readonly fileName: string;
  readonly fileType: FileType | undefined;
}

export const findReadable = async (db: Kysely<Schema>, key: string): Promise<ReadableUpload | undefined> => {
  const row = await uploadsWithParty(db)
    .select([
      "upload.id",
      "upload.application_id",
      "upload.party_id",
      "upload.file_name",
      "upload.content_type",
    ])
    .where("upload.object_key", "=", key)
    .where("upload.state", "=", "stored")
    .where("upload.scan_state", "in", ["clean", "unscanned"])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      party: { applicationId: row.application_id, partyId: row.party_id },
      fileName: row.file_name,
      fileType: storedTypeOfMime(row.content_type),
      ...keyOf(row),
    }
  );
};

export interface PendingUpload extends UploadKey {
  readonly id: string;
  readonly party: PartyKey;
  readonly key: string;
}

export const findPending = async (
  db: Kysely<Schema>,
  uploadId: string,
): Promise<PendingUpload | undefined> => {
  const row = await uploadsWithParty(db)
    .select(["upload.application_id", "upload.party_id", "upload.object_key"])
    .where("upload.id", "=", uploadId)
    .where("upload.state", "=", "stored")
    .where("upload.scan_state", "=", "pending")
    .executeTakeFirst();
  return (
    row && {
      id: uploadId,
      party: { applicationId: row.application_id, partyId: row.party_id },
      key: row.object_key,
      ...keyOf(row),
    }
  );
};

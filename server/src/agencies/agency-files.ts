import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { type FileType, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { givenNameOf } from "@latchkey/domain/documents/given-name.ts";
import { headKindOf } from "@latchkey/domain/documents/head-kind.ts";
import { memberFileTypes } from "@latchkey/domain/documents/member-file.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type Kysely, sql } from "kysely";
import type { VirusScanner } from "../partners/clamd.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { agencyKeyOwner } from "../platform/keys/data-keys.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Store } from "../platform/storage/store.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import { assertAgency } from "./agencies.ts";
import { agencyFileKey } from "./agency-keys.ts";

/** The reason why a file of an agency is not taken, as the receiver of uploads names it. */
export type AgencyFileFault = "EMPTY" | "WRONG_FILE_FORMAT" | "INFECTED";

export interface SentAgencyFile {
  readonly agencyId: string;
  readonly staffId: string;
  readonly name: string;
  readonly content: Buffer;
}

const typeOf = (content: Buffer): FileType | undefined => {
  const kind = headKindOf(content);
  return memberFileTypes.find((type) => type === kind);
};

/** The person waits for the scan; nothing is kept before it. */
const SCAN_MS = 15_000;

/** @throws ScannerUnavailable */
export const agencyFileFault = async (
  content: Buffer,
  scanner: VirusScanner | undefined,
): Promise<AgencyFileFault | undefined> => {
  if (content.length === 0) return "EMPTY";
  if (!typeOf(content)) return "WRONG_FILE_FORMAT";
  const open = async () => Readable.from([content], { objectMode: false });
  const verdict = await scanner?.scan(open, { timeoutMs: SCAN_MS });
  return verdict === "infected" ? "INFECTED" : undefined;
};

/**
 * Keeps a file without a fault. Nothing names it yet.
 *
 * @returns its id
 * @throws NOT_FOUND for an unknown agency; StoreFailed
 */
export const keepAgencyFile = async (work: Work, sent: SentAgencyFile): Promise<string> => {
  const { tx, services } = work;
  const { agencyId, staffId, name, content } = sent;
  const type = typeOf(content);
  await assertAgency(tx, agencyId);
  if (!type) throw notFound();
  const id = randomUUID();
  const key = `agencies/${agencyId}/${id}.${type}`;
  const file = await services.store.write(key, Readable.from([content], { objectMode: false }), {
    encryptionKey: await agencyFileKey(work, agencyId),
    maxBytes: services.config.uploads.maxFileBytes,
  });
  await tx
    .insertInto("agency_file")
    .values({
      id,
      agency_id: agencyId,
      object_key: key,
      file_name: givenNameOf(name) ?? `file.${type}`,
      content_type: mimeTypeOf(type),
      size_bytes: file.size,
      sha256: file.sha256,
      staff_id: staffId,
      at: work.now,
    })
    .execute();
  await file.keep();
  await audit(work, { action: "agency-file-kept", outcome: "done", subject: id });
  return id;
};

export interface KeptAgencyFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly key: string;
  readonly keyOwner: string;
  readonly wrappedKey: Buffer;
}

const filesOf = (db: Kysely<Schema>, agencyId: string) =>
  db
    .selectFrom("agency_file as f")
    .innerJoin("agency_key as k", "k.id", "f.agency_id")
    .select(["f.id", "f.file_name", "f.content_type", "f.size_bytes", "f.sha256", "f.object_key"])
    .select("k.wrapped_key")
    .where("f.agency_id", "=", agencyId);

/** undefined: the agency has no such file. */
export const findAgencyFile = async (
  db: Kysely<Schema>,
  agencyId: string,
  id: string,
): Promise<KeptAgencyFile | undefined> => {
  if (!isUuid(agencyId) || !isUuid(id)) return undefined;
  const row = await filesOf(db, agencyId).where("f.id", "=", id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.file_name,
      contentType: row.content_type,
      size: Number(row.size_bytes),
      sha256: row.sha256,
      key: row.object_key,
      keyOwner: agencyKeyOwner(agencyId),
      wrappedKey: row.wrapped_key,
    }
  );
};

/** Locks the row against the tidy-up. @returns whether the agency has the file */
export const bindAgencyFile = async (
  { tx }: Pick<Work, "tx">,
  agencyId: string,
  id: string,
): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const bound = await tx
    .updateTable("agency_file")
    .set({ is_bound: true })
    .where("agency_id", "=", agencyId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return bound !== undefined;
};

const AFTER_HOURS = 23;

type Stores = Pick<Services, "db"> & { readonly store: Store };

/** Removes files that nothing named within a day. A file whose row has gone alone is set aside later. @returns how many */
export const removeUnboundAgencyFiles = async ({ db, store }: Stores): Promise<number> => {
  const removed = await db
    .deleteFrom("agency_file")
    .where("is_bound", "=", false)
    .where(sql<boolean>`at < now() - make_interval(hours => ${AFTER_HOURS})`)
    .returning("object_key")
    .execute();
  for (const { object_key } of removed) await store.remove(object_key);
  return removed.length;
};

/** For the search for missing files. */
export const AGENCY_FILES = {
  cursor: "agency-files-looked-for",
  keysAfter: async (db: Kysely<Schema>, last: string, most: number): Promise<readonly string[]> =>
    (
      await db
        .selectFrom("agency_file")
        .select("object_key")
        .where("object_key", ">", last)
        .orderBy("object_key")
        .limit(most)
        .execute()
    ).map(({ object_key }) => object_key),
  used: async (db: Kysely<Schema>, keys: readonly string[]): Promise<readonly string[]> =>
    (
      await db
        .selectFrom("agency_file")
        .select("id")
        .where("object_key", "in", keys)
        .where("is_bound", "=", true)
        .execute()
    ).map(({ id }) => id),
} as const;

/** @returns those of the keys that belong to files of agencies */
export const agencyKeysAmong = async (
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<readonly string[]> =>
  (await db.selectFrom("agency_file").select("object_key").where("object_key", "in", keys).execute()).map(
    ({ object_key }) => object_key,
  );

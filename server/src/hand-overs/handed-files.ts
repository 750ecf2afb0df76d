import type { ArrivedFile } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { Work } from "../platform/work/work.ts";
import type { Phone } from "./phone-session.ts";

/** Files belong to no answer before the page that handed over saves them. */

/**
 * @param key of a stored file that was sent with this phone's session @returns false: there is no such file,
 * the step is full, or the page has ended the hand-over
 */
export const noteArrived = async (work: Work, phone: Phone, key: string): Promise<boolean> => {
  const { tx } = work;
  const running = await tx
    .selectFrom("hand_over")
    .select("id")
    .where("id", "=", phone.handOverId)
    .where("ended_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!running) return false;
  const upload = await tx
    .selectFrom("upload")
    .select("id")
    .where("application_id", "=", phone.party.applicationId)
    .where("party_id", "=", phone.party.partyId)
    .where("object_key", "=", key)
    .where("session_id", "=", phone.sessionId)
    .where("state", "=", "stored")
    .where("scan_state", "!=", "infected")
    .executeTakeFirst();
  if (!upload) return false;
  const known = await tx
    .selectFrom("handed_file")
    .select("upload_id")
    .where("hand_over_id", "=", phone.handOverId)
    .execute();
  // The response to a first attempt may have been lost.
  if (known.some(({ upload_id }) => upload_id === upload.id)) return true;
  if (known.length >= phone.step.room) return false;
  await tx
    .insertInto("handed_file")
    .values({
      hand_over_id: phone.handOverId,
      upload_id: upload.id,
      application_id: phone.party.applicationId,
    })
    .execute();
  return true;
};

/** A phone learns nothing about the party's other files. */
export const wasSentBy = async (
  db: Kysely<Schema>,
  { id, sessionId }: { readonly id: string; readonly sessionId: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom("upload")
    .select("id")
    .where("id", "=", id)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
};

export interface StoredArrival extends Omit<ArrivedFile, "path"> {
  readonly key: string;
}

/** In the order of arrival, without files that were quarantined since. */
export const arrivedFiles = async (
  db: Kysely<Schema>,
  handOverId: string,
): Promise<readonly StoredArrival[]> => {
  const rows = await db
    .selectFrom("handed_file")
    .innerJoin("upload", "upload.id", "handed_file.upload_id")
    .select(["upload.object_key", "upload.file_name", "upload.given_name", "upload.size_bytes"])
    .where("handed_file.hand_over_id", "=", handOverId)
    .where("upload.scan_state", "!=", "infected")
    .orderBy("handed_file.at")
    .orderBy("upload.id")
    .execute();
  return rows.map(({ object_key, file_name, given_name, size_bytes }) => ({
    key: object_key,
    name: given_name ?? file_name,
    bytes: Number(size_bytes ?? 0),
  }));
};

import { createHash } from "node:crypto";
import { sql } from "kysely";
import { type Actor, idempotencyOwner } from "../actor/actor.ts";
import { decrypt, encrypt } from "../keys/encryption.ts";
import type { Work } from "../work/work.ts";

/**
 * A request with an `Idempotency-Key` runs once: its response is recorded in the transaction of its effect and
 * replayed. A refused request had no effect and is not recorded. Records are kept for 24 hours.
 */

const KEY = /^[\x21-\x7e]{1,255}$/;

export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === "string" && KEY.test(value);

export interface KeyedRequest {
  readonly key: string;
  readonly request: unknown;
}

const hashOf = (request: unknown): Buffer => createHash("sha256").update(JSON.stringify(request)).digest();

/** A response may contain data that is encrypted elsewhere, such as a share code, so it is encrypted too. */
const contextOf = (actor: Actor, key: string): string => `idempotency/${idempotencyOwner(actor)}/${key}`;

const openWithAnyKey = (sealed: Buffer, context: string, keys: readonly Buffer[]): Buffer => {
  const [newest, ...older] = keys;
  if (!newest) throw new Error("There is no key for idempotency records.");
  try {
    return decrypt(newest, sealed, context);
  } catch (cause) {
    if (older.length === 0) throw cause;
    return openWithAnyKey(sealed, context, older);
  }
};

/**
 * `other`: the key was used for another request. Requests with the same key are serialised, so a concurrent
 * second one finds the response.
 */
export const findRecorded = async (
  { tx, services, actor }: Work,
  { key, request }: KeyedRequest,
): Promise<unknown> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${idempotencyOwner(actor)}/${key}`}, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom("idempotency_record")
    .select(["request_hash", "body"])
    .where("actor", "=", idempotencyOwner(actor))
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.request_hash.equals(hashOf(request))) return "other";
  const keys = services.keyring.all("idempotency");
  return JSON.parse(openWithAnyKey(row.body, contextOf(actor, key), keys).toString());
};

export const recordAnswer = async (
  { tx, services, actor }: Work,
  { key, request }: KeyedRequest,
  answer: object,
): Promise<void> => {
  const { key: secret } = services.keyring.current("idempotency");
  const body = encrypt(secret, Buffer.from(JSON.stringify(answer)), contextOf(actor, key));
  await tx
    .insertInto("idempotency_record")
    .values({
      actor: idempotencyOwner(actor),
      idempotency_key: key,
      request_hash: hashOf(request),
      body,
    })
    .execute();
};

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Answer } from "./answer.ts";

/**
 * A request that names an `Idempotency-Key` is done once: its answer is kept in the transaction of its effect and
 * given again. What was refused had no effect and is not kept. Kept for 24 hours.
 */

const KEY = /^[\x21-\x7e]{1,255}$/;

export const isIdempotencyKey = (value: unknown): value is string =>
  typeof value === "string" && KEY.test(value);

export const requestHash = (request: unknown): Buffer =>
  createHash("sha256").update(JSON.stringify(request)).digest();

export interface KeyedRequest {
  readonly applicantId: string;
  readonly key: string;
  readonly hash: Buffer;
}

/** `other`: the key was used for another request. The applicant's row is locked, so nobody else is at it. */
export const findKept = async (
  tx: Kysely<Schema>,
  { applicantId, key, hash }: KeyedRequest,
): Promise<Answer | "other" | undefined> => {
  const row = await tx
    .selectFrom("kept_answer")
    .select(["request_hash", "body"])
    .where("applicant_id", "=", applicantId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!row) return undefined;
  return row.request_hash.equals(hash) ? { status: 200, body: row.body as Answer["body"] } : "other";
};

export const keepAnswer = async (
  tx: Kysely<Schema>,
  { applicantId, key, hash }: KeyedRequest,
  { body }: Answer,
): Promise<void> => {
  await tx
    .insertInto("kept_answer")
    .values({
      applicant_id: applicantId,
      idempotency_key: key,
      request_hash: hash,
      body: JSON.stringify(body),
    })
    .execute();
};

import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Answer } from "../../api/graphql/answer.ts";
import type { Schema } from "../db/schema.ts";
import { seal, unseal, unwrapKey } from "../keys/data-keys.ts";
import type { Keyring } from "../keys/keyring.ts";

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

/** An answer may hold what lies sealed elsewhere, a share code for one: it is kept sealed as well. */
const dataKeyOf = async (
  { tx, keyring }: KeptAnswers,
  { applicantId }: Pick<KeyedRequest, "applicantId">,
): Promise<Buffer> => {
  const { wrapped_key } = await tx
    .selectFrom("applicant")
    .select("wrapped_key")
    .where("id", "=", applicantId)
    .executeTakeFirstOrThrow();
  return unwrapKey(keyring, wrapped_key, applicantId);
};

const contextOf = ({ key }: KeyedRequest): string => `kept-answer/${key}`;

export interface KeptAnswers {
  readonly tx: Kysely<Schema>;
  readonly keyring: Keyring;
}

/** `other`: the key was used for another request. The applicant's row is locked, so nobody else is at it. */
export const findKept = async (
  answers: KeptAnswers,
  request: KeyedRequest,
): Promise<Answer | "other" | undefined> => {
  const row = await answers.tx
    .selectFrom("kept_answer")
    .select(["request_hash", "body"])
    .where("applicant_id", "=", request.applicantId)
    .where("idempotency_key", "=", request.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!row.request_hash.equals(request.hash)) return "other";
  const sealed = Buffer.from(String(row.body), "base64");
  const body = unseal(await dataKeyOf(answers, request), sealed, contextOf(request));
  return { status: 200, body: JSON.parse(body.toString()) as Answer["body"] };
};

export const keepAnswer = async (
  answers: KeptAnswers,
  request: KeyedRequest,
  { body }: Answer,
): Promise<void> => {
  const key = await dataKeyOf(answers, request);
  const sealed = seal(key, Buffer.from(JSON.stringify(body)), contextOf(request));
  await answers.tx
    .insertInto("kept_answer")
    .values({
      applicant_id: request.applicantId,
      idempotency_key: request.key,
      request_hash: request.hash,
      body: JSON.stringify(sealed.toString("base64")),
    })
    .execute();
};

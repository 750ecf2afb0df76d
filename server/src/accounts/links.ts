import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { Audience } from "./accounts.table.ts";

/** One-time links: 256 random bits, stored only as a SHA-256 hash, valid once and for a few minutes. */

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

export interface LinkRequest {
  readonly audience: Audience;
  readonly email: string;
  readonly browserHash: Buffer;
  readonly returnPath: string;
  readonly language: Language;
}

export const recordRequest = async (
  tx: Kysely<Schema>,
  { audience, email, browserHash, returnPath, language }: LinkRequest,
): Promise<string> => {
  const { id } = await tx
    .insertInto("sign_in_request")
    .values({ audience, email, browser_hash: browserHash, return_path: returnPath, language })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * Counts the requests for an address that led to an e-mail within the last hour. Requests without an e-mail
 * do not count, so that endless requests by a stranger cannot block the next e-mail for ever. Counting is
 * serialised per address.
 */
export const emailsWithinHour = async (
  tx: Kysely<Schema>,
  { id, audience, email }: { readonly id: string; readonly audience: Audience; readonly email: string },
): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom("sign_in_link")
    .select(sql<number>`count(distinct request_id)`.as("count"))
    .where("email", "=", email)
    .where("audience", "=", audience)
    .where("request_id", "!=", id)
    .where(sql<boolean>`created_at > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
};

/** The minutes count from the e-mail: a mail server that was down for an hour must not make the link useless. */
export const createLink = async (
  tx: Kysely<Schema>,
  request: {
    readonly id: string;
    readonly audience: Audience;
    readonly email: string;
    readonly accountId?: string | undefined;
  },
  minutes: number,
): Promise<string> => {
  const token = newToken();
  await tx
    .insertInto("sign_in_link")
    .values({
      token_hash: hashOf(token),
      request_id: request.id,
      audience: request.audience,
      account_id: request.accountId ?? null,
      email: request.email,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  return token;
};

export interface LiveLink {
  readonly email: string;
  readonly browserHash: Buffer;
  readonly returnPath: string;
  readonly language: Language;
}

/** Read-only. undefined: used, expired, never created, or for another audience. */
export const lookUpLink = async (
  tx: Kysely<Schema>,
  audience: Audience,
  token: string,
): Promise<LiveLink | undefined> => {
  if (!TOKEN.test(token)) return undefined;
  const row = await tx
    .selectFrom("sign_in_link as link")
    .innerJoin("sign_in_request as request", "request.id", "link.request_id")
    .select(["link.email", "request.browser_hash", "request.return_path", "request.language"])
    .where("link.token_hash", "=", hashOf(token))
    .where("link.audience", "=", audience)
    .where("link.used_at", "is", null)
    .where(sql<boolean>`link.expires_at > now()`)
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      browserHash: row.browser_hash,
      returnPath: row.return_path,
      language: row.language,
    }
  );
};

/** Locked in a fixed order, so that two links of one address cannot deadlock. */
const lockLinksOf = async (
  tx: Kysely<Schema>,
  audience: Audience,
  token: string,
): Promise<readonly Buffer[]> => {
  const rows = await tx
    .selectFrom("sign_in_link")
    .select("token_hash")
    .where("email", "=", (of) =>
      of
        .selectFrom("sign_in_link as given")
        .select("given.email")
        .where("given.token_hash", "=", hashOf(token)),
    )
    .where("audience", "=", audience)
    .where("used_at", "is", null)
    .orderBy("token_hash")
    .forUpdate()
    .execute();
  return rows.map(({ token_hash }) => token_hash);
};

/** Exactly one of many attempts succeeds; it also invalidates every other link of the address. */
export const consumeLink = async (
  tx: Kysely<Schema>,
  audience: Audience,
  token: string,
): Promise<boolean> => {
  const live = await lockLinksOf(tx, audience, token);
  const used = await tx
    .updateTable("sign_in_link")
    .set({ used_at: sql<Date>`now()` })
    .where("token_hash", "=", hashOf(token))
    .where("audience", "=", audience)
    .where("used_at", "is", null)
    .where(sql<boolean>`expires_at > now()`)
    .returning("email")
    .executeTakeFirst();
  if (!used) return false;
  const others = live.filter((hash) => !hash.equals(hashOf(token)));
  if (others.length > 0) {
    await tx
      .updateTable("sign_in_link")
      .set({ used_at: sql<Date>`now()` })
      .where("token_hash", "in", others)
      .execute();
  }
  return true;
};

/** Invalidates all links that were mailed to this address as an applicant's. @param email canonical */
export const endLinksOf = async (tx: Kysely<Schema>, email: string): Promise<void> => {
  await tx
    .updateTable("sign_in_link")
    .set({ used_at: sql<Date>`now()` })
    .where("email", "=", email)
    .where("audience", "=", "applicant")
    .where("used_at", "is", null)
    .execute();
};

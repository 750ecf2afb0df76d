import type { ApiScope } from "@latchkey/domain/vocabulary/api-scopes.ts";
import { type Kysely, sql } from "kysely";
import { agencyNamed } from "../agencies/agencies.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { isSameSecret } from "../platform/keys/signed-token.ts";
import type { Work } from "../platform/work/work.ts";
import { hashOfSecret, keyText, newKeyParts, parseKey } from "./key-text.ts";

export interface ApiKey {
  readonly id: string;
  readonly agency: string;
  readonly name: string;
  readonly lastFour: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: Date;
  readonly createdBy: string | null;
  /** Rounded to the hour. */
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

const keys = (db: Kysely<Schema>) =>
  db
    .selectFrom("api_key as key")
    .innerJoin("agency", "agency.id", "key.agency_id")
    .leftJoin("staff_member as member", "member.id", "key.created_by")
    .select([
      "key.id",
      "agency.name as agency",
      "key.name",
      "key.last_four",
      "key.scopes",
      "key.created_at",
      "member.name as created_by",
      "key.last_used_at",
      "key.expires_at",
      "key.revoked_at",
    ]);

type KeyRow = Awaited<ReturnType<ReturnType<typeof keys>["executeTakeFirstOrThrow"]>>;

const keyOf = (row: KeyRow): ApiKey => ({
  id: row.id,
  agency: row.agency,
  name: row.name,
  lastFour: row.last_four,
  scopes: row.scopes,
  createdAt: row.created_at,
  createdBy: row.created_by,
  lastUsedAt: row.last_used_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
});

/** Newest first, including revoked keys. */
export const listApiKeys = async (db: Kysely<Schema>): Promise<readonly ApiKey[]> =>
  (await keys(db).orderBy("key.created_at", "desc").execute()).map(keyOf);

export interface NewApiKey {
  /** The agency's name; a new one is added. */
  readonly agency: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** undefined: valid until revoked. */
  readonly days: number | undefined;
  readonly staffId: string;
}

/** @returns its row, and the key itself, which cannot be read again */
export const createApiKey = async (
  work: Work,
  { agency, name, scopes, days, staffId }: NewApiKey,
): Promise<{ readonly key: ApiKey; readonly text: string }> => {
  const parts = newKeyParts();
  const text = keyText(parts);
  await work.tx
    .insertInto("api_key")
    .values({
      id: parts.id,
      agency_id: await agencyNamed(work.tx, agency),
      name: name.trim(),
      secret_hash: hashOfSecret(parts.secret),
      // The last characters of the readable key, which ends with the checksum.
      last_four: text.slice(-4),
      scopes: [...scopes],
      created_by: staffId,
      expires_at: days === undefined ? null : sql<Date>`now() + make_interval(days => ${days})`,
    })
    .execute();
  await audit(work, { action: "api-key-created", outcome: "done", subject: parts.id });
  const key = keyOf(await keys(work.tx).where("key.id", "=", parts.id).executeTakeFirstOrThrow());
  return { key, text };
};

/** Takes effect at once. @returns undefined: there is no such key */
export const revokeApiKey = async (work: Work, id: string): Promise<ApiKey | undefined> => {
  await work.tx
    .updateTable("api_key")
    .set({ revoked_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
  const row = await keys(work.tx).where("key.id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  await audit(work, { action: "api-key-revoked", outcome: "done", subject: id });
  return keyOf(row);
};

export interface LiveKey {
  readonly id: string;
  readonly agencyId: string;
  readonly scopes: readonly ApiScope[];
}

/** undefined: unknown, mistyped, revoked or expired; callers cannot tell which. */
interface Connected {
  readonly db: Kysely<Schema>;
}

export const findLiveKey = async ({ db }: Connected, text: string): Promise<LiveKey | undefined> => {
  const parts = parseKey(text);
  if (!parts) return undefined;
  const row = await db
    .selectFrom("api_key")
    .select(["id", "agency_id", "scopes", "secret_hash"])
    .where("id", "=", parts.id)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .executeTakeFirst();
  if (!row || !isSameSecret(row.secret_hash, hashOfSecret(parts.secret))) return undefined;
  return { id: row.id, agencyId: row.agency_id, scopes: row.scopes };
};

/** Rounded to the hour: a write for each request would be expensive. */
export const noteUsed = async ({ db }: Connected, id: string): Promise<void> => {
  await db
    .updateTable("api_key")
    .set({ last_used_at: sql<Date>`date_trunc('hour', now())` })
    .where("id", "=", id)
    .where(sql<boolean>`(last_used_at is null or last_used_at < date_trunc('hour', now()))`)
    .execute();
};

import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Bearer } from "./access-token.ts";
import type { RefreshToken } from "./refresh-token.ts";

/** A session is a family of refresh tokens: each is replaced by its successor, and reuse of an old one ends the family. */

export interface SessionLimits {
  readonly idleMinutes: number;
  readonly hours: number;
}

/** The grace period for two tabs that refresh at once, or for a lost response. */
const GRACE_SECONDS = 10;

export const startSession = async (
  tx: Kysely<Schema>,
  accountId: string,
  { hours }: SessionLimits,
): Promise<RefreshToken> => {
  const { id, generation } = await tx
    .insertInto("session_family")
    .values({ account_id: accountId, expires_at: sql<Date>`now() + make_interval(hours => ${hours})` })
    .returning(["id", "generation"])
    .executeTakeFirstOrThrow();
  return { familyId: id, generation };
};

/** Whose family this is, ended or not. The token is left as it is. */
export const findSession = async (
  db: Kysely<Schema>,
  { familyId }: Pick<RefreshToken, "familyId">,
): Promise<Bearer | undefined> => {
  const family = await db
    .selectFrom("session_family")
    .select("account_id")
    .where("id", "=", familyId)
    .executeTakeFirst();
  return family && { accountId: family.account_id, sessionId: familyId };
};

export const revokeAllSessions = async (tx: Kysely<Schema>, accountId: string): Promise<void> => {
  await tx
    .updateTable("session_family")
    .set({ revoked_at: sql<Date>`now()` })
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .execute();
};

export interface RefreshedSession {
  readonly bearer: Bearer;
  readonly successor: RefreshToken;
}

const lockFamily = (tx: Kysely<Schema>, familyId: string, { idleMinutes }: SessionLimits) =>
  tx
    .selectFrom("session_family")
    .select(["id", "account_id", "generation"])
    .select(sql<boolean>`rotated_at > now() - make_interval(secs => ${GRACE_SECONDS})`.as("within_grace"))
    .where("id", "=", familyId)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`expires_at > now()`)
    .where(sql<boolean>`rotated_at > now() - make_interval(mins => ${idleMinutes})`)
    .forUpdate()
    .executeTakeFirst();

/** @returns whose session it was; undefined if it was already over */
export const revokeSession = async (tx: Kysely<Schema>, familyId: string): Promise<string | undefined> => {
  const ended = await tx
    .updateTable("session_family")
    .set({ revoked_at: sql<Date>`now()` })
    .where("id", "=", familyId)
    .where("revoked_at", "is", null)
    .returning("account_id")
    .executeTakeFirst();
  return ended?.account_id;
};

/**
 * The current token is replaced by its successor. Within the grace period its immediate predecessor gets the same
 * successor. Anything older must have been copied: the whole family ends. undefined: the session is over.
 */
export const refreshSession = async (
  tx: Kysely<Schema>,
  { familyId, generation }: RefreshToken,
  limits: SessionLimits,
): Promise<RefreshedSession | undefined> => {
  const family = await lockFamily(tx, familyId, limits);
  if (!family) return undefined;
  const bearer = { accountId: family.account_id, sessionId: familyId };
  if (generation === family.generation) {
    const next = family.generation + 1;
    await tx
      .updateTable("session_family")
      .set({ generation: next, rotated_at: sql<Date>`now()` })
      .where("id", "=", familyId)
      .execute();
    return { bearer, successor: { familyId, generation: next } };
  }
  if (generation === family.generation - 1 && family.within_grace) {
    return { bearer, successor: { familyId, generation: family.generation } };
  }
  await revokeSession(tx, familyId);
  const actor = { kind: "applicant", ...bearer } as const;
  await audit({ tx, actor }, { action: "session-revoked", outcome: "refused", subject: familyId });
  return undefined;
};

/** Whether the session of an access token is still alive: signing out invalidates its tokens at once. */
export const isSessionAlive = async (
  tx: Kysely<Schema>,
  { sessionId, accountId }: Bearer,
): Promise<boolean> => {
  const row = await tx
    .selectFrom("session_family")
    .select("id")
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .where("revoked_at", "is", null)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst();
  return row !== undefined;
};

import { type Kysely, sql } from "kysely";
import type { Actor } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Bearer } from "./access-token.ts";
import type { Audience } from "./accounts.table.ts";
import { isLive } from "./live-session.ts";
import type { RefreshToken } from "./refresh-token.ts";

/**
 * A session is a family of refresh tokens: each is replaced by its successor, and reuse of an old one ends the family. It
 * belongs to an account, a staff member, an agency's user or a hand-over, and opens nothing of another audience.
 */

export interface SessionLimits {
  readonly idleMinutes: number;
  readonly hours: number;
}

/** The grace period for two tabs that refresh at once, or for a lost response. */
const GRACE_SECONDS = 10;

/** The column of `session_family` that holds the owner. */
export const sessionOwner = {
  applicant: "account_id",
  staff: "staff_id",
  agency: "agency_user_id",
  phone: "hand_over_id",
} as const satisfies Record<Audience, string>;

export interface SessionOwner {
  readonly audience: Audience;
  readonly ownerId: string;
}

/** For the audit trail: without rights. */
export const sessionActor = ({ audience, ownerId }: SessionOwner, sessionId: string): Actor => {
  switch (audience) {
    case "applicant":
      return { kind: "applicant", accountId: ownerId, sessionId };
    case "staff":
      return { kind: "staff", staffId: ownerId, roles: [] };
    case "agency":
      return { kind: "agency-user", agencyUserId: ownerId };
    case "phone":
      return { kind: "phone", handOverId: ownerId };
  }
};

/** For accounts and members; a phone's session begins with its hand-over. */
export const startSession = async (
  tx: Kysely<Schema>,
  { audience, ownerId }: SessionOwner & { readonly audience: Exclude<Audience, "phone"> },
  { hours }: SessionLimits,
): Promise<RefreshToken> => {
  const { id, generation } = await tx
    .insertInto("session_family")
    .values({
      [sessionOwner[audience]]: ownerId,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .returning(["id", "generation"])
    .executeTakeFirstOrThrow();
  return { familyId: id, generation };
};

/** The family of the token, even if it has ended. Read-only. */
export const findSession = async (
  db: Kysely<Schema>,
  audience: Audience,
  { familyId }: Pick<RefreshToken, "familyId">,
): Promise<OwnedSession | undefined> => {
  const family = await db
    .selectFrom("session_family")
    .select(`${sessionOwner[audience]} as owner`)
    .where("id", "=", familyId)
    .executeTakeFirst();
  return family?.owner ? { ownerId: family.owner, sessionId: familyId } : undefined;
};

export const revokeAllSessions = async (
  tx: Kysely<Schema>,
  { audience, ownerId }: SessionOwner,
): Promise<void> => {
  await tx
    .updateTable("session_family")
    .set({ revoked_at: sql<Date>`now()` })
    .where(sessionOwner[audience], "=", ownerId)
    .where("revoked_at", "is", null)
    .execute();
};

export interface OwnedSession {
  readonly ownerId: string;
  readonly sessionId: string;
}

export interface RefreshedSession {
  readonly session: OwnedSession;
  readonly successor: RefreshToken;
}

const lockFamily = (
  tx: Kysely<Schema>,
  { audience, familyId }: { readonly audience: Audience; readonly familyId: string },
  { idleMinutes }: SessionLimits,
) =>
  tx
    .selectFrom("session_family")
    .select(["id", "generation", `${sessionOwner[audience]} as owner`])
    .select(sql<boolean>`rotated_at > now() - make_interval(secs => ${GRACE_SECONDS})`.as("within_grace"))
    .where("id", "=", familyId)
    .where(isLive("session_family"))
    .where(sql<boolean>`rotated_at > now() - make_interval(mins => ${idleMinutes})`)
    .forUpdate()
    .executeTakeFirst();

/** @returns the id of its owner; undefined if it was already over, or is for another audience */
export const revokeSession = async (
  tx: Kysely<Schema>,
  audience: Audience,
  familyId: string,
): Promise<string | undefined> => {
  const ended = await tx
    .updateTable("session_family")
    .set({ revoked_at: sql<Date>`now()` })
    .where("id", "=", familyId)
    .where(sessionOwner[audience], "is not", null)
    .where("revoked_at", "is", null)
    .returning(`${sessionOwner[audience]} as owner`)
    .executeTakeFirst();
  return ended?.owner ?? undefined;
};

/**
 * The current token is replaced by its successor. Within the grace period its immediate predecessor gets the same
 * successor. Anything older must have been copied: the whole family ends. undefined: the session is over, or for another
 * audience.
 */
export const refreshSession = async (
  tx: Kysely<Schema>,
  { audience, familyId, generation }: RefreshToken & { readonly audience: Audience },
  limits: SessionLimits,
): Promise<RefreshedSession | undefined> => {
  const family = await lockFamily(tx, { audience, familyId }, limits);
  if (!family?.owner) return undefined;
  const session = { ownerId: family.owner, sessionId: familyId };
  if (generation === family.generation) {
    const next = family.generation + 1;
    await tx
      .updateTable("session_family")
      .set({ generation: next, rotated_at: sql<Date>`now()` })
      .where("id", "=", familyId)
      .execute();
    return { session, successor: { familyId, generation: next } };
  }
  if (generation === family.generation - 1 && family.within_grace) {
    return { session, successor: { familyId, generation: family.generation } };
  }
  await revokeSession(tx, audience, familyId);
  const actor = sessionActor({ audience, ownerId: family.owner }, familyId);
  await audit({ tx, actor }, { action: "session-revoked", outcome: "refused", subject: familyId });
  return undefined;
};

/** Checked for each access token, so that signing out invalidates its tokens at once. */
export const isSessionAlive = async (
  tx: Kysely<Schema>,
  { sessionId, accountId }: Bearer,
): Promise<boolean> => {
  const row = await tx
    .selectFrom("session_family")
    .select("id")
    .where("id", "=", sessionId)
    .where("account_id", "=", accountId)
    .where(isLive("session_family"))
    .executeTakeFirst();
  return row !== undefined;
};

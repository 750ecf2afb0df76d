import { sql } from "kysely";
import { isLive } from "../accounts/live-session.ts";
import { revokeSession, sessionOwner } from "../accounts/sessions.ts";
import { audit } from "../platform/audit/audit.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import type { Tx } from "../platform/work/work-of.ts";
import { tellOfFactor } from "./member-emails.jobs.ts";
import type { MemberKey } from "./members.ts";
import { newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";

/** ASVS 7.5.2, 6.4. */

export interface OwnSession {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly isThis: boolean;
}

export interface OwnPasskey {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface OwnAccount {
  readonly sessions: readonly OwnSession[];
  readonly passkeys: readonly OwnPasskey[];
  readonly hasApp: boolean;
  readonly recoveryCodesLeft: number;
}

export interface Own extends MemberKey {
  readonly sessionId: string;
}

const readSessions = async (
  tx: Tx,
  { audience, id, sessionId }: Own,
  idleMinutes: number,
): Promise<readonly OwnSession[]> => {
  const rows = await tx
    .selectFrom("session_family as session")
    .select(["session.id", "session.created_at", "session.rotated_at"])
    .where(`session.${sessionOwner[audience]}`, "=", id)
    .where(isLive("session"))
    .where(sql<boolean>`session.rotated_at > now() - make_interval(mins => ${idleMinutes})`)
    .orderBy("session.rotated_at", "desc")
    .execute();
  return rows.map((session) => ({
    id: session.id,
    startedAt: session.created_at,
    lastUsedAt: session.rotated_at,
    isThis: session.id === sessionId,
  }));
};

const readPasskeys = async (tx: Tx, memberId: string): Promise<readonly OwnPasskey[]> => {
  const rows = await tx
    .selectFrom("member_passkey")
    .select(["credential_id", "created_at", "last_used_at"])
    .where("member_id", "=", memberId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ credential_id, created_at, last_used_at }) => ({
    id: credential_id,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }));
};

export const readOwnAccount = async (tx: Tx, own: Own, idleMinutes: number): Promise<OwnAccount> => {
  const { hasApp, codes } = await tx
    .selectFrom("member")
    .select(sql<boolean>`member.sealed_totp_secret is not null`.as("hasApp"))
    .select(
      sql<number>`(select count(*)::int from member_recovery_code c where c.member_id = member.id and c.used_at is null)`.as(
        "codes",
      ),
    )
    .where("member.id", "=", own.id)
    .executeTakeFirstOrThrow();
  return {
    sessions: await readSessions(tx, own, idleMinutes),
    passkeys: await readPasskeys(tx, own.id),
    hasApp,
    recoveryCodesLeft: codes,
  };
};

const liveSessions = (tx: Tx, { audience, id }: MemberKey) =>
  tx
    .selectFrom("session_family")
    .select("id")
    .where(sessionOwner[audience], "=", id)
    .where(isLive("session_family"));

/** @throws NOT_FOUND: ended, or another member's */
export const endOwnSession = async (work: Work, own: MemberKey, sessionId: string): Promise<void> => {
  const found = await liveSessions(work.tx, own).where("id", "=", sessionId).executeTakeFirst();
  if (!found) throw notFound();
  await revokeSession(work.tx, own.audience, sessionId);
  await audit(work, { action: "signed-out", outcome: "done", subject: sessionId });
};

export const endOtherSessions = async (work: Work, own: Own): Promise<void> => {
  const others = await liveSessions(work.tx, own).where("id", "!=", own.sessionId).execute();
  for (const { id } of others) await endOwnSession(work, own, id);
};

/** Locks the member, so that two requests cannot remove the last two factors. */
const countFactors = async (tx: Tx, memberId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom("member")
    .select(
      sql<number>`(member.sealed_totp_secret is not null)::int
        + (select count(*)::int from member_passkey p where p.member_id = member.id)`.as("count"),
    )
    .where("member.id", "=", memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return count;
};

const dropPasskey = async (tx: Tx, memberId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("member_passkey")
    .where("member_id", "=", memberId)
    .where("credential_id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const dropApp = async (tx: Tx, memberId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("member")
    .set({ sealed_totp_secret: null, totp_last_step: null })
    .where("id", "=", memberId)
    .where("sealed_totp_secret", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** @param passkeyId undefined: the app @throws LAST_FACTOR if it is the only one; NOT_FOUND */
export const removeFactor = async (
  work: Work,
  { id: memberId }: Own,
  passkeyId: string | undefined,
): Promise<void> => {
  const { tx } = work;
  await tx.selectFrom("member").select("id").where("id", "=", memberId).forUpdate().execute();
  const count = await countFactors(tx, memberId);
  const isGone =
    passkeyId === undefined ? await dropApp(tx, memberId) : await dropPasskey(tx, memberId, passkeyId);
  if (!isGone) throw notFound();
  if (count === 1) throw new Refusal("LAST_FACTOR");
  await tellOfFactor(work, memberId, "removed");
  await audit(work, { action: "second-factor-removed", outcome: "done", subject: memberId });
};

/** @returns codes to be shown once; the previous codes are invalid */
export const renewRecoveryCodes = async (work: Work, { id: memberId }: Own): Promise<readonly string[]> => {
  const { codes, hashes } = newRecoveryCodes(work.services.keyring, memberId);
  await storeRecoveryCodes(work.tx, memberId, hashes);
  await tellOfFactor(work, memberId, "codes");
  await audit(work, { action: "recovery-codes-renewed", outcome: "done", subject: memberId });
  return codes;
};

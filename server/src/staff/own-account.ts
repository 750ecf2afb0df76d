import { sql } from "kysely";
import { isLive } from "../accounts/live-session.ts";
import { revokeSession } from "../accounts/sessions.ts";
import { audit } from "../platform/audit/audit.ts";
import { notFound, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import type { Tx } from "../platform/work/work-of.ts";
import { newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { tellOfFactor } from "./staff-emails.jobs.ts";
import type { SignedInStaff } from "./staff-sessions.ts";

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

type Own = Pick<SignedInStaff, "staffId" | "sessionId">;

const readSessions = async (
  tx: Tx,
  { staffId, sessionId }: Own,
  idleMinutes: number,
): Promise<readonly OwnSession[]> => {
  const rows = await tx
    .selectFrom("session_family as session")
    .select(["session.id", "session.created_at", "session.rotated_at"])
    .where("session.staff_id", "=", staffId)
    .where(isLive("session"))
    .where(sql<boolean>`session.rotated_at > now() - make_interval(mins => ${idleMinutes})`)
    .orderBy("session.rotated_at", "desc")
    .execute();
  return rows.map(({ id, created_at, rotated_at }) => ({
    id,
    startedAt: created_at,
    lastUsedAt: rotated_at,
    isThis: id === sessionId,
  }));
};

const readPasskeys = async (tx: Tx, staffId: string): Promise<readonly OwnPasskey[]> => {
  const rows = await tx
    .selectFrom("staff_passkey")
    .select(["credential_id", "created_at", "last_used_at"])
    .where("staff_id", "=", staffId)
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
    .selectFrom("staff_member as member")
    .select(sql<boolean>`member.sealed_totp_secret is not null`.as("hasApp"))
    .select(
      sql<number>`(select count(*)::int from staff_recovery_code c where c.staff_id = member.id and c.used_at is null)`.as(
        "codes",
      ),
    )
    .where("member.id", "=", own.staffId)
    .executeTakeFirstOrThrow();
  return {
    sessions: await readSessions(tx, own, idleMinutes),
    passkeys: await readPasskeys(tx, own.staffId),
    hasApp,
    recoveryCodesLeft: codes,
  };
};

/** @throws NOT_FOUND: ended, or a colleague's */
export const endOwnSession = async (work: Work, { staffId }: Own, id: string): Promise<void> => {
  const own = await work.tx
    .selectFrom("session_family")
    .select("id")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .where(isLive("session_family"))
    .executeTakeFirst();
  if (!own) throw notFound();
  await revokeSession(work.tx, "staff", id);
  await audit(work, { action: "signed-out", outcome: "done", subject: id });
};

export const endOtherSessions = async (work: Work, own: Own): Promise<void> => {
  const others = await work.tx
    .selectFrom("session_family")
    .select("id")
    .where("staff_id", "=", own.staffId)
    .where("id", "!=", own.sessionId)
    .where(isLive("session_family"))
    .execute();
  for (const { id } of others) await endOwnSession(work, own, id);
};

/** Locks the member, so that two requests cannot remove the last two factors. */
const countFactors = async (tx: Tx, staffId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom("staff_member as member")
    .select(
      sql<number>`(member.sealed_totp_secret is not null)::int
        + (select count(*)::int from staff_passkey p where p.staff_id = member.id)`.as("count"),
    )
    .where("member.id", "=", staffId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return count;
};

const dropPasskey = async (tx: Tx, staffId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_passkey")
    .where("staff_id", "=", staffId)
    .where("credential_id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const dropApp = async (tx: Tx, staffId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("staff_member")
    .set({ sealed_totp_secret: null, totp_last_step: null })
    .where("id", "=", staffId)
    .where("sealed_totp_secret", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** @param passkeyId undefined: the app @throws LAST_FACTOR if it is the only one; NOT_FOUND */
export const removeFactor = async (
  work: Work,
  { staffId }: Own,
  passkeyId: string | undefined,
): Promise<void> => {
  const { tx } = work;
  await tx.selectFrom("staff_member").select("id").where("id", "=", staffId).forUpdate().execute();
  const count = await countFactors(tx, staffId);
  const isGone =
    passkeyId === undefined ? await dropApp(tx, staffId) : await dropPasskey(tx, staffId, passkeyId);
  if (!isGone) throw notFound();
  if (count === 1) throw new Refusal("LAST_FACTOR");
  await tellOfFactor(work, staffId, "removed");
  await audit(work, { action: "second-factor-removed", outcome: "done", subject: staffId });
};

/** @returns codes to be shown once; the previous codes are invalid */
export const renewRecoveryCodes = async (work: Work, { staffId }: Own): Promise<readonly string[]> => {
  const { codes, hashes } = newRecoveryCodes(work.services.keyring, staffId);
  await storeRecoveryCodes(work.tx, staffId, hashes);
  await tellOfFactor(work, staffId, "codes");
  await audit(work, { action: "recovery-codes-renewed", outcome: "done", subject: staffId });
  return codes;
};

import { type Kysely, sql } from "kysely";
import { isLive } from "../accounts/live-session.ts";
import type { Schema } from "../platform/db/schema.ts";
import type { Tx } from "../platform/work/work-of.ts";
import type { MemberAudience } from "./member-audience.ts";

/**
 * The link was confirmed, and the second factor is pending. There is no session, and only the second factor
 * can be shown.
 */

const MINUTES = 10;
export const MOST_TRIES = 5;

export interface PendingSignIn {
  readonly id: string;
  readonly memberId: string;
  readonly audience: MemberAudience;
  readonly returnPath: string;
  readonly triesLeft: number;
  readonly challenge: string | null;
  readonly sealedTotpSecret: Buffer | null;
  readonly newTotpStep: number | null;
  readonly newPasskey: unknown;
  readonly newCodeHashes: readonly Buffer[];
  readonly hasEnrolled: boolean;
  readonly usedRecoveryCode: boolean;
  readonly renewsSession: string | null;
  readonly addsFactor: boolean;
  readonly hasShownFactor: boolean;
}

interface NewPendingSignIn {
  readonly memberId: string;
  readonly returnPath: string;
  /** The session that replaces the link as the first factor. */
  readonly renewsSession?: string;
  readonly addsFactor?: boolean;
}

/**
 * A session has the attempts of one sign-in: a repeated question ends the earlier one and inherits its failed
 * attempts, until the factor is shown.
 *
 * @returns how many
 */
const carryTries = async (tx: Tx, session: string): Promise<number> => {
  // Two concurrent questions would each inherit no attempts.
  await sql`select pg_advisory_xact_lock(hashtextextended(${session}, 0))`.execute(tx);
  const ofSession = await tx
    .updateTable("pending_sign_in")
    .set({ ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where("renews_session", "=", session)
    .returning(["tries", "has_shown_factor", "used_recovery_code"])
    .execute();
  const failed = ofSession.filter((one) => !one.has_shown_factor && !one.used_recovery_code);
  return Math.max(0, ...failed.map(({ tries }) => tries));
};

export const startPendingSignIn = async (
  tx: Tx,
  { memberId, returnPath, renewsSession, addsFactor = false }: NewPendingSignIn,
): Promise<string> => {
  const { id } = await tx
    .insertInto("pending_sign_in")
    .values({
      member_id: memberId,
      return_path: returnPath,
      renews_session: renewsSession ?? null,
      tries: renewsSession === undefined ? 0 : await carryTries(tx, renewsSession),
      adds_factor: addsFactor,
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
};

const livePending = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom("pending_sign_in as pending")
    .innerJoin("member", "member.id", "pending.member_id")
    .select([
      "pending.id",
      "pending.member_id",
      "member.audience",
      "pending.return_path",
      "pending.tries",
      "pending.challenge",
      "pending.sealed_totp_secret",
      "pending.new_totp_step",
      "pending.new_passkey",
      "pending.new_code_hashes",
      "pending.has_enrolled",
      "pending.used_recovery_code",
      "pending.renews_session",
      "pending.adds_factor",
      "pending.has_shown_factor",
    ])
    .leftJoin("session_family as session", "session.id", "pending.renews_session")
    .where("pending.id", "=", id)
    .where((is) => is.or([is("pending.renews_session", "is", null), isLive("session")]))
    .where("pending.ended_at", "is", null)
    .where("pending.tries", "<", MOST_TRIES)
    .where(sql<boolean>`pending.expires_at > now()`)
    .where("member.blocked_at", "is", null);

type PendingRow = Awaited<ReturnType<ReturnType<typeof livePending>["executeTakeFirstOrThrow"]>>;

const pendingOf = (row: PendingRow): PendingSignIn => ({
  id: row.id,
  memberId: row.member_id,
  audience: row.audience,
  returnPath: row.return_path,
  triesLeft: MOST_TRIES - row.tries,
  challenge: row.challenge,
  sealedTotpSecret: row.sealed_totp_secret,
  newTotpStep: row.new_totp_step,
  newPasskey: row.new_passkey,
  newCodeHashes: row.new_code_hashes ?? [],
  hasEnrolled: row.has_enrolled,
  usedRecoveryCode: row.used_recovery_code,
  renewsSession: row.renews_session,
  addsFactor: row.adds_factor,
  hasShownFactor: row.has_shown_factor,
});

/** undefined: ended, used up, unknown, or the member is blocked. */
export const findPendingSignIn = async (
  db: Kysely<Schema>,
  id: string,
): Promise<PendingSignIn | undefined> => {
  const row = await livePending(db, id).executeTakeFirst();
  return row && pendingOf(row);
};

export const lockPendingSignIn = async (tx: Tx, id: string): Promise<PendingSignIn | undefined> => {
  const row = await livePending(tx, id).forUpdate("pending").executeTakeFirst();
  return row && pendingOf(row);
};

export const countTry = async (tx: Tx, { id }: PendingSignIn): Promise<number> => {
  const { tries } = await tx
    .updateTable("pending_sign_in")
    .set({ tries: sql<number>`tries + 1` })
    .where("id", "=", id)
    .returning("tries")
    .executeTakeFirstOrThrow();
  return Math.max(0, MOST_TRIES - tries);
};

type Kept = Partial<{
  readonly challenge: string | null;
  readonly sealed_totp_secret: Buffer;
  readonly new_totp_step: number | null;
  readonly new_passkey: string | null;
  readonly new_code_hashes: readonly Buffer[] | null;
  readonly has_enrolled: boolean;
  readonly used_recovery_code: boolean;
  readonly has_shown_factor: boolean;
}>;

export const keepWithSignIn = async (tx: Tx, { id }: PendingSignIn, kept: Kept): Promise<void> => {
  await tx.updateTable("pending_sign_in").set(kept).where("id", "=", id).execute();
};

export const endPendingSignIn = async (tx: Tx, { id }: PendingSignIn): Promise<void> => {
  await tx.updateTable("pending_sign_in").set({ ended_at: sql<Date>`now()` }).where("id", "=", id).execute();
};

export const endPendingSignIns = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .updateTable("pending_sign_in")
    .set({ ended_at: sql<Date>`now()` })
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .execute();
};

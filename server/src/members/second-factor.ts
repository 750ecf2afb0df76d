import { type Kysely, sql } from "kysely";
import { revokeSession } from "../accounts/sessions.ts";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { consumeStep, openAppSecret, stepOfCode } from "./authenticator-app.ts";
import { sendRecoveryCodeUsed } from "./member-emails.jobs.ts";
import { type RelyingParty, verifyPasskey } from "./passkeys.ts";
import { countTry, endPendingSignIn, keepWithSignIn, type PendingSignIn } from "./pending-sign-ins.ts";
import { consumeRecoveryCode } from "./recovery-codes.ts";

/** Every failure uses one of a few attempts; the last one ends the sign-in. */

export type Shown = { readonly kind: "right" } | { readonly kind: "wrong"; readonly triesLeft: number };

const RIGHT: Shown = { kind: "right" };

const wrong = async (work: Work, pending: PendingSignIn): Promise<Shown> => {
  const triesLeft = await countTry(work.tx, pending);
  if (triesLeft === 0) {
    await endPendingSignIn(work.tx, pending);
    // An intruder at an open console has only these attempts.
    if (pending.renewsSession !== null) await revokeSession(work.tx, pending.audience, pending.renewsSession);
  }
  await audit(work, { action: "second-factor-refused", outcome: "refused", subject: pending.memberId });
  return { kind: "wrong", triesLeft };
};

const isRightCode = async (work: Work, memberId: string, code: string): Promise<boolean> => {
  const { keyring, nowSeconds } = work.services;
  const member = await work.tx
    .selectFrom("member")
    .select("sealed_totp_secret")
    .where("id", "=", memberId)
    .executeTakeFirst();
  if (!member?.sealed_totp_secret) return false;
  const step = stepOfCode(openAppSecret(keyring, memberId, member.sealed_totp_secret), code, nowSeconds());
  return step !== undefined && consumeStep(work.tx, memberId, step);
};

export const showCode = async (work: Work, pending: PendingSignIn, code: string): Promise<Shown> =>
  (await isRightCode(work, pending.memberId, code)) ? RIGHT : wrong(work, pending);

/** The challenge is used up even if the response is invalid. */
export const showPasskey = async (
  work: Work,
  pending: PendingSignIn,
  shown: {
    readonly relyingParty: RelyingParty;
    readonly response: Parameters<typeof verifyPasskey>[2]["response"];
  },
): Promise<Shown> => {
  const { challenge, memberId } = pending;
  if (challenge === null) return wrong(work, pending);
  await keepWithSignIn(work.tx, pending, { challenge: null });
  const isRight = await verifyPasskey(work.tx, shown.relyingParty, {
    memberId,
    challenge,
    response: shown.response,
  });
  return isRight ? RIGHT : wrong(work, pending);
};

/** Requires a new second factor, since the old ones are lost, and tells the member by e-mail. */
export const showRecoveryCode = async (work: Work, pending: PendingSignIn, code: string): Promise<Shown> => {
  const { memberId } = pending;
  if (!(await consumeRecoveryCode(work.tx, work.services.keyring, { memberId, code })))
    return wrong(work, pending);
  await keepWithSignIn(work.tx, pending, { used_recovery_code: true });
  await addJob(work.tx, sendRecoveryCodeUsed, { memberId });
  await audit(work, { action: "recovery-code-used", outcome: "done", subject: memberId });
  return RIGHT;
};

export const mayEnrol = async (db: Kysely<Schema>, pending: PendingSignIn): Promise<boolean> => {
  if (pending.usedRecoveryCode || (pending.addsFactor && pending.hasShownFactor)) return true;
  const found = await db
    .selectFrom("member")
    .select(sql<boolean>`enrolled_at is null`.as("is_new"))
    .where("id", "=", pending.memberId)
    .executeTakeFirst();
  return found?.is_new ?? false;
};

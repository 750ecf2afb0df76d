import { sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Work } from "../platform/work/work.ts";
import { type NewApp, newAppSecret, openAppSecret, sealAppSecret, stepOfCode } from "./authenticator-app.ts";
import { tellOfFactor } from "./member-emails.jobs.ts";
import { forgetSecondFactor } from "./members.ts";
import { type NewPasskey, type RelyingParty, storePasskey, verifyNewPasskey } from "./passkeys.ts";
import { countTry, endPendingSignIn, keepWithSignIn, type PendingSignIn } from "./pending-sign-ins.ts";
import { newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";

/**
 * Setting up a second factor. The new factor and its recovery codes wait with the sign-in and replace the old ones when the
 * member says that the codes are saved. An abandoned enrolment changes nothing (AUTH-09).
 */

export type Enrolled =
  | { readonly kind: "enrolled"; readonly recoveryCodes: readonly string[] }
  | { readonly kind: "wrong"; readonly triesLeft: number };

export const beginApp = async (work: Work, pending: PendingSignIn, email: string): Promise<NewApp> => {
  const { keyring, config } = work.services;
  const app = newAppSecret(config.provider.name, email);
  await keepWithSignIn(work.tx, pending, {
    sealed_totp_secret: sealAppSecret(keyring, pending.memberId, app.secret),
    // Otherwise this unconfirmed secret could complete an enrolment that another factor had confirmed.
    has_enrolled: false,
  });
  return app;
};

const wrong = async (work: Work, pending: PendingSignIn): Promise<Enrolled> => {
  const triesLeft = await countTry(work.tx, pending);
  if (triesLeft === 0) await endPendingSignIn(work.tx, pending);
  return { kind: "wrong", triesLeft };
};

type Confirmed = { readonly step: number } | { readonly passkey: NewPasskey };

const keepConfirmed = async (
  { tx, services }: Work,
  pending: PendingSignIn,
  confirmed: Confirmed,
): Promise<Enrolled> => {
  const { codes, hashes } = newRecoveryCodes(services.keyring, pending.memberId);
  await keepWithSignIn(tx, pending, {
    has_enrolled: true,
    new_totp_step: "step" in confirmed ? confirmed.step : null,
    new_passkey: "passkey" in confirmed ? JSON.stringify(confirmed.passkey) : null,
    new_code_hashes: hashes,
  });
  return { kind: "enrolled", recoveryCodes: codes };
};

export const confirmApp = async (work: Work, pending: PendingSignIn, code: string): Promise<Enrolled> => {
  const { memberId, sealedTotpSecret: sealed } = pending;
  const { keyring, nowSeconds } = work.services;
  const step = sealed && stepOfCode(openAppSecret(keyring, memberId, sealed), code, nowSeconds());
  if (!sealed || step === undefined || step === null) return wrong(work, pending);
  return keepConfirmed(work, pending, { step });
};

export const confirmPasskey = async (
  work: Work,
  pending: PendingSignIn,
  made: {
    readonly relyingParty: RelyingParty;
    readonly response: Parameters<typeof verifyNewPasskey>[2]["response"];
  },
): Promise<Enrolled> => {
  const { challenge } = pending;
  if (challenge === null) return wrong(work, pending);
  await keepWithSignIn(work.tx, pending, { challenge: null });
  const { relyingParty, response } = made;
  const passkey = await verifyNewPasskey(work.tx, relyingParty, { challenge, response });
  return passkey ? keepConfirmed(work, pending, { passkey }) : wrong(work, pending);
};

const hasApp = async (tx: Work["tx"], memberId: string): Promise<boolean> =>
  (await tx
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .where("sealed_totp_secret", "is not", null)
    .executeTakeFirst()) !== undefined;

/** A member may have several passkeys and one app. @returns whether it replaces an app */
const storeNewFactor = async (
  tx: Work["tx"],
  { memberId, newPasskey, newTotpStep, sealedTotpSecret }: PendingSignIn,
): Promise<boolean> => {
  if (newPasskey) {
    await storePasskey(tx, memberId, newPasskey as NewPasskey);
    return false;
  }
  const isReplacing = await hasApp(tx, memberId);
  await tx
    .updateTable("member")
    .set({ sealed_totp_secret: sealedTotpSecret, totp_last_step: newTotpStep })
    .where("id", "=", memberId)
    .execute();
  return isReplacing;
};

/**
 * Replaces the old factor by the confirmed one, or adds it. The recovery codes are replaced either way, and
 * an e-mail tells the member.
 *
 * @returns whether there was a confirmed factor
 */
export const finishEnrolment = async (work: Work, pending: PendingSignIn): Promise<boolean> => {
  if (!pending.hasEnrolled) return false;
  const { tx } = work;
  const { memberId } = pending;
  const isBeside = pending.addsFactor && !pending.usedRecoveryCode;
  if (!isBeside) await forgetSecondFactor(tx, memberId);
  const isInPlaceOfApp = await storeNewFactor(tx, pending);
  await storeRecoveryCodes(tx, memberId, pending.newCodeHashes);
  await tx.updateTable("member").set({ enrolled_at: sql<Date>`now()` }).where("id", "=", memberId).execute();
  await tellOfFactor(work, memberId, isBeside ? (isInPlaceOfApp ? "app-replaced" : "added") : "set-up");
  await audit(work, { action: "second-factor-set-up", outcome: "done", subject: memberId });
  return true;
};

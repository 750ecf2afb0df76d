import { sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Work } from "../platform/work/work.ts";
import { type NewApp, newAppSecret, openAppSecret, sealAppSecret, stepOfCode } from "./authenticator-app.ts";
import { addPasskey, type RelyingParty } from "./passkeys.ts";
import { countTry, endPendingSignIn, keepWithSignIn, type PendingSignIn } from "./pending-sign-ins.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { forgetSecondFactor } from "./staff-members.ts";

/**
 * Setting up a second factor. It counts once the person says that they have saved the recovery codes; whoever leaves before
 * begins again.
 */

export type Enrolled =
  | { readonly kind: "enrolled"; readonly recoveryCodes: readonly string[] }
  | { readonly kind: "wrong"; readonly triesLeft: number };

/** A new secret for an app; the one before is forgotten. */
export const beginApp = async (work: Work, pending: PendingSignIn, email: string): Promise<NewApp> => {
  const { keyring, config } = work.services;
  const app = newAppSecret(config.provider.name, email);
  await keepWithSignIn(work.tx, pending, {
    sealed_totp_secret: sealAppSecret(keyring, pending.staffId, app.secret),
  });
  return app;
};

const wrong = async (work: Work, pending: PendingSignIn): Promise<Enrolled> => {
  const triesLeft = await countTry(work.tx, pending);
  if (triesLeft === 0) await endPendingSignIn(work.tx, pending);
  return { kind: "wrong", triesLeft };
};

const enrolled = async (work: Work, pending: PendingSignIn): Promise<Enrolled> => {
  await keepWithSignIn(work.tx, pending, { has_enrolled: true });
  const recoveryCodes = await replaceRecoveryCodes(work.tx, work.services.keyring, pending.staffId);
  return { kind: "enrolled", recoveryCodes };
};

/** The first code proves that the app has the secret. */
export const confirmApp = async (work: Work, pending: PendingSignIn, code: string): Promise<Enrolled> => {
  const { staffId, sealedTotpSecret: sealed } = pending;
  const { keyring, nowSeconds } = work.services;
  const step = sealed && stepOfCode(openAppSecret(keyring, staffId, sealed), code, nowSeconds());
  if (!sealed || step === undefined || step === null) return wrong(work, pending);
  await forgetSecondFactor(work.tx, staffId);
  await work.tx
    .updateTable("staff_member")
    .set({ sealed_totp_secret: sealed, totp_last_step: step })
    .where("id", "=", staffId)
    .execute();
  return enrolled(work, pending);
};

export const confirmPasskey = async (
  work: Work,
  pending: PendingSignIn,
  made: {
    readonly relyingParty: RelyingParty;
    readonly response: Parameters<typeof addPasskey>[2]["response"];
  },
): Promise<Enrolled> => {
  const { challenge, staffId } = pending;
  if (challenge === null) return wrong(work, pending);
  await keepWithSignIn(work.tx, pending, { challenge: null });
  await forgetSecondFactor(work.tx, staffId);
  const isAdded = await addPasskey(work.tx, made.relyingParty, {
    staffId,
    challenge,
    response: made.response,
  });
  return isAdded ? enrolled(work, pending) : wrong(work, pending);
};

/** @returns whether there was one to count */
export const finishEnrolment = async (work: Work, pending: PendingSignIn): Promise<boolean> => {
  if (!pending.hasEnrolled) return false;
  await work.tx
    .updateTable("staff_member")
    .set({ enrolled_at: sql<Date>`now()` })
    .where("id", "=", pending.staffId)
    .execute();
  await audit(work, { action: "second-factor-set-up", outcome: "done", subject: pending.staffId });
  return true;
};

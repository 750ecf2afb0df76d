import { Secret, TOTP } from "otpauth";
import type { Keyring } from "../platform/keys/keyring.ts";
import { openWithKeyring, resealWithKeyring, sealWithKeyring } from "../platform/keys/keyring-seal.ts";
import type { Tx } from "../platform/work/work-of.ts";

/** Codes of six digits by an authenticator app (RFC 6238). */

/** 160 bits, what RFC 4226 asks for. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** The codes before and after count too: clocks differ, and typing takes time. */
const WINDOW = 1;
const CODE = /^[0-9]{6}$/;

const totpOf = (secret: Secret, labels: { readonly issuer?: string; readonly label?: string } = {}): TOTP =>
  new TOTP({ ...labels, secret, algorithm: "SHA1", digits: 6, period: STEP_SECONDS });

export interface NewApp {
  /** base32, for typing. */
  readonly secret: string;
  readonly uri: string;
}

/** @param email names the entry in the app, beside the provider */
export const newAppSecret = (issuer: string, email: string): NewApp => {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: totpOf(secret, { issuer, label: email }).toString() };
};

const contextOf = (memberId: string): string => `totp/${memberId}`;

export const sealAppSecret = (keyring: Keyring, memberId: string, secret: string): Buffer =>
  sealWithKeyring(keyring, "staff-secrets", { plain: Buffer.from(secret), context: contextOf(memberId) });

export const openAppSecret = (keyring: Keyring, memberId: string, sealed: Buffer): string =>
  openWithKeyring(keyring, "staff-secrets", { sealed, context: contextOf(memberId) }).toString();

export const resealAppSecret = (keyring: Keyring, sealed: Buffer, memberId: string): Buffer | undefined =>
  resealWithKeyring(keyring, "staff-secrets", { sealed, context: contextOf(memberId) });

/** undefined if it is no current code. People type spaces. */
export const stepOfCode = (secret: string, code: string, nowSeconds: number): number | undefined => {
  const digits = code.replace(/\s/g, "");
  if (!CODE.test(digits)) return undefined;
  const timestamp = nowSeconds * 1000;
  const delta = totpOf(Secret.fromBase32(secret)).validate({ token: digits, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowSeconds / STEP_SECONDS) + delta;
};

/** A code and all earlier ones are rejected after use: an onlooker could type it again within its time. */
export const consumeStep = async (tx: Tx, memberId: string, step: number): Promise<boolean> => {
  const used = await tx
    .updateTable("member")
    .set({ totp_last_step: step })
    .where("id", "=", memberId)
    .where((is) => is.or([is("totp_last_step", "is", null), is("totp_last_step", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
};

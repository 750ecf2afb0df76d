import { timingSafeEqual } from "node:crypto";
import { hmac, type Keyring } from "../keys/keyring.ts";

/**
 * A link to one file for a service without a session, valid for a minute (FIL-07) and only while the session
 * lives for which the service was called.
 */

export const LINK_SECONDS = 60;

export interface Downloadable {
  readonly key: string;
  readonly sessionId: string;
}

const textOf = ({ key, sessionId }: Downloadable, until: number): string => `${key}\n${sessionId}\n${until}`;

export const signDownload = (keyring: Keyring, file: Downloadable, nowSeconds: number): string => {
  const until = Math.floor(nowSeconds) + LINK_SECONDS;
  const signature = hmac(keyring.current("download-link").key, textOf(file, until)).toString("base64url");
  return new URLSearchParams({ session: file.sessionId, until: String(until), signature }).toString();
};

interface SignedLink extends Downloadable {
  readonly until: number;
  readonly signature: string;
}

/** Checks signature and time; the database knows whether the session is live. */
export const isOurLink = (
  keyring: Keyring,
  { until, signature, ...file }: SignedLink,
  nowSeconds: number,
): boolean => {
  if (!Number.isSafeInteger(until) || until < nowSeconds || until > nowSeconds + LINK_SECONDS) return false;
  const given = Buffer.from(signature, "base64url");
  return keyring.all("download-link").some((secret) => {
    const expected = hmac(secret, textOf(file, until));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};

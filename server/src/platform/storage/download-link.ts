import { timingSafeEqual } from "node:crypto";
import { hmac, type Keyring } from "../keys/keyring.ts";

/** A link to one file, valid for a minute, for a service without a session (FIL-07). */

export const LINK_SECONDS = 60;

const textOf = (key: string, until: number): string => `${key}\n${until}`;

/** @returns the query string of the link */
export const signDownload = (keyring: Keyring, key: string, nowSeconds: number): string => {
  const until = Math.floor(nowSeconds) + LINK_SECONDS;
  const signature = hmac(keyring.current("download-link").key, textOf(key, until)).toString("base64url");
  return new URLSearchParams({ until: String(until), signature }).toString();
};

export const mayDownload = (
  keyring: Keyring,
  { key, until, signature }: { readonly key: string; readonly until: number; readonly signature: string },
  nowSeconds: number,
): boolean => {
  if (!Number.isSafeInteger(until) || until < nowSeconds || until > nowSeconds + LINK_SECONDS) return false;
  const given = Buffer.from(signature, "base64url");
  return keyring.all("download-link").some((secret) => {
    const expected = hmac(secret, textOf(key, until));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
};

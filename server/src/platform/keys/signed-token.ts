import { timingSafeEqual } from "node:crypto";
import { hmac } from "./keyring.ts";

/** A JWT with one fixed algorithm; the header's claim is not trusted. */
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url");

export const signToken = (key: Buffer, claims: Readonly<Record<string, unknown>>): string => {
  const content = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${content}.${hmac(key, content).toString("base64url")}`;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** In constant time. */
export const isSameSecret = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** The claims of a token that one of the keys has signed; undefined for anything else. */
export const readSignedToken = (keys: readonly Buffer[], token: string): unknown => {
  const [header, body, signature, ...rest] = token.split(".");
  if (header !== HEADER || !body || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, "base64url");
  const isGenuine = keys.some((key) => isSameSecret(hmac(key, `${header}.${body}`), given));
  return isGenuine ? parseJson(Buffer.from(body, "base64url").toString("utf8")) : undefined;
};

/** Clocks of several servers differ a little. */
const CLOCK_SECONDS = 60;

/**
 * A token that lasts longer than any of ours was issued while the clock was ahead, and would live too long.
 */
export const isCurrent = (expiresAt: number, nowSeconds: number, longest: number): boolean =>
  expiresAt > nowSeconds && expiresAt - nowSeconds <= longest + CLOCK_SECONDS;

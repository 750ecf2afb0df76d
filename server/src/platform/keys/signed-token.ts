import { timingSafeEqual } from "node:crypto";
import { hmac } from "./keyring.ts";

/** A JWT of ours: one fixed algorithm. What a token's header claims is not trusted, it has to be this one. */
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

/** The same bytes, compared in the same time wherever they differ. */
export const isSameSecret = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** What a token that one of the keys has signed claims; undefined for anything else. */
export const readSignedToken = (keys: readonly Buffer[], token: string): unknown => {
  const [header, body, signature, ...rest] = token.split(".");
  if (header !== HEADER || !body || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, "base64url");
  const isGenuine = keys.some((key) => isSameSecret(hmac(key, `${header}.${body}`), given));
  return isGenuine ? parseJson(Buffer.from(body, "base64url").toString("utf8")) : undefined;
};

/** Clocks of several servers differ a little. */
const CLOCK_SECONDS = 60;

/** One that lasts longer than any of ours was issued while the clock was ahead: it would outlive its time by that. */
export const isCurrent = (expiresAt: number, nowSeconds: number, longest: number): boolean =>
  expiresAt > nowSeconds && expiresAt - nowSeconds <= longest + CLOCK_SECONDS;

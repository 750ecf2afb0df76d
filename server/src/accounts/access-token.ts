import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Keyring } from "../platform/keys/keyring.ts";

/** Whom a request acts for, and in which session. */
export interface Bearer {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface AccessToken {
  readonly access: string;
  /** epoch seconds */
  readonly access_exp_time: number;
}

export const ACCESS_TOKEN_SECONDS = 600;

/** One fixed algorithm and audience: what a token's header claims is not trusted. */
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url");
const AUDIENCE = "applicant";

/** Clocks of several servers differ a little. */
const CLOCK_SECONDS = 60;

/** One that lasts longer than any of ours was issued while the clock was ahead: it would outlive its ten minutes. */
const isCurrent = (secondsLeft: number): boolean =>
  secondsLeft > 0 && secondsLeft <= ACCESS_TOKEN_SECONDS + CLOCK_SECONDS;

const claims = z.object({
  sub: z.uuid(),
  fam: z.uuid(),
  aud: z.literal(AUDIENCE),
  exp: z.number(),
});

const signatureOf = (key: Buffer, content: string): Buffer =>
  createHmac("sha256", key).update(content).digest();

export const issueAccessToken = (keyring: Keyring, bearer: Bearer, nowSeconds: number): AccessToken => {
  const exp = Math.floor(nowSeconds) + ACCESS_TOKEN_SECONDS;
  const body = JSON.stringify({ sub: bearer.accountId, fam: bearer.sessionId, aud: AUDIENCE, exp });
  const content = `${HEADER}.${Buffer.from(body).toString("base64url")}`;
  const signature = signatureOf(keyring.current("access-token").key, content).toString("base64url");
  return { access: `${content}.${signature}`, access_exp_time: exp };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** undefined for anything but a valid, unexpired token of ours. */
export const readAccessToken = (keyring: Keyring, token: string, nowSeconds: number): Bearer | undefined => {
  const [header, body, signature, ...rest] = token.split(".");
  if (header !== HEADER || !body || !signature || rest.length > 0) return undefined;
  const given = Buffer.from(signature, "base64url");
  const genuine = keyring.all("access-token").some((key) => {
    const expected = signatureOf(key, `${header}.${body}`);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!genuine) return undefined;
  const parsed = claims.safeParse(parseJson(Buffer.from(body, "base64url").toString("utf8")));
  if (!parsed.success || !isCurrent(parsed.data.exp - nowSeconds)) return undefined;
  return { accountId: parsed.data.sub, sessionId: parsed.data.fam };
};

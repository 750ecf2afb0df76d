import { z } from "zod";
import type { Keyring } from "../platform/keys/keyring.ts";
import { isCurrent, readSignedToken, signToken } from "../platform/keys/signed-token.ts";

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

const AUDIENCE = "applicant";

const claims = z.object({
  sub: z.uuid(),
  fam: z.uuid(),
  aud: z.literal(AUDIENCE),
  exp: z.number(),
});

export const issueAccessToken = (keyring: Keyring, bearer: Bearer, nowSeconds: number): AccessToken => {
  const exp = Math.floor(nowSeconds) + ACCESS_TOKEN_SECONDS;
  const claimed = { sub: bearer.accountId, fam: bearer.sessionId, aud: AUDIENCE, exp };
  return { access: signToken(keyring.current("access-token").key, claimed), access_exp_time: exp };
};

/** undefined for anything but a valid, unexpired token of ours. */
export const readAccessToken = (keyring: Keyring, token: string, nowSeconds: number): Bearer | undefined => {
  const parsed = claims.safeParse(readSignedToken(keyring.all("access-token"), token));
  if (!parsed.success || !isCurrent(parsed.data.exp, nowSeconds, ACCESS_TOKEN_SECONDS)) return undefined;
  return { accountId: parsed.data.sub, sessionId: parsed.data.fam };
};

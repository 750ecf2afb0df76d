import { z } from "zod";
import type { Audience } from "../platform/db/account-tables.ts";
import type { Keyring } from "../platform/keys/keyring.ts";
import { isCurrent, readSignedToken, signToken } from "../platform/keys/signed-token.ts";

/** Whom a request acts for, and in which session. */
export interface Bearer {
  readonly accountId: string;
  readonly sessionId: string;
}

/** The same for staff. A token of the one kind opens nothing of the other. */
export interface StaffBearer {
  readonly staffId: string;
  readonly sessionId: string;
}

export interface AccessToken {
  readonly access: string;
  /** epoch seconds */
  readonly access_exp_time: number;
}

export const ACCESS_TOKEN_SECONDS = 600;

const claimsFor = (audience: Audience) =>
  z.object({ sub: z.uuid(), fam: z.uuid(), aud: z.literal(audience), exp: z.number() });
const claims = { applicant: claimsFor("applicant"), staff: claimsFor("staff") } as const;

export const issueAccessToken = (
  keyring: Keyring,
  bearer: Bearer | StaffBearer,
  nowSeconds: number,
): AccessToken => {
  const exp = Math.floor(nowSeconds) + ACCESS_TOKEN_SECONDS;
  const whose =
    "staffId" in bearer ? { sub: bearer.staffId, aud: "staff" } : { sub: bearer.accountId, aud: "applicant" };
  const claimed = { ...whose, fam: bearer.sessionId, exp };
  return { access: signToken(keyring.current("access-token").key, claimed), access_exp_time: exp };
};

const readClaims = (keyring: Keyring, audience: Audience, token: string, nowSeconds: number) => {
  const { data } = claims[audience].safeParse(readSignedToken(keyring.all("access-token"), token));
  return data && isCurrent(data.exp, nowSeconds, ACCESS_TOKEN_SECONDS) ? data : undefined;
};

/** undefined for anything but a valid, unexpired token of an applicant. */
export const readAccessToken = (keyring: Keyring, token: string, nowSeconds: number): Bearer | undefined => {
  const claimed = readClaims(keyring, "applicant", token, nowSeconds);
  return claimed && { accountId: claimed.sub, sessionId: claimed.fam };
};

/** undefined for anything but a valid, unexpired token of staff. */
export const readStaffToken = (
  keyring: Keyring,
  token: string,
  nowSeconds: number,
): StaffBearer | undefined => {
  const claimed = readClaims(keyring, "staff", token, nowSeconds);
  return claimed && { staffId: claimed.sub, sessionId: claimed.fam };
};

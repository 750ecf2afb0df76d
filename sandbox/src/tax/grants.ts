import { randomBytes } from "node:crypto";
import { type CodeBinding, openCodes, type Redemption } from "../oauth/codes.ts";
import { openExpiring } from "../oauth/expiring.ts";
import type { Taxpayer } from "./taxpayers.ts";

/** A consent. Without a taxpayer the client itself asks. */
export interface Grant {
  readonly taxpayer: Taxpayer | undefined;
  readonly scopes: readonly string[];
  /** The end of the whole grant, however often its tokens are renewed. */
  readonly endsAt: number;
}

export interface Tokens {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly refresh_token?: string;
  readonly scope: string;
}

export interface Grants {
  readonly issueCode: (taxpayer: Taxpayer, scopes: readonly string[], binding: CodeBinding) => string;
  readonly redeem: (redemption: Redemption) => Tokens | undefined;
  readonly refresh: (refreshToken: string) => Tokens | undefined;
  /** For the client itself: calls that need no consent. */
  readonly forClient: () => Tokens;
  readonly find: (accessToken: string) => Grant | undefined;
}

const ACCESS_SECONDS = 14_400;
const GRANT_MS = 548 * 86_400_000;

const secret = (): string => randomBytes(16).toString("hex");

export const openGrants = (now: () => Date): Grants => {
  const codes = openCodes<Grant>(now);
  const accessTokens = openExpiring<Grant>(now);
  const refreshTokens = openExpiring<Grant>(now);
  const access = (grant: Grant): Tokens => {
    const token = secret();
    accessTokens.put(token, grant, now().getTime() + ACCESS_SECONDS * 1_000);
    return {
      access_token: token,
      token_type: "bearer",
      expires_in: ACCESS_SECONDS,
      scope: grant.scopes.join(" "),
    };
  };
  const lasting = (grant: Grant): Tokens => {
    const refresh_token = secret();
    refreshTokens.put(refresh_token, grant, grant.endsAt);
    return { ...access(grant), refresh_token };
  };
  const endsAt = (): number => now().getTime() + GRANT_MS;
  return {
    issueCode: (taxpayer, scopes, binding) => codes.issue({ taxpayer, scopes, endsAt: endsAt() }, binding),
    redeem: (redemption) => {
      const grant = codes.redeem(redemption);
      return grant && lasting(grant);
    },
    refresh: (token) => {
      const grant = refreshTokens.take(token);
      return grant && lasting(grant);
    },
    forClient: () => access({ taxpayer: undefined, scopes: [], endsAt: endsAt() }),
    find: accessTokens.find,
  };
};

import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { openExpiring } from "../oauth/expiring.ts";
import type { Connection } from "./consent.ts";

export interface Tokens {
  readonly access_token: string;
  readonly expires_in: number;
  readonly token_type: "Bearer";
  /** Only with the scope `offline_access`. */
  readonly refresh_token?: string;
  readonly scope: string;
}

interface TokenStore {
  readonly issue: (connection: Connection) => Tokens;
  /** undefined: the token is unknown or expired. */
  readonly find: (accessToken: string) => Connection | undefined;
  /** A refresh token works once: the response brings its successor. */
  readonly takeRefresh: (refreshToken: string) => Connection | undefined;
}

const TOKEN_SECONDS = 3_600;

const encoded = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");

/** A JWT, because the real one is. Its signature is never checked. */
const accessTokenOf = ({ id, bank, clientId, scopes }: Connection, seconds: number): string => {
  const claims = {
    iss: "https://auth.truelayer.invalid",
    aud: "https://api.truelayer.invalid",
    sub: id,
    jti: randomUUID(),
    client_id: clientId,
    connector_id: bank.id,
    scope: scopes,
    nbf: seconds,
    exp: seconds + TOKEN_SECONDS,
  };
  const text = `${encoded({ alg: "HS256", typ: "at+jwt" })}.${encoded(claims)}`;
  return `${text}.${createHmac("sha256", randomBytes(32)).update(text).digest("base64url")}`;
};

export const openTokens = (now: () => Date): TokenStore => {
  const accessTokens = openExpiring<Connection>(now);
  const refreshTokens = openExpiring<Connection>(now);
  return {
    issue: (connection) => {
      const time = now().getTime();
      const access = accessTokenOf(connection, Math.floor(time / 1_000));
      accessTokens.put(access, connection, time + TOKEN_SECONDS * 1_000);
      const tokens: Tokens = {
        access_token: access,
        expires_in: TOKEN_SECONDS,
        token_type: "Bearer",
        scope: connection.scopes.join(" "),
      };
      if (!connection.scopes.includes("offline_access")) return tokens;
      const refresh = randomBytes(32).toString("hex");
      refreshTokens.put(refresh, connection, connection.expiresAt.getTime());
      return { ...tokens, refresh_token: refresh };
    },
    find: accessTokens.find,
    takeRefresh: refreshTokens.take,
  };
};

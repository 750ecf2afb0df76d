import { randomUUID } from "node:crypto";
import { type CodeBinding, openCodes, type Redemption } from "../oauth/codes.ts";
import type { Connection, Consent } from "./consent.ts";
import { openTokens, type Tokens } from "./tokens.ts";

export interface Connections {
  readonly issueCode: (consent: Consent, binding: CodeBinding) => string;
  /** undefined: the code is unknown, used, too old, or bound to something else. Any attempt uses it up. */
  readonly redeem: (redemption: Redemption) => Tokens | undefined;
  /** undefined: the token is unknown, or its connection has ended. */
  readonly refresh: (refreshToken: string) => Tokens | undefined;
  /** undefined: the token is unknown or expired, or its connection has ended. */
  readonly find: (accessToken: string) => Connection | undefined;
  readonly end: (connection: Connection) => void;
}

const CONSENT_MS = 90 * 86_400_000;

export const openConnections = (now: () => Date, clientId: string): Connections => {
  const codes = openCodes<Connection>(now);
  const tokens = openTokens(now);
  const ended = new Set<string>();
  const alive = (connection: Connection | undefined): Connection | undefined =>
    connection && !ended.has(connection.id) ? connection : undefined;
  return {
    issueCode: (consent, binding) => {
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + CONSENT_MS);
      return codes.issue({ ...consent, id: randomUUID(), clientId, createdAt, expiresAt }, binding);
    },
    redeem: (redemption) => {
      const connection = codes.redeem(redemption);
      return connection && tokens.issue(connection);
    },
    refresh: (refreshToken) => {
      const connection = alive(tokens.takeRefresh(refreshToken));
      return connection && tokens.issue(connection);
    },
    find: (accessToken) => alive(tokens.find(accessToken)),
    end: ({ id }) => void ended.add(id),
  };
};

import {
  checkedChallenge,
  checkedClient,
  checkedScopes,
  checkedState,
  type OAuthClient,
  WrongLink,
} from "../oauth/client.ts";
import { type Bank, banksOf } from "./banks.ts";

/** The default client. Production refuses this secret. */
export const FAKE_CLIENT: OAuthClient = {
  clientId: "sandbox-latchkey",
  clientSecret: "SANDBOX-SECRET",
  redirectUris: ["http://localhost:8080/truelayer/callback"],
};

export interface AuthRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly scopes: readonly string[];
  readonly banks: readonly Bank[];
  readonly bank: Bank | undefined;
  /** RFC 7636, method S256; undefined if none was sent. */
  readonly codeChallenge: string | undefined;
}

const SCOPES: readonly string[] = [
  "info",
  "accounts",
  "balance",
  "transactions",
  "cards",
  "direct_debits",
  "standing_orders",
  "offline_access",
];

/** @throws WrongLink naming the wrong parameter */
export const readAuthRequest = (query: URLSearchParams, client: OAuthClient): AuthRequest => {
  const redirectUri = checkedClient(query, client);
  if (query.get("response_mode") === "form_post")
    throw new WrongLink("response_mode form_post is not spoken.");
  const scopes = checkedScopes(query, (scope) => SCOPES.includes(scope));
  const state = checkedState(query);
  const banks = banksOf(query.get("providers") ?? "");
  if (banks.length === 0) throw new WrongLink("providers names no bank that is known here.");
  const wanted = query.get("provider_id") ?? undefined;
  const bank = banks.find(({ id }) => id === wanted);
  if (wanted !== undefined && !bank) throw new WrongLink("provider_id is not covered by providers.");
  return { redirectUri, state, scopes, banks, bank, codeChallenge: checkedChallenge(query) };
};

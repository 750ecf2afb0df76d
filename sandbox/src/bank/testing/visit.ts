import { openControl } from "../../control/control.ts";
import { browserAt, type Fields, goesTo } from "../../testing/browser.ts";
import { FAKE_CLIENT } from "../auth-request.ts";
import type { Tokens } from "../tokens.ts";
import { startFakeBank } from "../web.ts";

/** The bank connection as a browser and the product's server meet it: over HTTP, without looking inside. */

export const CALLBACK = "http://localhost:8080/truelayer/callback";

const ALL_SCOPES = "info accounts balance transactions standing_orders";
const ALL_BANKS = "uk-ob-all uk-oauth-all uk-cs-mock de-xs2a-all es-xs2a-all";

type User = readonly [name: string, password: string];

interface Connecting {
  readonly bank?: string;
  /** More or other parameters of the auth link. */
  readonly query?: Fields;
  /** The accounts to share; without it all of them. */
  readonly accounts?: readonly string[];
}

const USUAL = {
  client_id: FAKE_CLIENT.clientId,
  scope: ALL_SCOPES,
  redirect_uri: CALLBACK,
  providers: ALL_BANKS,
  nonce: "nonce",
};

const dialogAt = (authUrl: string) => {
  const browser = browserAt(authUrl, USUAL);
  const { get, post, linkWith } = browser;
  /** @returns the path of the page that comes next; empty: there is none */
  const signIn = async ([user_name, password]: User, more: Connecting = {}): Promise<string> => {
    const { bank = "ob-northmoor", query } = more;
    const page = goesTo(await get(linkWith({ provider_id: bank, ...query })));
    return goesTo(await post(page, { user_name, password }));
  };
  /** @returns where the browser is sent */
  const allow = async (consent: string, accounts?: readonly string[]): Promise<URL> => {
    const markup = await (await get(consent)).text();
    const shown = [...markup.matchAll(/name="account" value="([a-z]+)"/g)].map(([, key = ""]) => key);
    const form = new URLSearchParams({ decision: "allow" });
    for (const key of accounts ?? shown) form.append("account", key);
    return new URL(goesTo(await post(consent, form)));
  };
  return { ...browser, signIn, allow };
};

/** What the product's server asks. */
const serverAt = (authUrl: string, apiUrl: string) => {
  const redeem = (code: string, more: Fields = {}) => {
    const fields = {
      grant_type: "authorization_code",
      client_id: FAKE_CLIENT.clientId,
      client_secret: FAKE_CLIENT.clientSecret,
      redirect_uri: CALLBACK,
      code,
      ...more,
    };
    return fetch(`${authUrl}connect/token`, { method: "POST", body: new URLSearchParams(fields) });
  };
  const ask = (path: string, token: string) =>
    fetch(`${apiUrl}data/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const results = async <T>(path: string, token: string): Promise<readonly T[]> =>
    ((await (await ask(path, token)).json()) as { readonly results: readonly T[] }).results;
  const failure = async (path: string, token: string) => {
    const response = await ask(path, token);
    return [response.status, ((await response.json()) as { readonly error: string }).error] as const;
  };
  return { redeem, ask, results, failure };
};

export const startVisits = async () => {
  const control = openControl();
  const { authUrl, apiUrl, close } = await startFakeBank({
    host: "127.0.0.1",
    port: 0,
    control,
    client: FAKE_CLIENT,
    slowMs: 1,
  });
  const browser = dialogAt(authUrl);
  const server = serverAt(authUrl, apiUrl);
  const codeFor = async (user: User, more: Connecting = {}): Promise<string> => {
    const callback = await browser.allow(await browser.signIn(user, more), more.accounts);
    return callback.searchParams.get("code") ?? "";
  };
  /** @returns the access token */
  const connect = async (user: User, more: Connecting = {}): Promise<string> => {
    const response = await server.redeem(await codeFor(user, more));
    return ((await response.json()) as Tokens).access_token;
  };
  return { ...browser, ...server, authUrl, control, close, codeFor, connect };
};

export type Visits = Awaited<ReturnType<typeof startVisits>>;

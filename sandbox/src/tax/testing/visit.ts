import { openControl } from "../../control/control.ts";
import { browserAt, type Fields, goesTo } from "../../testing/browser.ts";
import type { Tokens } from "../grants.ts";
import { FAKE_TAX_CLIENT } from "../sign-in-request.ts";
import { startFakeTax } from "../web.ts";

/** The tax authority as a browser and the product's server meet it: over HTTP, without looking inside. */

export const TAX_CALLBACK = "http://localhost:8080/hmrc/callback";

type User = readonly [id: string, password: string];

const USUAL = {
  client_id: FAKE_TAX_CLIENT.clientId,
  scope: "read:self-assessment",
  redirect_uri: TAX_CALLBACK,
};

const signInAt = (authorizeUrl: string) => {
  const browser = browserAt(authorizeUrl, USUAL);
  const { get, post } = browser;
  /** @returns where the browser is sent */
  const decide = async (
    link: string,
    [user_id, password]: User,
    decision: "grant" | "deny" = "grant",
  ): Promise<URL> => {
    const signIn = goesTo(await get(link));
    const authority = goesTo(await post(signIn, { user_id, password }));
    return new URL(goesTo(await post(authority, { decision })));
  };
  return { ...browser, decide };
};

/** What the product's server asks. */
const serverAt = (apiUrl: string) => {
  const token = (fields: Fields) => {
    const all = {
      client_id: FAKE_TAX_CLIENT.clientId,
      client_secret: FAKE_TAX_CLIENT.clientSecret,
      ...fields,
    };
    return fetch(`${apiUrl}oauth/token`, { method: "POST", body: new URLSearchParams(all) });
  };
  const redeem = (code: string, more: Fields = {}) =>
    token({ grant_type: "authorization_code", redirect_uri: TAX_CALLBACK, code, ...more });
  const ask = (path: string, bearer: string, headers: Fields = {}) =>
    fetch(`${apiUrl}${path}`, {
      headers: {
        accept: "application/vnd.hmrc.2.0+json",
        authorization: `Bearer ${bearer}`,
        ...headers,
      },
    });
  const send = (path: string, bearer: string, body: unknown) =>
    fetch(`${apiUrl}${path}`, {
      method: "POST",
      headers: {
        accept: "application/vnd.hmrc.1.0+json",
        authorization: `Bearer ${bearer}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
  return { token, redeem, ask, send };
};

export const startTaxVisits = async () => {
  const control = openControl();
  const { authorizeUrl, apiUrl, close } = await startFakeTax({
    host: "127.0.0.1",
    port: 0,
    control,
    client: FAKE_TAX_CLIENT,
  });
  const browser = signInAt(authorizeUrl);
  const server = serverAt(apiUrl);
  const tokensFor = async (user: User, query: Fields = {}): Promise<Tokens> => {
    const callback = await browser.decide(browser.linkWith(query), user);
    const response = await server.redeem(callback.searchParams.get("code") ?? "");
    return (await response.json()) as Tokens;
  };
  /** @returns an access token */
  const connect = async (user: User, query: Fields = {}): Promise<string> =>
    (await tokensFor(user, query)).access_token;
  /** @returns an access token of the client itself */
  const asClient = async (): Promise<string> =>
    ((await (await server.token({ grant_type: "client_credentials" })).json()) as Tokens).access_token;
  return { ...browser, ...server, authorizeUrl, apiUrl, control, close, tokensFor, connect, asClient };
};

export type TaxVisits = Awaited<ReturnType<typeof startTaxVisits>>;

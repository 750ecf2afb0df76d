import { expect } from "vitest";
import { emailsTo, type GraphQLResult } from "./client.ts";
import { until } from "./running-product.ts";

export interface Browser {
  access: string;
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, body: unknown) => Promise<Response>;
  readonly put: (path: string, body: unknown) => Promise<Response>;
  readonly ask: <Data>(query: string, variables?: object) => Promise<Data>;
  readonly keep: (secret: string) => string;
  readonly secrets: () => readonly string[];
}

/** A mark says that there is a session, and a language is chosen: neither is a secret. */
const SHORTEST_SECRET = 16;

/** @param endpoint where it sends its operations */
export const openBrowser = (url: string, endpoint = "/graphql"): Browser => {
  const cookies = new Map<string, string>();
  const secrets = new Set<string>();
  const keep = (secret: string): string => {
    if (secret.length >= SHORTEST_SECRET) secrets.add(secret);
    return secret;
  };
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(browser.access ? { authorization: `Bearer ${keep(browser.access)}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, keep(value));
    }
    return response;
  };
  const browser: Browser = {
    access: "",
    get: (path) => send("GET", path),
    post: (path, body) => send("POST", path, body),
    put: (path, body) => send("PUT", path, body),
    ask: async <Data>(query: string, variables: object = {}) => {
      const answer = (await (await browser.post(endpoint, { query, variables })).json()) as GraphQLResult;
      expect(answer.errors).toBeUndefined();
      return answer.data as Data;
    },
    keep,
    secrets: () => [...secrets],
  };
  return browser;
};

/** Waits for an e-mail with this. @returns what the groups of the pattern match */
export const inEmailTo = async (
  outboxUrl: string,
  email: string,
  pattern: RegExp,
): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  await until(async () => {
    const texts = (await emailsTo(outboxUrl, email)).map(({ text }) => text);
    found = texts.flatMap((text) => pattern.exec(text)?.slice(1) ?? []);
    return found.length > 0;
  });
  return found;
};

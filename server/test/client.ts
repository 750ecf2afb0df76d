import { randomUUID } from "node:crypto";
import { PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";
import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "./test-server.ts";

/** A client like a browser: it keeps cookies and the access token of its page. */
export interface Client {
  readonly cookies: Map<string, string>;
  /** Everything that the server has answered, with its headers. */
  readonly answered: () => string;
  access: string | undefined;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly post: (
    url: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly put: (
    url: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** Sends a file as the body. */
  readonly postFile: (
    url: string,
    content: Buffer,
    headers: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<GraphQLResult>;
}

export interface GraphQLResult {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the shape of the response is what the test asserts
  readonly data: any;
  readonly errors: readonly { message: string; extensions: Record<string, unknown> }[] | undefined;
}

export const codeOf = ({ errors }: GraphQLResult) => errors?.[0]?.extensions.code;

/** What is wrong with an input: codes by field. */
export const issuesOf = ({ errors }: GraphQLResult) => {
  const issues = (errors?.[0]?.extensions.issues ?? []) as { field: string; code: string }[];
  return Object.fromEntries(issues.map(({ field, code }) => [field, code]));
};

export const newClient = ({ app }: TestServer): Client => {
  const cookies = new Map<string, string>();
  const responses: LightMyRequestResponse[] = [];
  const keep = (response: LightMyRequestResponse): LightMyRequestResponse => {
    responses.push(response);
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (gone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const headers = (extra: Record<string, string> = {}) => ({
    ...(client.access ? { authorization: `Bearer ${client.access}` } : {}),
    ...extra,
  });
  const send = async (
    method: "POST" | "PUT",
    url: string,
    body: unknown,
    extra?: Record<string, string>,
  ): Promise<LightMyRequestResponse> =>
    keep(
      await app.inject({
        method,
        url,
        headers: headers({ "content-type": "application/json", ...extra }),
        cookies: Object.fromEntries(cookies),
        payload: JSON.stringify(body),
      }),
    );
  const client: Client = {
    cookies,
    answered: () =>
      responses.map(({ headers, payload }) => `${JSON.stringify(headers)} ${payload}`).join(" "),
    access: undefined,
    postFile: async (url, content, extra) =>
      keep(
        await app.inject({
          method: "POST",
          url,
          headers: headers(extra),
          cookies: Object.fromEntries(cookies),
          payload: content,
        }),
      ),
    get: async (url, extra) =>
      keep(
        await app.inject({
          method: "GET",
          url,
          headers: headers(extra),
          cookies: Object.fromEntries(cookies),
        }),
      ),
    post: (url, body, extra) => send("POST", url, body, extra),
    put: (url, body, extra) => send("PUT", url, body, extra),
    graphql: async (query, variables = {}) => {
      const response = await client.post("/graphql", { query, variables });
      const { data, errors } = response.json();
      return { status: response.statusCode, data, errors };
    },
  };
  return client;
};

/** The token in the newest e-mail to an address. */
export const tokenFor = (server: TestServer, email: string): string => {
  const tokens = server.emails
    .filter(({ to }) => to === email)
    .flatMap(({ message }) => /#t=([A-Za-z0-9_-]+)/.exec(message.button?.href ?? "")?.[1] ?? []);
  const token = tokens.at(-1);
  if (!token) throw new Error(`No e-mail with a link came to ${email}`);
  return token;
};

/** Requests a link, follows it in the same browser and presses Continue. */
export const signIn = async (server: TestServer, email = `${randomUUID()}@example.com`): Promise<Client> => {
  const client = newClient(server);
  await client.post("/auth/one-time-link", { email });
  await server.runJobs();
  const confirmed = await client.post("/auth/one-time-link/confirm", { token: tokenFor(server, email) });
  client.access = confirmed.json().access;
  return client;
};

/** The same client, asking about one of its cases. */
export const asParty = (client: Client, partyId: string): Client => ({
  ...client,
  graphql: async (query, variables = {}) => {
    const response = await client.post("/graphql", { query, variables }, { [PARTY_HEADER]: partyId });
    const { data, errors } = response.json();
    return { status: response.statusCode, data, errors };
  },
});

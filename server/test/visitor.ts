import { randomUUID } from "node:crypto";
import type { LightMyRequestResponse } from "fastify";
import type { House } from "./house.ts";

/** A browser as the server sees one: cookies that it keeps, and the access token of its page. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  access: string | undefined;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  readonly post: (
    url: string,
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  readonly graphql: (query: string, variables?: Record<string, unknown>) => Promise<GraphQLAnswer>;
}

export interface GraphQLAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer's shape is what the test asserts
  readonly data: any;
  readonly errors: readonly { message: string; extensions: Record<string, unknown> }[] | undefined;
}

export const aVisitor = ({ app }: House): Visitor => {
  const cookies = new Map<string, string>();
  const keep = (response: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (gone) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const headers = (extra: Record<string, string> = {}) => ({
    ...(visitor.access ? { authorization: `Bearer ${visitor.access}` } : {}),
    ...extra,
  });
  const visitor: Visitor = {
    cookies,
    access: undefined,
    get: async (url, extra) =>
      keep(
        await app.inject({
          method: "GET",
          url,
          headers: headers(extra),
          cookies: Object.fromEntries(cookies),
        }),
      ),
    post: async (url, body, extra) =>
      keep(
        await app.inject({
          method: "POST",
          url,
          headers: headers({ "content-type": "application/json", ...extra }),
          cookies: Object.fromEntries(cookies),
          payload: JSON.stringify(body),
        }),
      ),
    graphql: async (query, variables = {}) => {
      const response = await visitor.post("/graphql", { query, variables });
      const { data, errors } = response.json();
      return { status: response.statusCode, data, errors };
    },
  };
  return visitor;
};

/** The token in the newest letter to an address. */
export const tokenFor = (house: House, email: string): string => {
  const letter = house.letters.filter(({ to }) => to === email).at(-1);
  const token = /#t=([A-Za-z0-9_-]+)/.exec(letter?.letter.button?.href ?? "")?.[1];
  if (!token) throw new Error(`No letter with a link came to ${email}`);
  return token;
};

/** Asks for a link, opens it in the same browser and presses Continue. */
export const signIn = async (house: House, email = `${randomUUID()}@example.com`): Promise<Visitor> => {
  const visitor = aVisitor(house);
  await visitor.post("/auth/one-time-link", { email });
  await house.runJobs();
  const confirmed = await visitor.post("/auth/one-time-link/confirm", { token: tokenFor(house, email) });
  visitor.access = confirmed.json().access;
  return visitor;
};

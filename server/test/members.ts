import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { Secret, TOTP } from "otpauth";
import { type Client, type GraphQLResult, newClient, tokenFor } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** A person who signs in with a second factor, with the authenticator app on their phone. */
export interface TestMember {
  readonly id: string;
  readonly email: string;
  readonly client: Client;
  /** The secret in their app. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The code that an app shows now, or so many steps from now. */
export const codeOf = ({ context }: TestServer, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: (context.nowSeconds() + 30 * steps) * 1000,
  });

interface At {
  readonly server: TestServer;
  readonly pages: MemberPages;
}

/** Asks for a link and follows it: the second factor comes next. */
export const followLink = async ({ server, pages }: At, email: string): Promise<Client> => {
  const client = newClient(server);
  await client.post(pages.auth.link, { email });
  await server.runJobs();
  await client.post(pages.auth.confirmLink, { token: tokenFor(server, email) });
  return client;
};

/** With the code of the step before, so that the one of now signs in. */
export const confirmApp = async ({ server, pages }: At, client: Client, secret: string) => {
  const confirm = () => client.post(pages.auth.confirmApp, { code: codeOf(server, secret, -1) });
  const confirmed = await confirm();
  // It is accepted until its next step begins, which may be while it is on its way.
  return confirmed.statusCode === 200 ? confirmed : confirm();
};

/** A first visit: sets up an app and signs in. */
export const enrolMember = async (
  at: At,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<TestMember> => {
  const { pages } = at;
  const client = await followLink(at, email);
  const { secret } = (await client.post(pages.auth.enrolApp, {})).json();
  const { recoveryCodes } = (await confirmApp(at, client, secret)).json();
  client.access = (await client.post(pages.auth.finishEnrolment, {})).json().access;
  return { id, email, client, secret, recoveryCodes };
};

/** A later visit. @returns the response to the code */
export const signInMember = async (at: At, { email, secret }: Pick<TestMember, "email" | "secret">) => {
  const client = await followLink(at, email);
  const response = await client.post(at.pages.auth.app, { code: codeOf(at.server, secret) });
  client.access = response.json().access;
  return { client, response };
};

/** Asks the endpoint of these pages with a client's token. */
export const askMembers =
  ({ graphql }: MemberPages) =>
  async (
    { client }: Pick<TestMember, "client">,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<GraphQLResult> => {
    const response = await client.post(graphql, { query, variables });
    const { data, errors } = response.json();
    return { status: response.statusCode, data, errors };
  };

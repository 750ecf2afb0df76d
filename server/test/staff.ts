import { randomUUID } from "node:crypto";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import type { StaffRole } from "@latchkey/domain/vocabulary/staff-roles.ts";
import { Secret, TOTP } from "otpauth";
import { inTransaction } from "../src/platform/work/work.ts";
import { inviteStaff } from "../src/staff/staff-members.ts";
import { type Client, type GraphQLResult, newClient, tokenFor } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** Somebody who works for the provider, with the authenticator app on their phone. */
export interface Colleague {
  readonly id: string;
  readonly email: string;
  readonly client: Client;
  /** The secret in their app. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

export const addStaff = async (
  { context }: TestServer,
  roles: readonly StaffRole[] = ["REVIEWER"],
  email = `${randomUUID()}@quillfield.example`,
): Promise<{ readonly id: string; readonly email: string }> => {
  const id = await inTransaction(context, { kind: "job", name: "test" }, (work) =>
    inviteStaff(work, { email, name: "Priya Nair", roles }),
  );
  if (id === undefined) throw new Error(`${email} is known already`);
  return { id, email };
};

/** The code that an app shows now, or so many steps from now. */
export const codeOf = ({ context }: TestServer, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: (context.nowSeconds() + 30 * steps) * 1000,
  });

/** Asks for a link and follows it: the second factor comes next. */
export const followStaffLink = async (server: TestServer, email: string): Promise<Client> => {
  const client = newClient(server);
  await client.post(staffPages.auth.link, { email });
  await server.runJobs();
  await client.post(staffPages.auth.confirmLink, { token: tokenFor(server, email) });
  return client;
};

/** A first visit: sets up an app and signs in. */
export const enrol = async (
  server: TestServer,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Colleague> => {
  const client = await followStaffLink(server, email);
  const { secret } = (await client.post(staffPages.auth.enrolApp, {})).json();
  const confirm = () => client.post(staffPages.auth.confirmApp, { code: codeOf(server, secret, -1) });
  const confirmed = await confirm();
  // The code of the step before is accepted until its next step begins, which may be while it is on its way.
  const { recoveryCodes } = (confirmed.statusCode === 200 ? confirmed : await confirm()).json();
  client.access = (await client.post(staffPages.auth.finishEnrolment, {})).json().access;
  return { id, email, client, secret, recoveryCodes };
};

/** A later visit. @returns the response to the code */
export const signInAgain = async (server: TestServer, { email, secret }: Colleague) => {
  const client = await followStaffLink(server, email);
  const response = await client.post(staffPages.auth.app, { code: codeOf(server, secret) });
  client.access = response.json().access;
  return { client, response };
};

export const aColleague = async (server: TestServer, roles?: readonly StaffRole[]): Promise<Colleague> =>
  enrol(server, await addStaff(server, roles));

/** Asks the console's endpoint as somebody. */
export const askConsole = async (
  { client }: Pick<Colleague, "client">,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphQLResult> => {
  const response = await client.post(staffPages.graphql, { query, variables });
  const { data, errors } = response.json();
  return { status: response.statusCode, data, errors };
};

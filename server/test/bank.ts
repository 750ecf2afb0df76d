import { BANK_CALLBACK_PATH, BANK_START_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { LightMyRequestResponse } from "fastify";
import type { SeededPerson } from "../src/app/seeds/people.ts";
import { type Client, signIn } from "./client.ts";
import { addIncome, anEarner } from "./income.ts";
import { seedPeople } from "./parties.ts";
import type { TestServer } from "./test-server.ts";

/** Connecting a bank, with the requests that a browser sends. */

export const askToStart = (
  client: Client,
  uuid: string,
  more: Record<string, string> = {},
): Promise<LightMyRequestResponse> => {
  const query = { object_uuid: uuid, object_type: "income_source", wizard_section: "income", ...more };
  return client.get(`${BANK_START_PATH}?${new URLSearchParams(query)}`);
};

/** @returns the address of the bank's dialog */
export const startBank = async (client: Client, uuid: string, more?: Record<string, string>): Promise<URL> =>
  new URL((await askToStart(client, uuid, more)).json().truelayer_auth_url);

export const stateOf = (dialog: URL): string => dialog.searchParams.get("state") ?? "";

/** The way back from the bank; whoever says no has no code. */
export const comeBack = (client: Client, query: Record<string, string>): Promise<LightMyRequestResponse> =>
  client.get(`${BANK_CALLBACK_PATH}?${new URLSearchParams(query)}`);

/** Where the way back leads: its path, and what its query says. */
export const leadsTo = ({ statusCode, headers }: LightMyRequestResponse) => {
  const { pathname, searchParams } = new URL(String(headers.location), "http://localhost");
  return { statusCode, pathname, ...Object.fromEntries(searchParams) };
};

/** To the bank and back, with everything allowed. Its data is read by a job. */
export const connectBank = async (
  client: Client,
  uuid: string,
  more?: Record<string, string>,
): Promise<LightMyRequestResponse> => {
  const dialog = await startBank(client, uuid, more);
  return comeBack(client, { state: stateOf(dialog), code: "code" });
};

export interface Connecting {
  readonly client: Client;
  /** The source that the bank is to prove. */
  readonly uuid: string;
}

/** Somebody with one source of income. */
export const aConnector = async (
  server: TestServer,
  said?: Parameters<typeof addIncome>[1],
): Promise<Connecting> => {
  const client = await anEarner(server);
  return { client, uuid: await addIncome(client, said) };
};

/** The source as the page sees it: its bank, and what that has shown. */
export const bankOf = async (client: Client, uuid: string) => {
  const { data } = await client.graphql(
    `{ me { connectedOpenBanking income { incomeSources { uuid bank
      bankConnection { state incomes { payer kind rhythm currency typical yearly lastDate monthsSeen } } } } } }`,
  );
  const { incomeSources } = data.me.income;
  const { bank, bankConnection } = incomeSources.find((one: { uuid: string }) => one.uuid === uuid) ?? {};
  return { connected: data.me.connectedOpenBanking, bank, bankConnection };
};

export const linkFailureOf = async (client: Client, uuid: string) => {
  const { data } = await client.graphql("{ me { income { incomeSources { uuid linkFailure } } } }");
  return data.me.income.incomeSources.find((one: { uuid: string }) => one.uuid === uuid)?.linkFailure;
};

/** The stored rows of a connection, and how much income was recognised; undefined: there is none. */
export const storedConnection = async ({ context }: TestServer, uuid: string) => {
  const { rows } = await context.pool.query(
    `select state, failure, months, holders, sealed_token is not null as "hasToken",
      (select count(*)::int from bank_income i where i.source_id = c.source_id) as incomes
      from bank_connection c where source_id = $1`,
    [uuid],
  );
  return rows[0];
};

/** What the audit trail says about a source, in order: who, what. */
export const auditedAbout = async ({ context }: TestServer, uuid: string): Promise<readonly string[]> => {
  const { rows } = await context.pool.query(
    "select actor, action, outcome, party_id is not null as of_party from audit_entry where subject = $1 order by id",
    [uuid],
  );
  return rows.map(
    ({ actor, action, outcome, of_party }) =>
      `${/^[a-z]+/.exec(actor)?.[0]} ${action} ${outcome}${of_party ? "" : " of nobody"}`,
  );
};

const asked: SeededPerson = {
  email: "",
  firstName: "Amara",
  lastName: "Okafor",
  birthdate: "1994-03-27",
  nationality: "GB",
  policy: "no-references",
  consents: true,
  identity: "completed",
  income: { type: "T_PENSION", companyName: "Teachers", until: "end" },
  submitted: true,
};

/** Somebody whose case came back with a request for missing information about income, from one step to another. */
export const askedForMore = async (
  server: TestServer,
  { start, end }: { readonly start: string; readonly end?: string },
): Promise<Connecting & { readonly remedial: string }> => {
  const email = `${crypto.randomUUID()}@example.com`;
  const request = { section: "INCOME", reasons: ["MISSING_PROOF_OF_INCOME"], comment: "", start } as const;
  await seedPeople(server, [{ ...asked, email, remedial: { ...request, ...(end && { end }) } }]);
  const client = await signIn(server, email);
  const { data } = await client.graphql(
    "{ me { income { incomeSources { uuid } } latestValidation { remedialSections { uuid } } } }",
  );
  const { income, latestValidation } = data.me;
  return { client, uuid: income.incomeSources[0].uuid, remedial: latestValidation.remedialSections[0].uuid };
};

import { TAX_CALLBACK_PATH, TAX_START_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { LightMyRequestResponse } from "fastify";
import { askedForMore, type Connecting } from "./bank.ts";
import type { Client } from "./client.ts";
import { addIncome, aJob, anEarner, incomeOf } from "./income.ts";
import { setConditions } from "./parties.ts";
import type { TestServer } from "./test-server.ts";

/** Linking a tax record, with the requests that a browser sends. */

export const NINO = "PC123456A";

/** Our page's request. */
export const postStart = (
  client: Client,
  uuid: string,
  more: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> => client.post(TAX_START_PATH, { uuid, nino: NINO, ...more });

/** The contract's link, followed by a browser that is signed in. */
export const followStart = (
  client: Client,
  uuid: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  client.get(`${TAX_START_PATH}?${new URLSearchParams({ uuid, nino: NINO, ...more })}`, {
    authorization: "",
    ...headers,
  });

/** @returns the state that travels through the tax authority */
export const startTax = async (
  client: Client,
  uuid: string,
  more?: Record<string, unknown>,
): Promise<string> => {
  const { hmrc_auth_url: url } = (await postStart(client, uuid, more)).json();
  return new URL(url).searchParams.get("state") ?? "";
};

export const comeBackFromTax = (
  client: Client,
  query: Record<string, string>,
): Promise<LightMyRequestResponse> => client.get(`${TAX_CALLBACK_PATH}?${new URLSearchParams(query)}`);

/** To the tax authority and back, with everything allowed. The record is read by a job. */
export const linkTax = async (
  client: Client,
  uuid: string,
  more?: Record<string, unknown>,
): Promise<LightMyRequestResponse> =>
  comeBackFromTax(client, { state: await startTax(client, uuid, more), code: "code" });

/** Somebody with one job, whose policy offers the tax link. */
export const aTaxpayer = async (
  server: TestServer,
  said: Parameters<typeof addIncome>[1] = aJob,
): Promise<Connecting> => {
  const client = await anEarner(server);
  await setConditions(server, (await incomeOf(client)).uuid, { TAX_LINK: true });
  return { client, uuid: await addIncome(client, said) };
};

export type Taxpayer = Connecting;

export interface Way extends Taxpayer {
  readonly state: string;
}

/** On the way: somebody whose browser has been sent to the tax authority. */
export const onTheWay = async (server: TestServer): Promise<Way> => {
  const taxpayer = await aTaxpayer(server);
  return { ...taxpayer, state: await startTax(taxpayer.client, taxpayer.uuid) };
};

/** The same, in a case that came back with a request for missing information. */
export const aTaxpayerAskedForMore = async (
  server: TestServer,
  request: Parameters<typeof askedForMore>[1],
): Promise<Connecting & { readonly remedial: string }> => {
  const asked = await askedForMore(server, request);
  await setConditions(server, (await incomeOf(asked.client)).uuid, { TAX_LINK: true });
  return asked;
};

/** The source as the page sees it: what proves it, and what the tax record names. */
export const taxOf = async (client: Client, uuid: string) => {
  const { data } = await client.graphql(
    `{ me { connectedOpenBanking income { incomeSources { uuid bank link bankConnection { state }
      taxRecord { state employments { employer isPension taxYear payToDate paymentDate } } } } } }`,
  );
  const { incomeSources } = data.me.income;
  const { uuid: _uuid, ...source } = incomeSources.find((one: { uuid: string }) => one.uuid === uuid) ?? {};
  return { connected: data.me.connectedOpenBanking, ...source };
};

/** What the page sees of a source that nothing is linked with. */
export const NOTHING_LINKED = {
  connected: false,
  bank: null,
  link: null,
  bankConnection: null,
  taxRecord: null,
};

/** What it sees while the tax record is read. */
export const READING_TAX = {
  ...NOTHING_LINKED,
  bank: "connected",
  link: "tax",
  taxRecord: { state: "reading", employments: [] },
};

/** What is stored of the link of a source; undefined: there is none. */
export const storedLink = async ({ context }: TestServer, uuid: string) => {
  const { rows } = await context.pool.query(
    `select state, failure, sealed_token is not null as "hasToken", sealed_nino is not null as "hasNumber",
      (select count(*)::int from tax_employment e where e.source_id = l.source_id) as employments
      from tax_link l where source_id = $1`,
    [uuid],
  );
  return rows[0];
};

/** How many sealed numbers are stored of a source, wherever. */
export const numbersKept = async ({ context }: TestServer, uuid: string): Promise<number> => {
  const { rows } = await context.pool.query(
    `select (select count(*) from tax_link where source_id = $1 and sealed_nino is not null)
      + (select count(*) from provider_flow where object_uuid = $1 and sealed_nino is not null) as kept`,
    [uuid],
  );
  return Number(rows[0].kept);
};

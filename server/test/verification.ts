import {
  EMPLOYMENT_RETURN_PATH,
  EMPLOYMENT_WEBHOOK_PATH,
  KONFIR_START_PATH,
} from "@latchkey/domain/vocabulary/wire.ts";
import type { LightMyRequestResponse } from "fastify";
import type { NewEmploymentVerification, VerifiedWork } from "../src/partners/employment-service.ts";
import { leadsTo } from "./bank.ts";
import type { Client } from "./client.ts";
import type { FakeEmployment } from "./fake-employment.ts";
import { addIncome, aJob, anEarner, incomeOf } from "./income.ts";
import { setConditions } from "./parties.ts";
import { sectionAgain } from "./partner-ways.ts";
import type { TestServer } from "./test-server.ts";

/** Having employment verified, with the requests that a browser and the provider send. */

export const askToVerify = (
  client: Client,
  uuid: string,
  more: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  client.get(`${KONFIR_START_PATH}?${new URLSearchParams({ object_uuid: uuid, ...more })}`);

/** @returns where the browser goes */
export const startVerifying = async (client: Client, uuid: string): Promise<string> =>
  (await askToVerify(client, uuid)).json().redirect_url;

export const returnWith = (client: Client, state: string): Promise<LightMyRequestResponse> =>
  client.get(`${EMPLOYMENT_RETURN_PATH}?${new URLSearchParams({ state })}`);

/** What the provider sends, at the address that it was given. */
export const sendHint = (
  { app }: TestServer,
  { webhookUrl }: Pick<NewEmploymentVerification, "webhookUrl">,
  event = "verificationCompleted",
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: "POST",
    url: new URL(webhookUrl).pathname,
    payload: { event, data: {}, meta: {} },
  });

export const hookAt = (token: string): Pick<NewEmploymentVerification, "webhookUrl"> => ({
  webhookUrl: `http://localhost${EMPLOYMENT_WEBHOOK_PATH}/${token}`,
});

/** Somebody with one job, whose policy lets the provider verify it. */
export const aCandidate = async (server: TestServer, said: Parameters<typeof addIncome>[1] = aJob) => {
  const client = await anEarner(server);
  await setConditions(server, (await incomeOf(client)).uuid, { KONFIR: true });
  return { client, uuid: await addIncome(client, said) };
};

export type Candidate = Awaited<ReturnType<typeof aCandidate>>;

export interface Way extends Candidate {
  readonly asked: NewEmploymentVerification;
}

/** On the way: somebody whose browser has been sent to the provider. */
export const onTheWay = async (server: TestServer, provider: FakeEmployment): Promise<Way> => {
  const candidate = await aCandidate(server);
  await startVerifying(candidate.client, candidate.uuid);
  return { ...candidate, asked: provider.last() };
};

export const comeBack = async ({ client, asked }: Way) => leadsTo(await returnWith(client, asked.state));

/** Where the browser lands. */
export const lands = ({ client, uuid }: Candidate, isDone: boolean) =>
  sectionAgain(client, uuid, { konfirComplete: isDone ? "True" : "False" });

/** What the provider says of work that it has verified. */
export const verified = (customId: string): VerifiedWork => ({
  customId,
  status: "verified",
  employer: "Harbour Bakery Ltd",
  yearlyMinor: 3_600_000,
});

/** Whether the page counts the work as verified. */
export const isVerified = async (client: Client): Promise<boolean> =>
  (await client.graphql("{ me { income { konfirCompleted } } }")).data.me.income.konfirCompleted;

/** What is stored of the verifications of a source, in order. */
export const storedVerifications = async ({ context }: TestServer, uuid: string) => {
  const { rows } = await context.pool.query(
    "select partner_id, state, result from employment_verification where source_id = $1 order by started_at",
    [uuid],
  );
  return rows;
};

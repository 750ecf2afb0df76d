import type { LightMyRequestResponse } from "fastify";
import type { Client } from "./client.ts";
import { incomeOf } from "./income.ts";
import type { TestServer } from "./test-server.ts";

/** What people's ways to partners and back have in common. */

export const NOT_FOUND = [404, { code: "NOT_FOUND" }];
export const SUBMITTED = [409, { code: "ALREADY_SUBMITTED" }];

/** The status and the body. */
export const answerOf = async (asked: Promise<LightMyRequestResponse>) => {
  const { statusCode, ...rest } = await asked;
  return [statusCode, rest.json()];
};

/** How many ways were begun for a source. */
export const waysOf = async ({ context }: TestServer, uuid: string): Promise<number> => {
  const { rows } = await context.pool.query("select 1 from provider_flow where object_uuid = $1", [uuid]);
  return rows.length;
};

/** @param change what SQL sets on the ways of a source */
export const changeWays = ({ context }: TestServer, uuid: string, change: string) =>
  context.pool.query(`update provider_flow set ${change} where object_uuid = $1`, [uuid]);

/** Where whoever has no way back arrives. */
export const DASHBOARD = { statusCode: 303, pathname: "/dashboard" };

/** Where the section is opened again, about this source; `result` is what the contract adds to the address. */
export const sectionAgain = async (client: Client, uuid: string, result: Record<string, string>) => ({
  statusCode: 303,
  pathname: "/questions/income",
  related_object_uuid: uuid,
  ...result,
  case: (await incomeOf(client)).uuid,
});

export const jobsWaiting = async ({ context }: TestServer): Promise<number> => {
  const { rows } = await context.pool.query("select 1 from graphile_worker._private_jobs");
  return rows.length;
};

/** What the test before has left in the queue. */
export const forgetJobs = async ({ context }: TestServer): Promise<void> => {
  await context.pool.query("delete from graphile_worker._private_jobs");
};

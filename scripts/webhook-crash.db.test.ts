import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEvents, startSingle } from "../server/test/parties.ts";
import { aColleague, type Colleague } from "../server/test/staff.ts";
import { openTestServer, type TestServer } from "../server/test/test-server.ts";
import { anEndpoint, deliveriesOf, openReceiver, type Receiver, verified } from "../server/test/webhooks.ts";
import { freePort } from "./testing/free-port.mjs";
import { type RunningServer, runServer, until } from "./testing/running-product.ts";

/** Two servers of the built product on one database: one is killed between sending a webhook and recording it. */

let receiver: Receiver;
let server: TestServer;
let ruth: Colleague;
const running: RunningServer[] = [];

beforeAll(async () => {
  receiver = await openReceiver();
  server = await openTestServer({ WEBHOOK_TEST_TARGETS: receiver.origin });
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(async () => {
  for (const one of running) await one.stop();
  await server.close();
  await receiver.close();
});

const aServer = async (crashAt?: string): Promise<RunningServer> => {
  const { dataDir, database } = server.context.config;
  if (database.kind !== "external") throw new Error("The test server has a database of its own.");
  const started = await runServer(await freePort(), {
    LATCHKEY_MODE: "test",
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_MIGRATION_URL: database.migrationUrl,
    WEBHOOK_TEST_TARGETS: receiver.origin,
    ...(crashAt === undefined ? {} : { CRASH_AT: crashAt }),
  });
  running.push(started);
  return started;
};

describe("a webhook that was sent and not recorded", () => {
  test("is sent again by another server, with the same id and body", async () => {
    const party = await startSingle(server, { email: "amara@example.com" });
    const { rows } = await server.context.pool.query("select agency_id from application");
    const { id, secret } = await anEndpoint(ruth, {
      agencyId: rows[0].agency_id,
      url: `${receiver.origin}/in`,
    });
    await addEvents(server, party, "opened");
    const killed = await aServer("webhook/after-sending");
    expect(await killed.ended).toBe("SIGKILL");
    const [first] = receiver.taken;
    expect([receiver.taken.length, (await deliveriesOf(ruth, id)).rows[0].state]).toEqual([1, "WAITING"]);
    await aServer();
    await until(async () => (await deliveriesOf(ruth, id)).rows[0].state === "DELIVERED");
    const [, second] = receiver.taken;
    expect(receiver.taken).toHaveLength(2);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second && first && verified(secret, second)).toEqual(first && verified(secret, first));
  });
});

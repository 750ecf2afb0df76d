import { setImmediate as nextTurn } from "node:timers/promises";
import type pg from "pg";
import { expect, test } from "vitest";
import { startTestServer } from "../../test/test-server.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { allJobs } from "./all-jobs.ts";

type Connected = Parameters<pg.Pool["connect"]>[0];

/** A pool on which the queue's LISTEN gets no response until the test fails it. */
const withSlowListen = (pool: pg.Pool) => {
  let tell: (fail: (cause: Error) => void) => void = () => undefined;
  const listening = new Promise<(cause: Error) => void>((resolve) => {
    tell = resolve;
  });
  const hold = (client: pg.PoolClient): void => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const held = (...args: unknown[]): unknown => {
      if (!String(args[0]).startsWith("LISTEN")) return query(...args);
      return new Promise((_resolve, reject) => tell(reject));
    };
    Object.assign(client, { query: held });
  };
  const connect = (connected?: Connected) => {
    if (!connected) return pool.connect();
    return pool.connect((failure, client, release) => {
      if (client) hold(client);
      connected(failure, client, release);
    });
  };
  const slow = new Proxy(pool, {
    get: (target, key) => (key === "connect" ? connect : Reflect.get(target, key, target)),
  });
  return { slow, listening };
};

test("REL-04 (in part) a queue that is stopped during its LISTEN, and then loses the connection, rejects nothing unheard", async () => {
  const { context } = await startTestServer();
  const unheard: unknown[] = [];
  const hear = (cause: unknown) => unheard.push(cause);
  process.on("unhandledRejection", hear);
  const { slow, listening } = withSlowListen(context.pool);
  const worker = await startWorker(slow, { jobs: allJobs, schedule: "" }, context);
  const failListening = await listening;
  await worker.stop();
  failListening(new Error("Connection terminated unexpectedly"));
  await nextTurn();
  await nextTurn();
  process.off("unhandledRejection", hear);
  expect(unheard).toEqual([]);
});

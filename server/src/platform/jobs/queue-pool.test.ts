import { EventEmitter } from "node:events";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { queuePool } from "./queue-pool.ts";

test("a connection that the queue gives back twice is released once", () => {
  const release = vi.fn();
  const pool = Object.assign(new EventEmitter(), {
    connect: (connected: (failure: undefined, client: object, release: () => void) => void) =>
      connected(undefined, {}, release),
  }) as unknown as pg.Pool;
  queuePool(pool).connect((_failure, _client, giveBack) => {
    giveBack();
    giveBack();
  });
  expect(release).toHaveBeenCalledTimes(1);
});

test("a pool that has ended passes on its failure, with nothing to give back", async () => {
  const pool = new pg.Pool();
  await pool.end();
  const told = await new Promise((resolve) => {
    queuePool(pool).connect((failure, client, giveBack) => resolve([failure?.message, client, giveBack]));
  });
  expect(told).toEqual(["Cannot use a pool after calling end on the pool", undefined, undefined]);
});

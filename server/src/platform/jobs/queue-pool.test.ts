import { EventEmitter } from "node:events";
import type pg from "pg";
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

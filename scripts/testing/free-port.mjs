import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ephemeral ports (from 32768, or 49152): a port found free here is not assigned to anybody who asks for any
 * port, so it is still free when its server starts.
 */
const LOWEST = 20_000;
const WORKERS = 12;
const PORTS_OF_A_WORKER = 1_000;

/** A port is free until its server listens, so workers that run at the same time look in ranges of their own. */
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % WORKERS;
const lowest = LOWEST + worker * PORTS_OF_A_WORKER;

/** For the same reason nobody is given a port twice. */
const given = new Set();

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** For a server that has to know its address before it starts. Others listen on port 0. */
export const freePort = async () => {
  const port = randomInt(lowest, lowest + PORTS_OF_A_WORKER);
  if (given.has(port) || !(await isFree(port))) return freePort();
  given.add(port);
  return port;
};

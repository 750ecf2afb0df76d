import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that a system gives away by itself (from 32768, or 49152): what was found free here is taken by
 * nobody who asks for any port, so it is still free when the server that it is meant for takes it.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** For a server that has to know its address before it starts. Others listen on port 0. */
export const freePort = async () => {
  const port = randomInt(LOWEST, HIGHEST);
  return (await isFree(port)) ? port : freePort();
};

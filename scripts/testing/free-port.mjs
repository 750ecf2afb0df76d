import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ephemeral ports (from 32768, or 49152): a port found free here is not assigned to anybody who asks for any
 * port, so it is still free when its server starts.
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

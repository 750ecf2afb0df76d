import type { FastifyInstance } from "fastify";
import { isLoopbackPeer } from "../../platform/http/loopback-peer.ts";
import { atMost } from "../../platform/work/at-most.ts";
import type { AppServices } from "../app-services.ts";

type Standing = "up" | "down";

const PATIENCE_MS = 2_000;
const REMEMBERED_MS = 5_000;

const standing = async (look: () => Promise<unknown>): Promise<Standing> => {
  const looked = look().then(
    (): Standing => "up",
    (): Standing => "down",
  );
  return (await atMost(PATIENCE_MS, looked)) ?? "down";
};

/** Cached for a moment, so that frequent health checks cause no load. */
const remembered = (look: () => Promise<unknown>, nowMs: () => number): (() => Promise<Standing>) => {
  let known: Promise<Standing> | undefined;
  let lookedAt = 0;
  return () => {
    if (!known || nowMs() - lookedAt > REMEMBERED_MS) {
      lookedAt = nowMs();
      known = standing(look);
    }
    return known;
  };
};

/**
 * `/health/live`: the process runs. `/health/ready`: database and store respond. While the mail server is
 * down e-mails wait in the queue, and while the virus scanner is down files wait for their verdict: both are
 * reported, but neither makes the server unready. Only a request from this machine learns which part is down.
 */
export const health = (app: FastifyInstance, { pool, store, mailer, scanner }: AppServices): void => {
  const mail = remembered(
    () => mailer.ping(),
    () => performance.now(),
  );
  const virusScanner =
    scanner &&
    remembered(
      () => scanner.ping(),
      () => performance.now(),
    );
  app.get("/health/live", async () => ({ live: true }));
  app.get("/health/ready", async (request, reply) => {
    const [database, storage, mailServer, scannerStanding] = await Promise.all([
      standing(() => pool.query("select 1")),
      standing(() => store.ping()),
      mail(),
      virusScanner?.(),
    ]);
    const ready = database === "up" && storage === "up";
    const parts = {
      database,
      storage,
      mail: mailServer,
      ...(scannerStanding && { virusScanner: scannerStanding }),
    };
    return reply.code(ready ? 200 : 503).send({ ready, ...(isLoopbackPeer(request) && parts) });
  });
};

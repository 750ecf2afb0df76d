import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";

/**
 * One line for every request that was answered: which route, how, and how long it took. Never the address as it was
 * asked for: tokens and ids stand in addresses.
 */
export const requestLog = (app: FastifyInstance, log: Logger): void => {
  app.addHook("onResponse", async (request, reply) => {
    log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "none",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "Answered",
    );
  });
};

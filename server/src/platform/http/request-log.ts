import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";

/**
 * One line per request: the route, the status and the duration. Never the requested URL, which may contain tokens
 * and ids.
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";

/** nginx's status for a client that disconnected before the response. */
export const CLIENT_CLOSED_REQUEST = 499;

/**
 * One line per request: the route, the status and the duration. Never the requested URL, which may contain tokens
 * and ids.
 */
export const requestLog = (app: FastifyInstance, log: Logger): void => {
  const answered = new WeakSet<FastifyReply>();
  const write = ({ method, routeOptions }: FastifyRequest, { elapsedTime }: FastifyReply, status: number) =>
    log.info({ method, route: routeOptions.url ?? "none", status, ms: Math.round(elapsedTime) }, "Answered");
  app.addHook("onRequest", async (request, reply) => {
    // Fastify has no hook for a response whose client has gone.
    reply.raw.once("close", () => {
      if (!answered.has(reply)) write(request, reply, CLIENT_CLOSED_REQUEST);
    });
  });
  app.addHook("onResponse", async (request, reply) => {
    answered.add(reply);
    write(request, reply, reply.statusCode);
  });
};

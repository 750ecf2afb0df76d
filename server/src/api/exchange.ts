import type { FastifyReply, FastifyRequest } from "fastify";

/** A request and its response. */
export interface Exchange<Params = unknown> {
  readonly request: FastifyRequest<{ Params: Params }>;
  readonly reply: FastifyReply;
}

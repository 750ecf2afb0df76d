import type { FastifyReply, FastifyRequest } from "fastify";

/** Nothing about a sign-in is kept by a cache. */
export const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header("cache-control", "no-store");
};

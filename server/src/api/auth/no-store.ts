import type { FastifyReply, FastifyRequest } from "fastify";

export const noStore = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header("cache-control", "no-store");
};

import type { FastifyRequest } from "fastify";

/** Another site must not refresh or end a session; browsers send the origin of a request. */
export const isCrossSite = (request: FastifyRequest): boolean =>
  request.headers["sec-fetch-site"] === "cross-site";

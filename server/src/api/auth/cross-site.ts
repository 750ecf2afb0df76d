import type { FastifyRequest } from "fastify";

/** Another site must not refresh a session; browsers send the origin of a request. */
export const isCrossSite = (request: FastifyRequest): boolean =>
  request.headers["sec-fetch-site"] === "cross-site";

/**
 * Not even a page of a sibling domain may sign a person out: only our pages, or a typed or bookmarked
 * address.
 */
export const isFromElsewhere = (request: FastifyRequest): boolean =>
  isCrossSite(request) || request.headers["sec-fetch-site"] === "same-site";

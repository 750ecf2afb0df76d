import type { FastifyReply } from "fastify";
import type { Limit } from "../config/limits.ts";
import type { Consumed } from "../limits/rate-limit.ts";

export const tooManyRequests = (
  reply: FastifyReply,
  { limit, remaining, resetsIn }: Consumed,
): FastifyReply =>
  reply
    .code(429)
    .header("retry-after", String(resetsIn))
    .header("ratelimit", `limit=${limit}, remaining=${remaining}, reset=${resetsIn}`)
    .send({ code: "TOO_MANY_REQUESTS" });

/** A leased window does not know its remaining time, so the full window is reported. */
export const windowUsedUp = (reply: FastifyReply, { seconds }: Limit): FastifyReply =>
  reply.code(429).header("retry-after", String(seconds)).send({ code: "TOO_MANY_REQUESTS" });

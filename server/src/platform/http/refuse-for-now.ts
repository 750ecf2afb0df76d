import type { FastifyReply } from "fastify";
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

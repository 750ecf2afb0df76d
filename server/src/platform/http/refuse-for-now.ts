import type { FastifyReply } from "fastify";
import type { Taken } from "../limits/rate-limit.ts";

export const refuseForNow = (reply: FastifyReply, { limit, remaining, resetsIn }: Taken): FastifyReply =>
  reply
    .code(429)
    .header("retry-after", String(resetsIn))
    .header("ratelimit", `limit=${limit}, remaining=${remaining}, reset=${resetsIn}`)
    .send({ code: "TOO_MANY_REQUESTS" });

import type { FastifyReply } from "fastify";
import type { z } from "zod";
import type { Config } from "../platform/config/config.ts";

/** Names the parameters that are wrong, which helps authors of clients; production sends the code alone. */
export const refuseInvalid = (
  reply: FastifyReply,
  { mode }: Pick<Config, "mode">,
  { issues }: z.ZodError,
): FastifyReply => {
  const fields = [...new Set(issues.map(({ path }) => path.join(".")))];
  return reply.code(400).send({ code: "INVALID_REQUEST", ...(mode !== "production" && { fields }) });
};

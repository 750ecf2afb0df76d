import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";

/** `/health/live`: the process runs. `/health/ready`: it can work now. */
export const health = (app: FastifyInstance, { pool }: AppContext): void => {
  app.get("/health/live", async () => ({ live: true }));
  app.get("/health/ready", async (_request, reply) => {
    try {
      await pool.query("select 1");
      return { ready: true };
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
};

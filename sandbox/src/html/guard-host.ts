import type { FastifyInstance } from "fastify";

/** Guards against DNS rebinding: a website could point its own host name at this machine and read the pages. */
export const guardHost = (app: FastifyInstance, what: string): void => {
  app.addHook("onRequest", async ({ headers, socket }, reply) => {
    const port = socket.localPort;
    if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) {
      return reply.code(403).send({ error: `${what} answers to this machine only.` });
    }
  });
};

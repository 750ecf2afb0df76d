import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { type AppContext, buildContext, type Overrides } from "./context.ts";
import { buildServer } from "./http/server.ts";
import { allJobs } from "./jobs/all-jobs.ts";
import { startWorker } from "./jobs/worker.ts";
import { seedDemo } from "./seeds/seed-demo.ts";

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly port: number;
  /** Stops accepting, finishes what runs, and ends everything that was started. */
  readonly stop: () => Promise<void>;
}

/** The whole server: database, sample data where it is a demo, jobs, and the port. */
export const startServer = async (config: Config, overrides: Overrides = {}): Promise<RunningServer> => {
  const context = await buildContext(config, overrides);
  try {
    await seedDemo(context);
    const app = await buildServer(context);
    const worker = await startWorker(context.pool, allJobs, context);
    await app.listen(config.listen);
    const address = app.server.address();
    return {
      app,
      context,
      port: typeof address === "object" && address ? address.port : config.listen.port,
      stop: async () => {
        await app.close();
        await worker.stop();
        await context.close();
      },
    };
  } catch (cause) {
    await context.close();
    throw cause;
  }
};

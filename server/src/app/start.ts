import type { FastifyInstance } from "fastify";
import { keepOwnAgency } from "../agencies/agencies.ts";
import { samplePolicyOf } from "../applications/sample-policy.ts";
import { bindFolder } from "../documents/folder-of-database.ts";
import { opensDataKeys } from "../parties/check-data-keys.ts";
import { renewSearchWords } from "../parties/renew-search-words.job.ts";
import { sealAuditTrail } from "../platform/audit/seal.ts";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { asWrongSetting } from "../platform/db/databases.ts";
import { addJobOnce } from "../platform/jobs/job.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { renewReferenceWords } from "../references/renew-reference-words.job.ts";
import { assertKnownKeys } from "../reports/public-keys.ts";
import { allJobs, schedule } from "./all-jobs.ts";
import { type AppContext, buildContext, type Overrides } from "./context.ts";
import { otherKeysSentence } from "./other-keys.ts";
import { buildServer } from "./server.ts";

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const listen = async (app: FastifyInstance, { listen: address }: Config): Promise<void> => {
  await app.listen(address).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EADDRINUSE") throw cause;
    throw new WrongSetting(`The port ${address.port} is in use. Set PORT to another one.`);
  });
};

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
};

/**
 * Seals the audit trail, so that truncating the trail of a stopped server is noticed. Without a database this
 * waits for the next start.
 */
const sealTheRest = (context: AppContext): Promise<unknown> =>
  sealAuditTrail(context).catch((cause: unknown) =>
    context.log.warn({ err: cause }, "The end of the audit trail was not sealed"),
  );

/** A separate chunk, which an installation in production never loads. */
const loadDemo = async () => (await import("./demo/demo.ts")).demo;

/** @param pages resolves when the pages are built; rejects to stop the start */
export const startServer = async (
  config: Config,
  overrides: Overrides = {},
  pages: Promise<void> = Promise.resolve(),
): Promise<RunningServer> => {
  const context = await buildContext(config, { ...overrides, as: "server" }).catch((cause: unknown) => {
    throw asWrongSetting(config, cause);
  });
  let app: FastifyInstance | undefined;
  try {
    if (!(await opensDataKeys(context.db, context.keyring))) {
      throw new WrongSetting(await otherKeysSentence(config));
    }
    await bindFolder(context);
    await assertKnownKeys(context);
    await keepOwnAgency(context.db, config.provider.name);
    if (config.selfSignUp) await samplePolicyOf(context.db, context);
    const demo = config.mode === "demo" ? await loadDemo() : undefined;
    await demo?.seed(context);
    await pages;
    const built = await buildServer(context, demo?.routes);
    app = built;
    await listen(built, config);
    const worker = await startWorker(context.pool, { jobs: allJobs, schedule }, context);
    await addJobOnce(context.db, renewSearchWords, { payload: {}, key: "start" });
    await addJobOnce(context.db, renewReferenceWords, { payload: {}, key: "start" });
    return {
      app: built,
      context,
      port: portOf(built),
      stop: async () => {
        await built.close();
        await worker.stop();
        await sealTheRest(context);
        await context.close();
      },
    };
  } catch (cause) {
    await app?.close();
    await context.close();
    throw cause;
  }
};

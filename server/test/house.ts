import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { allJobs } from "../src/app/all-jobs.ts";
import { type AppContext, buildContext, type Overrides } from "../src/app/context.ts";
import { buildServer } from "../src/app/server.ts";
import { type Config, readConfig } from "../src/platform/config/config.ts";
import type { Email } from "../src/platform/mail/email.ts";
import { freshDatabase } from "./database.ts";

/** A server of its own on a database of its own, whose jobs run when a test says so. */
export interface House {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly letters: readonly SentLetter[];
  /** Runs every job that is due; a failing one is thrown. */
  readonly runJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface SentLetter {
  readonly to: string;
  readonly letter: Email;
  readonly id: string;
}

export const TODAY = "2026-11-20";

const testConfig = async (dataDir: string, settings: Record<string, string>): Promise<Config> => {
  const { url, migrationUrl } = await freshDatabase();
  return readConfig({
    LATCHKEY_MODE: "test",
    PORT: "0",
    PUBLIC_URL: "http://localhost:8080",
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: migrationUrl,
    LOG_LEVEL: "fatal",
    // Limits are tried out by the tests that are about them.
    LINKS_PER_ADDRESS_HOUR: "100000",
    LINKS_PER_MINUTE: "100000",
    LINK_TRIES_PER_MINUTE: "100000",
    UPLOADS_PER_HOUR: "100000",
    UPLOADS_WAITING: "100000",
    REQUESTS_PER_MINUTE: "1000000",
    ...settings,
  });
};

interface DueJob {
  readonly id: string;
  readonly identifier: string;
  readonly payload: unknown;
}

const runDueJobs = async (context: AppContext): Promise<void> => {
  for (;;) {
    const { rows } = await context.pool.query<DueJob>(
      `select j.id, t.identifier, j.payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id order by j.id limit 1`,
    );
    const [due] = rows;
    if (!due) return;
    const handler = allJobs.find(({ name }) => name === due.identifier);
    if (!handler) throw new Error(`No handler for the job ${due.identifier}`);
    await handler.run(due.payload, context);
    await context.pool.query("delete from graphile_worker._private_jobs where id = $1", [due.id]);
  }
};

/** Closed when the test that opened it ends, unless it was opened for a whole file. */
export const openHouse = async (
  settings: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<House> => {
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-house-"));
  const letters: SentLetter[] = [];
  const mailer = {
    send: async (to: string, letter: Email, id: string) => {
      letters.push({ to, letter, id });
    },
    ping: async () => undefined,
    close: () => undefined,
  };
  const config = await testConfig(dataDir, settings);
  const context = await buildContext(config, {
    mailer,
    today: () => TODAY,
    log: pino({ level: "fatal" }),
    ...overrides,
  });
  const app = await buildServer(context);
  return {
    app,
    context,
    letters,
    runJobs: () => runDueJobs(context),
    close: async () => {
      await app.close();
      await context.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export const aHouse = async (
  settings: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<House> => {
  const house = await openHouse(settings, overrides);
  onTestFinished(() => house.close());
  return house;
};

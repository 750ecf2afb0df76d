import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { allJobs } from "../src/app/all-jobs.ts";
import { type AppContext, buildContext, type Overrides } from "../src/app/context.ts";
import { buildServer } from "../src/app/server.ts";
import type { BankService } from "../src/partners/bank-service.ts";
import type { EmploymentService } from "../src/partners/employment-service.ts";
import type { TaxService } from "../src/partners/tax-service.ts";
import { type Config, readConfig } from "../src/platform/config/config.ts";
import type { Cause } from "../src/platform/mail/cause.ts";
import type { Email } from "../src/platform/mail/email.ts";
import { freshDatabase } from "./database.ts";
import { fakeBank } from "./fake-bank.ts";
import { fakeEmployment } from "./fake-employment.ts";
import { fakePdfWriter } from "./fake-pdf.ts";
import { fakeTax } from "./fake-tax.ts";
import { noChecks } from "./no-checks.ts";

/** A server with its own database, whose jobs run when the test says so. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly emails: readonly SentEmail[];
  /** Runs every due job; rethrows a failure. */
  readonly runJobs: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface SentEmail {
  readonly to: string;
  readonly message: Email;
  /** Its kind and the id of what it is about: `sign-in-…`. */
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
    // Most tests are about what every case has.
    SAMPLE_POLICY: "identity-only",
    // High limits: only the tests about limits lower them.
    LINKS_PER_ADDRESS_HOUR: "100000",
    LINKS_PER_MINUTE: "100000",
    LINK_TRIES_PER_MINUTE: "100000",
    REFERENCE_TRIES_PER_MINUTE: "100000",
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
       join graphile_worker._private_tasks t on t.id = j.task_id where j.run_at <= now() order by j.id limit 1`,
    );
    const [due] = rows;
    if (!due) return;
    const handler = allJobs.find(({ name }) => name === due.identifier);
    if (!handler) throw new Error(`No handler for the job ${due.identifier}`);
    await handler.run(due.payload, context);
    await context.pool.query("delete from graphile_worker._private_jobs where id = $1", [due.id]);
  }
};

/** Without one of them there is a fake; undefined: the one of the settings, if any. */
interface Partners {
  readonly bankService?: BankService | undefined;
  readonly taxService?: TaxService | undefined;
  readonly employmentService?: EmploymentService | undefined;
}

interface TestOverrides extends Omit<Overrides, keyof Partners>, Partners {}

const partnersFor = (overrides: Partners) => {
  const bankService = "bankService" in overrides ? overrides.bankService : fakeBank().service;
  const taxService = "taxService" in overrides ? overrides.taxService : fakeTax().service;
  const employmentService =
    "employmentService" in overrides ? overrides.employmentService : fakeEmployment().service;
  return {
    ...(bankService && { bankService }),
    ...(taxService && { taxService }),
    ...(employmentService && { employmentService }),
  };
};

const MINUTE_MS = 60_000;
/** Longer than a test asks for something limited. */
const WINDOW_LASTS_MS = 5_000;

/** Windows begin with a minute of the clock: one that ends in the middle of a test allows twice as much. */
const wholeWindow = async (): Promise<void> => {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < WINDOW_LASTS_MS) await setTimeout(left);
};

const isLimit = (setting: string): boolean => /_(MINUTE|HOUR|DAY)$/.test(setting);

/** Closed when the test that started it ends, unless it was started for a whole file. */
export const openTestServer = async (
  settings: Record<string, string> = {},
  overrides: TestOverrides = {},
  further?: Parameters<typeof buildServer>[1],
): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-test-"));
  const emails: SentEmail[] = [];
  const mailer = {
    send: async (to: string, message: Email, cause: Cause) => {
      emails.push({ to, message, id: `${cause.kind}-${cause.id}` });
    },
    ping: async () => undefined,
    close: () => undefined,
  };
  const config = await testConfig(dataDir, settings);
  const { bankService: _bank, taxService: _tax, employmentService: _employment, ...others } = overrides;
  const context = await buildContext(config, {
    mailer,
    today: () => TODAY,
    log: pino({ level: "fatal" }),
    pdfWriter: fakePdfWriter,
    ...(overrides.checkSettings ? {} : { checks: noChecks }),
    // The database is a copy of a migrated one.
    migrateDatabase: async () => undefined,
    ...others,
    ...partnersFor(overrides),
  });
  const app = await buildServer(context, further);
  if (Object.keys(settings).some(isLimit)) await wholeWindow();
  return {
    app,
    context,
    emails,
    runJobs: () => runDueJobs(context),
    close: async () => {
      await app.close();
      await context.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export const startTestServer = async (
  settings: Record<string, string> = {},
  overrides: TestOverrides = {},
): Promise<TestServer> => {
  const server = await openTestServer(settings, overrides);
  onTestFinished(() => server.close());
  return server;
};

/** Another server on the database and with the keys of the first. */
export const startBeside = (
  { context: { config } }: Pick<TestServer, "context">,
  overrides: TestOverrides = {},
  more: Record<string, string> = {},
): Promise<TestServer> => {
  const { database, dataDir } = config;
  if (database.kind !== "external") throw new Error("The database of a test has an address.");
  const settings = { DATABASE_URL: database.url, DATABASE_MIGRATION_URL: database.migrationUrl };
  return startTestServer({ ...settings, DATA_DIR: dataDir, ...more }, overrides);
};

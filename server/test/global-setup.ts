import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildServer } from "../../scripts/build.mjs";
import { openRunFolder } from "../../scripts/testing/run-folder.mjs";
import { databasePlan } from "../src/app/database-plan.ts";
import { externalTargets } from "../src/platform/db/databases.ts";
import { openEmbeddedDatabase } from "../src/platform/db/embedded/supervisor.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { onServer, withDatabase } from "./database.ts";

interface DatabaseServer {
  readonly url: string;
  /** Whether it goes on after the run, so that nothing of ours may stay in it. */
  readonly stays: boolean;
  readonly stop: () => Promise<void>;
}

/** Uses `DATABASE_URL` if set, so that the suite runs against any server; else the embedded one, without fsync. */
const openServer = async (folder: string): Promise<DatabaseServer> => {
  const external = process.env.DATABASE_URL;
  if (external) return { url: external, stays: true, stop: async () => undefined };
  const { host, owner, stop } = await openEmbeddedDatabase({ dataDir: join(folder, "data"), fsync: false });
  return {
    url: `postgres://${owner}@localhost/postgres?host=${encodeURIComponent(host)}`,
    stays: false,
    stop,
  };
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  await buildServer();
  const run = openRunFolder();
  const server = await openServer(run.folder);
  const template = `template_${randomBytes(6).toString("hex")}`;
  await onServer(server.url, `create database ${template}`);
  const url = withDatabase(server.url, template);
  await migrate(externalTargets({ kind: "external", url, migrationUrl: url }), databasePlan);
  project.provide("databaseServer", server.url);
  project.provide("templateDatabase", template);
  return async () => {
    // The embedded one may be gone by now, with the run's folder.
    if (server.stays) await onServer(server.url, `drop database ${template} with (force)`);
    await server.stop();
    run.remove();
  };
};

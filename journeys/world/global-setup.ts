import { randomBytes } from "node:crypto";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { databasePlan } from "@latchkey/server/app/database-plan.ts";
import { externalTargets } from "@latchkey/server/platform/db/databases.ts";
import { openEmbeddedDatabase } from "@latchkey/server/platform/db/embedded/supervisor.ts";
import { migrate } from "@latchkey/server/platform/db/migrate.ts";
import { buildProduct } from "../../scripts/build.mjs";
import { openRunFolder } from "../../scripts/testing/run-folder.mjs";
import { isAskedFor } from "./asked-for.ts";
import { databaseUrl, onServer, rememberTemplate } from "./database.ts";

/** The projects that need the product. */
const STORIES = ["desktop", "full-browser", "phone"];

/** Builds the product as `npm start` does, and starts one database server for all workers of the run. */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  if (!STORIES.some(isAskedFor)) return undefined;
  await buildProduct();
  // Playwright caches its transpiled files in the system's temporary folder; a run's own folder starts empty.
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(
    tmpdir(),
    `playwright-transform-cache-${userInfo().uid}`,
  );
  const { folder, remove } = openRunFolder();
  const { host, owner, stop } = await openEmbeddedDatabase({ dataDir: join(folder, "data"), fsync: false });
  const stopAll = async () => {
    await stop();
    remove();
  };
  try {
    const server = `postgres://${owner}@localhost/postgres?host=${encodeURIComponent(host)}`;
    const template = `template_${randomBytes(6).toString("hex")}`;
    await onServer(server, `create database ${template}`);
    const url = databaseUrl(server, template);
    await migrate(externalTargets({ kind: "external", url, migrationUrl: url }), databasePlan);
    rememberTemplate({ server, template });
    return stopAll;
  } catch (cause) {
    await stopAll();
    throw cause;
  }
};

/**
 * Writes the database of this version as a fixture: sample people and cases, with the keys that seal them, so that later versions can
 * prove that they upgrade from it. Run once for a released version: npx tsx scripts/make-database-fixture.ts
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildContext } from "../server/src/app/context.ts";
import { demo } from "../server/src/app/demo/demo.ts";
import { readConfig } from "../server/src/platform/config/config.ts";
import { debianPostgres, openExternalPostgres } from "./external-postgres.mjs";
import { root } from "./install.mjs";

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly version: string;
};
const folder = join(root, "server/test/fixtures", version);

/** Removes psql's own commands, and the schema that every database has. */
const withoutCommands = (dump: string): string =>
  dump.replaceAll(/^(?:\\.*|CREATE SCHEMA public;|COMMENT ON SCHEMA public .*)$/gm, "");

/** Public, because only the fixture uses it. */
const KEYS = `k1:${Buffer.alloc(32, 1).toString("base64url")}`;

const dataDir = mkdtempSync(join(tmpdir(), "latchkey-fixture-"));
const server = await openExternalPostgres();
try {
  const context = await buildContext(
    readConfig({ DATABASE_URL: server.url, DATA_DIR: dataDir, DEMO_ON_PURPOSE: "true", SECRET_KEYS: KEYS }),
    { today: () => "2026-11-20" },
  );
  await demo.seed(context);
  await context.close();
  const dump = execFileSync(
    join(debianPostgres() ?? "", "pg_dump"),
    [
      "--schema=public",
      "--no-owner",
      "--no-privileges",
      "--rows-per-insert=200",
      "--column-inserts",
      server.url,
    ],
    { maxBuffer: 2 ** 28, encoding: "utf8" },
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "database.sql.gz"), gzipSync(withoutCommands(dump), { level: 9 }));
  writeFileSync(join(folder, "secret-keys.txt"), `${KEYS}\n`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../test/database.ts";
import { readConfig } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { startServer } from "./start.ts";

test("PRV-03 (in part) a server does not start on a database that was filled under other keys", async () => {
  const { url, migrationUrl } = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-keys-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const start = (secretKeys: string) =>
    startServer(
      readConfig({
        LATCHKEY_MODE: "demo",
        DEMO_ON_PURPOSE: "true",
        PORT: "0",
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        DATABASE_MIGRATION_URL: migrationUrl,
        LOG_LEVEL: "fatal",
        SECRET_KEYS: secretKeys,
      }),
    );
  const one = `k1:${Buffer.alloc(32, 1).toString("base64url")}`;
  const other = `k1:${Buffer.alloc(32, 2).toString("base64url")}`;
  await (await start(one)).stop();
  await expect(start(other)).rejects.toThrow(WrongSetting);
  await (await start(`k2:${Buffer.alloc(32, 3).toString("base64url")},${one}`)).stop();
});

test("a server does not start with a sample policy that is not in force", async () => {
  const { url, migrationUrl } = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-sample-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = {
    SAMPLE_POLICY: "nowhere-default",
    DEMO_ON_PURPOSE: "true",
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_MIGRATION_URL: migrationUrl,
    LOG_LEVEL: "fatal",
  };
  await expect(startServer(readConfig(settings))).rejects.toThrow(
    "The setting SAMPLE_POLICY has to be the name of a policy in force.",
  );
});

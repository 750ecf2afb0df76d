import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "../../test/database.ts";
import { readConfig } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { startServer } from "./start.ts";

/** A server on a database and in a folder of its own, with further settings. */
const aStart = async (): Promise<
  (more: Readonly<Record<string, string>>) => ReturnType<typeof startServer>
> => {
  const { url, migrationUrl } = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-start-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return (more) =>
    startServer(
      readConfig({
        LATCHKEY_MODE: "demo",
        DEMO_ON_PURPOSE: "true",
        PORT: "0",
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        DATABASE_MIGRATION_URL: migrationUrl,
        LOG_LEVEL: "fatal",
        ...more,
      }),
    );
};

const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64url")}`;

test("PRV-03 (in part) a server does not start on a database that was filled under other keys", async () => {
  const start = await aStart();
  await (await start({ SECRET_KEYS: keyOf("k1", 1) })).stop();
  await expect(start({ SECRET_KEYS: keyOf("k1", 2) })).rejects.toThrow(WrongSetting);
  await (await start({ SECRET_KEYS: `${keyOf("k2", 3)},${keyOf("k1", 1)}` })).stop();
});

test("a server does not start with another signing key under the name of one that has signed a report", async () => {
  const start = await aStart();
  const first = await start({ REPORT_SIGNING_KEYS: keyOf("2026a", 1) });
  const { id, publicKey } = first.context.reportKeys.current;
  await first.context.db.insertInto("report_signing_key").values({ id, public_key: publicKey }).execute();
  await first.stop();
  const other = start({ REPORT_SIGNING_KEYS: keyOf("2026a", 2) });
  await expect(other).rejects.toThrow("REPORT_SIGNING_KEYS names another key 2026a");
  await (await start({ REPORT_SIGNING_KEYS: `${keyOf("2026b", 2)},${keyOf("2026a", 1)}` })).stop();
});

test("a server does not start with a sample policy that is not in force", async () => {
  const start = await aStart();
  await expect(start({ SAMPLE_POLICY: "nowhere-default" })).rejects.toThrow(
    "The setting SAMPLE_POLICY has to be the name of a policy in force.",
  );
});

import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { WrongSetting } from "../../config/wrong-setting.ts";
import { beOnlyServer } from "./only-server.ts";
import { findPlace } from "./place.ts";
import { openEmbeddedDatabase } from "./supervisor.ts";

const aDataDir = async (parent = tmpdir()): Promise<string> => {
  const folder = await mkdtemp(join(parent, "latchkey-embedded-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const query = async (host: string, text: string) => {
  const client = new pg.Client({ host, user: "latchkey_owner", database: "postgres" });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

describe("the embedded PostgreSQL", () => {
  test("starts in a private folder, keeps what was committed, and restarts", async () => {
    const dataDir = await aDataDir();
    const first = await openEmbeddedDatabase({ dataDir });
    await query(first.host, "create table kept as select 7 as value");
    await first.stop();
    const second = await openEmbeddedDatabase({ dataDir });
    expect(await query(second.host, "select value from kept")).toEqual([{ value: 7 }]);
    await second.stop();
  });

  test("is re-attached to if its postmaster is still running", async () => {
    const dataDir = await aDataDir();
    const first = await openEmbeddedDatabase({ dataDir });
    const [before] = await query(first.host, "select pg_postmaster_start_time()::text as started");
    const again = await openEmbeddedDatabase({ dataDir });
    expect(await query(again.host, "select pg_postmaster_start_time()::text as started")).toEqual([before]);
    await again.stop();
  });

  test("recovers from kill -9 with everything that was committed", async () => {
    const dataDir = await aDataDir();
    const first = await openEmbeddedDatabase({ dataDir });
    await query(first.host, "create table kept as select 7 as value");
    const { cluster } = await findPlace(dataDir);
    const pid = Number.parseInt(await readFile(join(cluster, "postmaster.pid"), "utf8"), 10);
    process.kill(pid, "SIGKILL");
    const second = await openEmbeddedDatabase({ dataDir });
    expect(await query(second.host, "select value from kept")).toEqual([{ value: 7 }]);
    await Promise.all([first.stop(), second.stop()]);
  });

  test("REL-04 (in part) is restarted when its postmaster dies under a running server", async () => {
    const dataDir = await aDataDir();
    const database = await openEmbeddedDatabase({ dataDir });
    const { cluster } = await findPlace(dataDir);
    process.kill(Number.parseInt(await readFile(join(cluster, "postmaster.pid"), "utf8"), 10), "SIGKILL");
    const answers = () => query(database.host, "select 1 as one").catch(() => undefined);
    while (await answers()) await new Promise((resolve) => setTimeout(resolve, 20));
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
    await database.stop();
  });

  test("listens on a short socket only: no port, no password", async () => {
    const long = join(await aDataDir(), "a".repeat(90), "b".repeat(60));
    const database = await openEmbeddedDatabase({ dataDir: long });
    expect(database.host.length).toBeLessThan(80);
    expect(await query(database.host, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    expect(await query(database.host, "show fsync")).toEqual([{ fsync: "on" }]);
    await database.stop();
  });

  test("refuses a folder of another version with a message", async () => {
    const dataDir = await aDataDir();
    const database = await openEmbeddedDatabase({ dataDir });
    await database.stop();
    const { cluster } = await findPlace(dataDir);
    await writeFile(join(cluster, "PG_VERSION"), "13\n");
    await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/holds a PostgreSQL 13 database/);
  });
});

describe("a DATA_DIR that has its database already", () => {
  const asRoot = test.runIf(process.getuid?.() === 0);
  /** With a value in its database, which is stopped. @returns where the database is */
  const filled = async (dataDir: string): Promise<string> => {
    const database = await openEmbeddedDatabase({ dataDir });
    await query(database.host, "create table kept as select 7 as value");
    await database.stop();
    return (await findPlace(dataDir)).cluster;
  };
  const expectKept = async (dataDir: string): Promise<void> => {
    const database = await openEmbeddedDatabase({ dataDir });
    expect(await query(database.host, "select value from kept")).toEqual([{ value: 7 }]);
    await database.stop();
  };
  /** As folders of a service are, `/srv/latchkey`. */
  const aPublicDir = async (): Promise<string> => {
    const parent = await aDataDir();
    await chmod(parent, 0o755);
    const dataDir = join(parent, "data");
    await mkdir(dataDir, { mode: 0o755 });
    return dataDir;
  };

  asRoot("is refused while it is private, and has it again afterwards", async () => {
    const dataDir = await aPublicDir();
    await filled(dataDir);
    await chmod(dataDir, 0o700);
    await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/Allow it with chmod o\+x/);
    await chmod(dataDir, 0o755);
    await expectKept(dataDir);
  });

  asRoot("keeps a database outside when it becomes public, and when it is moved", async () => {
    const parent = await aDataDir();
    const dataDir = join(parent, "data");
    const cluster = await filled(dataDir);
    onTestFinished(() => rm(join(cluster, ".."), { recursive: true, force: true }));
    await chmod(parent, 0o755);
    await expectKept(dataDir);
    await rename(dataDir, join(parent, "moved"));
    await expectKept(join(parent, "moved"));
  });

  asRoot("is refused as a copy that names the database of its original", async () => {
    const parent = await aDataDir();
    const dataDir = join(parent, "data");
    const cluster = await filled(dataDir);
    onTestFinished(() => rm(join(cluster, ".."), { recursive: true, force: true }));
    await cp(dataDir, join(parent, "copy"), { recursive: true });
    const copy = join(parent, "copy");
    await expect(openEmbeddedDatabase({ dataDir: copy })).rejects.toThrow(/belongs to/);
    // As the sentence says.
    const copied = await aDataDir("/var/lib/latchkey");
    await chmod(copied, 0o755);
    await promisify(execFile)("cp", ["-a", cluster, copied]);
    await writeFile(join(copy, "postgres-is-at"), copied);
    await expectKept(copy);
    await expectKept(dataDir);
  });

  test.each(["documents/somebody", "audit-head"])("is refused with %s and no database", async (name) => {
    const dataDir = await aPublicDir();
    await mkdir(join(dataDir, name), { recursive: true });
    await expect(openEmbeddedDatabase({ dataDir })).rejects.toThrow(/but no database/);
  });
});

describe("one server on an embedded database", () => {
  const open = async () => {
    const database = await openEmbeddedDatabase({ dataDir: await aDataDir() });
    onTestFinished(() => database.stop());
    return database;
  };

  test("REL-04 (in part) a second one is refused, until the first has ended", async () => {
    const { host } = await open();
    const giveBack = await beOnlyServer(host, "/srv/latchkey");
    const second = beOnlyServer(host, "/srv/latchkey");
    await expect(second).rejects.toThrow(WrongSetting);
    await expect(second).rejects.toThrow(/Another Latchkey runs on the folder \/srv\/latchkey/);
    await giveBack();
    await (await beOnlyServer(host, "/srv/latchkey"))();
  });

  test("it is still the only one after its database was restarted", async () => {
    const { host } = await open();
    const giveBack = await beOnlyServer(host, "/srv/latchkey");
    await query(
      host,
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()",
    );
    const holders = () => query(host, "select pid from pg_locks where locktype = 'advisory' and granted");
    while ((await holders()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await expect(beOnlyServer(host, "/srv/latchkey")).rejects.toThrow(WrongSetting);
    await giveBack();
  });
});

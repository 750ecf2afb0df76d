import { randomUUID } from "node:crypto";
import { access, copyFile, mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { signIn } from "../../test/client.ts";
import { addDocument } from "../../test/identity.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { aPicture, signForm, uploadFile } from "../../test/upload.ts";
import { tidyUpHandler } from "../app/tidy-up.ts";
import { removeAbandonedUploads } from "./abandoned-uploads.ts";

const filesOf = async ({ context }: TestServer): Promise<number> =>
  (await readdir(join(context.config.dataDir, "documents"), { recursive: true })).filter((name) =>
    name.endsWith(".sealed"),
  ).length;

const someoneWaitsForALock = ({ context }: TestServer): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await context.pool.query(
        "select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

test("FIL-11 unbound uploads are removed within a day, file and row; bound ones stay", async () => {
  const server = await startTestServer();
  const { db, store, pool } = server.context;
  const client = await signIn(server);
  await addDocument(client, "PASSPORT", await uploadFile(server, client));
  await uploadFile(server, client);
  await signForm(client, aPicture());
  expect(await removeAbandonedUploads(db, store)).toBe(0);
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  expect(await removeAbandonedUploads(db, store)).toBe(2);
  expect(await filesOf(server)).toBe(1);
  const { rows } = await pool.query("select state from upload");
  expect(rows).toEqual([{ state: "stored" }]);
  expect(await removeAbandonedUploads(db, store)).toBe(0);
});

test("FIL-11 the hourly tidy-up removes them early enough to be gone within a day", async () => {
  const server = await startTestServer();
  const client = await signIn(server);
  await uploadFile(server, client);
  const age = (hours: number) =>
    server.context.pool.query(
      "update upload set created_at = now() - make_interval(hours => $1, mins => 1)",
      [hours],
    );
  await age(22);
  await tidyUpHandler.run({}, server.context);
  expect(await filesOf(server)).toBe(1);
  await age(23);
  await tidyUpHandler.run({}, server.context);
  expect(await filesOf(server)).toBe(0);
});

test("FIL-11 ACL-05 a file that is bound while the others are removed stays, file and row", async () => {
  const server = await startTestServer();
  const { db, store, pool } = server.context;
  const client = await signIn(server);
  const paths = [await uploadFile(server, client), await uploadFile(server, client)];
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  const bound: unknown[] = [];
  const remove = async (key: string) => {
    const [other = ""] = paths.filter((path) => !path.endsWith(key));
    if (bound.length === 0) bound.push((await addDocument(client, "PASSPORT", other)).errors);
    await store.remove(key);
  };
  expect(await removeAbandonedUploads(db, { ...store, remove })).toBe(1);
  expect(bound).toEqual([undefined]);
  expect(await filesOf(server)).toBe(1);
  const { rows } = await pool.query(
    "select count(*)::int as bound from document d join upload u on u.id = d.upload_id",
  );
  expect(rows).toEqual([{ bound: 1 }]);
});

test("FIL-11 ACL-05 a file that is being removed cannot be bound", async () => {
  const server = await startTestServer();
  const { db, store, pool } = server.context;
  const client = await signIn(server);
  const path = await uploadFile(server, client);
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  let binding: ReturnType<typeof addDocument> | undefined;
  const remove = async (key: string) => {
    binding = addDocument(client, "PASSPORT", path);
    await someoneWaitsForALock(server);
    await store.remove(key);
  };
  expect(await removeAbandonedUploads(db, { ...store, remove })).toBe(1);
  expect((await binding)?.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test("FIL-11 ACL-05 a file whose binding is not finished yet is waited for, and stays", async () => {
  const server = await startTestServer();
  const { db, store, pool } = server.context;
  const client = await signIn(server);
  const key = (await uploadFile(server, client)).split("/storage/")[1];
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  const saving = await pool.connect();
  await saving.query("begin");
  await saving.query("select 1 from upload where object_key = $1 for share", [key]);
  const removing = removeAbandonedUploads(db, store);
  await someoneWaitsForALock(server);
  await saving.query(
    `insert into document (application_id, party_id, section, type, side, upload_id)
     select application_id, party_id, 'INCOME', 'PAYSLIP', 'front', id from upload where object_key = $1`,
    [key],
  );
  await saving.query("commit");
  saving.release();
  expect(await removing).toBe(0);
  expect(await filesOf(server)).toBe(1);
});

test("FIL-11 tidying up removes incomplete files of a killed process", async () => {
  const { context } = await startTestServer();
  const folder = join(context.config.dataDir, "documents");
  const half = join(folder, "owner.png.sealed.0123456789ab.part");
  const old = new Date(Date.now() - 2 * 3_600_000);
  await mkdir(folder, { recursive: true });
  await writeFile(half, "half");
  await utimes(half, old, old);
  await tidyUpHandler.run({}, context);
  expect(await readdir(folder)).toEqual([]);
});

describe("FIL-11 a complete file without a row", () => {
  const DAY = 24 * 3_600_000;
  /** A copy of a stored file under a key without a row, last written so long ago. */
  const orphan = async ({ context }: TestServer, path: string, ageMs: number): Promise<string> => {
    const folder = join(context.config.dataDir, "documents");
    const [owner] = (path.split("/storage/")[1] ?? "").split("/");
    const key = `${owner}/${randomUUID()}.png`;
    const file = join(folder, `${key}.sealed`);
    await copyFile(join(folder, `${path.split("/storage/")[1]}.sealed`), file);
    const then = new Date(Date.now() - ageMs);
    await utimes(file, then, then);
    return file;
  };
  const isThere = (file: string): Promise<boolean> =>
    access(file).then(
      () => true,
      () => false,
    );

  test("is removed within a day; a young one and those with a row stay", async () => {
    const server = await startTestServer();
    const client = await signIn(server);
    const path = await uploadFile(server, client);
    await addDocument(client, "PASSPORT", path);
    const kept = join(server.context.config.dataDir, "documents", `${path.split("/storage/")[1]}.sealed`);
    const then = new Date(Date.now() - 2 * DAY);
    await utimes(kept, then, then);
    const old = await orphan(server, path, DAY);
    const young = await orphan(server, path, DAY / 2);
    await tidyUpHandler.run({}, server.context);
    expect([await isThere(kept), await isThere(old), await isThere(young)]).toEqual([true, false, true]);
    const { rows } = await server.context.pool.query("select object_key from upload");
    expect(await filesOf(server)).toBe(rows.length + 1);
  });

  test("stays if the database knows no file at all: it is another store's", async () => {
    const server = await startTestServer();
    const path = await uploadFile(server, await signIn(server));
    const old = await orphan(server, path, DAY);
    await server.context.pool.query("delete from upload");
    await tidyUpHandler.run({}, server.context);
    expect(await isThere(old)).toBe(true);
  });
});

test("FIL-11 (in part) more than one batch is removed at once", async () => {
  const server = await startTestServer();
  const { db, store, pool } = server.context;
  await signIn(server);
  await pool.query(`insert into upload (application_id, party_id, object_key, file_name, content_type, max_bytes, state, created_at)
    select application_id, party.id, party.id || '/' || gen_random_uuid() || '.png', 'a', 'b', 1, 'signed', now() - interval '2 days'
    from party, generate_series(1, 501)`);
  expect(await removeAbandonedUploads(db, store)).toBe(501);
});

test("FIL-11 (in part) a file whose document was taken away is removed", async () => {
  const server = await startTestServer();
  const { db, store, pool } = server.context;
  const client = await signIn(server);
  await addDocument(client, "PASSPORT", await uploadFile(server, client));
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  expect(await removeAbandonedUploads(db, store)).toBe(0);
  await pool.query("delete from document");
  expect(await removeAbandonedUploads(db, store)).toBe(1);
});

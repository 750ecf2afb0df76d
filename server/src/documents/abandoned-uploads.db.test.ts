import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aHouse, type House } from "../../test/house.ts";
import { addDocument } from "../../test/identity.ts";
import { aPicture, signForm, uploadFile } from "../../test/upload.ts";
import { signIn } from "../../test/visitor.ts";
import { tidyUpHandler } from "../app/tidy-up.ts";
import { removeAbandonedUploads } from "./abandoned-uploads.ts";

const filesOf = async ({ context }: House): Promise<number> =>
  (await readdir(join(context.config.dataDir, "documents"), { recursive: true })).filter((name) =>
    name.endsWith(".sealed"),
  ).length;

const someoneWaitsForALock = ({ context }: House): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await context.pool.query(
        "select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);

test("FIL-11 uploads that nothing holds are gone within a day, file and row; bound ones stay", async () => {
  const house = await aHouse();
  const { db, store, pool } = house.context;
  const visitor = await signIn(house);
  await addDocument(visitor, "PASSPORT", await uploadFile(house, visitor));
  await uploadFile(house, visitor);
  await signForm(visitor, aPicture());
  expect(await removeAbandonedUploads(db, store)).toBe(0);
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  expect(await removeAbandonedUploads(db, store)).toBe(2);
  expect(await filesOf(house)).toBe(1);
  const { rows } = await pool.query("select state from upload");
  expect(rows).toEqual([{ state: "stored" }]);
  expect(await removeAbandonedUploads(db, store)).toBe(0);
});

test("FIL-11 ACL-05 a file that is bound while the others are removed stays, file and row", async () => {
  const house = await aHouse();
  const { db, store, pool } = house.context;
  const visitor = await signIn(house);
  const paths = [await uploadFile(house, visitor), await uploadFile(house, visitor)];
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  const bound: unknown[] = [];
  const remove = async (key: string) => {
    const [other = ""] = paths.filter((path) => !path.endsWith(key));
    if (bound.length === 0) bound.push((await addDocument(visitor, "PASSPORT", other)).errors);
    await store.remove(key);
  };
  expect(await removeAbandonedUploads(db, { ...store, remove })).toBe(1);
  expect(bound).toEqual([undefined]);
  expect(await filesOf(house)).toBe(1);
  const { rows } = await pool.query(
    "select count(*)::int as bound from document d join upload u on u.id = d.upload_id",
  );
  expect(rows).toEqual([{ bound: 1 }]);
});

test("FIL-11 ACL-05 a file that is being removed is bound to nothing", async () => {
  const house = await aHouse();
  const { db, store, pool } = house.context;
  const visitor = await signIn(house);
  const path = await uploadFile(house, visitor);
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  let binding: ReturnType<typeof addDocument> | undefined;
  const remove = async (key: string) => {
    binding = addDocument(visitor, "PASSPORT", path);
    await someoneWaitsForALock(house);
    await store.remove(key);
  };
  expect(await removeAbandonedUploads(db, { ...store, remove })).toBe(1);
  expect((await binding)?.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

test("FIL-11 ACL-05 a file whose binding is not finished yet is waited for, and stays", async () => {
  const house = await aHouse();
  const { db, store, pool } = house.context;
  const visitor = await signIn(house);
  const key = (await uploadFile(house, visitor)).split("/storage/")[1];
  await pool.query("update upload set created_at = created_at - interval '24 hours'");
  const saving = await pool.connect();
  await saving.query("begin");
  await saving.query("select 1 from upload where object_key = $1 for share", [key]);
  const removing = removeAbandonedUploads(db, store);
  await someoneWaitsForALock(house);
  await saving.query(
    `insert into document (application_id, party_id, section, type, side, upload_id)
     select application_id, party_id, 'INCOME', 'PAYSLIP', 'front', id from upload where object_key = $1`,
    [key],
  );
  await saving.query("commit");
  saving.release();
  expect(await removing).toBe(0);
  expect(await filesOf(house)).toBe(1);
});

test("FIL-11 tidying up takes away what a killed process left half written", async () => {
  const { context } = await aHouse();
  const folder = join(context.config.dataDir, "documents");
  const half = join(folder, "owner.png.sealed.0123456789ab.part");
  const old = new Date(Date.now() - 2 * 3_600_000);
  await mkdir(folder, { recursive: true });
  await writeFile(half, "half");
  await utimes(half, old, old);
  await tidyUpHandler.run({}, context);
  expect(await readdir(folder)).toEqual([]);
});

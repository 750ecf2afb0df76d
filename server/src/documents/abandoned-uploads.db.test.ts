import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aHouse, type House } from "../../test/house.ts";
import { addDocument } from "../../test/identity.ts";
import { aPicture, signForm, uploadFile } from "../../test/upload.ts";
import { signIn } from "../../test/visitor.ts";
import { removeAbandonedUploads } from "./abandoned-uploads.ts";

const filesOf = async ({ context }: House): Promise<number> =>
  (await readdir(join(context.config.dataDir, "documents"), { recursive: true })).filter((name) =>
    name.endsWith(".sealed"),
  ).length;

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

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument } from "../../../test/identity.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, postForm, signForm } from "../../../test/upload.ts";
import { removeAbandonedUploads } from "../../documents/abandoned-uploads.ts";

/** All stored files of one applicant together have a limit, besides each file's own. */

const QUOTA = 10_000;
const limited = () => startTestServer({ STORED_BYTES_PER_APPLICANT: String(QUOTA) });

const send = async (server: TestServer, client: Client, size: number) => {
  const file = {
    ...aPicture(),
    content: Buffer.concat([aPicture().content, Buffer.alloc(size)]).subarray(0, size),
  };
  const { url, fields } = await signForm(client, file);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const response = await postForm(server, url, [...parts, { name: "file", value: file.content }]);
  return response.statusCode === 204 ? String(response.headers.location) : response.json();
};

const sizesOf = async ({ context }: TestServer): Promise<readonly number[]> => {
  const { rows } = await context.pool.query(
    "select size_bytes::int as size from upload where state = 'stored' order by size_bytes",
  );
  return rows.map(({ size }) => size);
};

const filesOnDisk = async ({ context }: TestServer): Promise<number> => {
  const names = await readdir(join(context.config.dataDir, "documents"), { recursive: true });
  return names.filter((name) => name.includes(".")).length;
};

const full = { code: "STORAGE_FULL" };
const stored = expect.stringContaining("/wizard/storage/");

test("FIL-10 files are taken up to the last byte of the quota, and not one more", async () => {
  const server = await limited();
  const [client, other] = [await signIn(server), await signIn(server)];
  expect(await send(server, client, 6_000)).toEqual(stored);
  expect(await send(server, client, 4_001)).toEqual(full);
  expect(await send(server, client, 4_000)).toEqual(stored);
  expect(await send(server, client, 1_000)).toEqual(full);
  expect(await send(server, other, 10_000)).toEqual(stored);
  expect(await sizesOf(server)).toEqual([4_000, 6_000, 10_000]);
  expect(await filesOnDisk(server)).toBe(3);
});

test("FIL-10 the quota holds when ten files arrive at once", async () => {
  const server = await limited();
  const client = await signIn(server);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(server, client, 4_000)));
  expect(answers.filter((answer) => typeof answer === "string")).toHaveLength(2);
  expect(answers.filter((answer) => typeof answer !== "string")).toEqual(
    Array.from({ length: 8 }, () => full),
  );
  expect(await sizesOf(server)).toEqual([4_000, 4_000]);
  expect(await filesOnDisk(server)).toBe(2);
});

test("FIL-10 a file in use counts; one that was removed as unused makes room", async () => {
  const server = await limited();
  const client = await signIn(server);
  await addDocument(client, "PASSPORT", await send(server, client, 6_000));
  expect(await send(server, client, 4_000)).toEqual(stored);
  const { db, pool, store } = server.context;
  await pool.query("update upload set created_at = now() - interval '2 days'");
  await removeAbandonedUploads(db, store);
  expect(await send(server, client, 4_001)).toEqual(full);
  expect(await send(server, client, 4_000)).toEqual(stored);
});

import { expect, test } from "vitest";
import { signIn } from "../../test/client.ts";
import { addDocument } from "../../test/identity.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { uploadFile } from "../../test/upload.ts";
import { tidyUpHandler } from "../app/tidy-up.ts";
import { newLog } from "../platform/log/log.ts";
import { reportMissingFiles } from "./missing-files.ts";

const serverWithLog = async () => {
  const lines: string[] = [];
  const log = newLog({ logLevel: "error" }, (line) => lines.push(line));
  const server = await startTestServer({}, { log });
  return { server, lines: () => lines.map((line) => JSON.parse(line)) };
};

const keyOf = (path: string): string => path.split("/storage/")[1] ?? "";

const idOf = async ({ context }: TestServer, path: string): Promise<string> => {
  const { rows } = await context.pool.query("select id from upload where object_key = $1", [keyOf(path)]);
  return rows[0].id;
};

/** Rows of documents without files, before and behind those that have one. */
const addDocumentsWithoutFile = async ({ context }: TestServer, count: number): Promise<void> => {
  await context.pool.query(
    `with added as (
       insert into upload (application_id, party_id, object_key, file_name, content_type, max_bytes, state)
       select application_id, party.id, 'gone/' || to_char(i, 'FM00000') || '.png', 'a', 'b', 1, 'stored'
       from party, generate_series(1, $1) as row(i)
       returning id, application_id, party_id)
     insert into document (application_id, party_id, section, upload_id, type, side)
     select application_id, party_id, 'IDENTITY', id, 'PASSPORT', 'front' from added`,
    [count],
  );
};

test("FIL-11 (in part) the hourly tidy-up reports a document whose file is gone, by its id, until it is there again; its rows stay", async () => {
  const { server, lines } = await serverWithLog();
  const { context } = server;
  const addPassport = async (email: string): Promise<string> => {
    const client = await signIn(server, email);
    const path = await uploadFile(server, client);
    await addDocument(client, "PASSPORT", path);
    return path;
  };
  await addPassport("kept@example.com");
  const lost = await addPassport("lost@example.com");
  await tidyUpHandler.run({}, context);
  expect(lines()).toEqual([]);

  await context.store.remove(keyOf(lost));
  await tidyUpHandler.run({}, context);
  await tidyUpHandler.run({}, context);
  const said = { msg: "Files of documents are missing", missing: 1, uploads: [await idOf(server, lost)] };
  expect(lines()).toMatchObject([said, said]);
  const { rows } = await context.pool.query("select count(*)::int as documents from document");
  expect(rows).toEqual([{ documents: 2 }]);
});

test("FIL-11 (in part) a file that was never sent, or belongs to no document, is not missed", async () => {
  const { server, lines } = await serverWithLog();
  const { store, pool } = server.context;
  await store.remove(keyOf(await uploadFile(server, await signIn(server))));
  await pool.query(
    `insert into upload (application_id, party_id, object_key, file_name, content_type, max_bytes, state)
     select application_id, id, 'a/1.png', 'a', 'b', 1, 'signed' from party`,
  );
  expect(await reportMissingFiles(server.context)).toEqual([]);
  expect(lines()).toEqual([]);
});

test("FIL-11 (in part) all files get their turn, so many at each run, and then the first again", async () => {
  const { server, lines } = await serverWithLog();
  await signIn(server);
  await addDocumentsWithoutFile(server, 1_100);
  const runs = [];
  for (let run = 0; run < 4; run += 1) runs.push(await reportMissingFiles(server.context));
  expect(runs.map(({ length }) => length)).toEqual([500, 500, 100, 500]);
  expect(new Set(runs.slice(0, 3).flat()).size).toBe(1_100);
  expect(runs[3]).toEqual(expect.arrayContaining([...(runs[0] ?? [])]));
  // However many are gone.
  expect(lines()[0]).toMatchObject({ missing: 500 });
  expect(lines()[0].uploads).toHaveLength(20);
});

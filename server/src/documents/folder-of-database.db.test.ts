import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { aSentDocument } from "../../test/reviewed.ts";
import { aColleague } from "../../test/staff.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { bindFolder } from "./folder-of-database.ts";

const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "latchkey-folder-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const bind = ({ context: { db, config } }: TestServer, dataDir = config.dataDir) =>
  bindFolder({ db, config: { dataDir } });

const fillWithDocument = async (server: TestServer): Promise<void> =>
  void (await aSentDocument(server, await aColleague(server)));

const idIn = (folder: string) => readFile(join(folder, "database-id"), "utf8");

describe("DATA_DIR and its database", () => {
  test("know each other from the first start, and at every later one", async () => {
    const server = await startTestServer();
    await bind(server);
    const id = await idIn(server.context.config.dataDir);
    await fillWithDocument(server);
    await bind(server);
    expect(await idIn(server.context.config.dataDir)).toBe(id);
  });

  test("of several servers that start at once the first one names both", async () => {
    const server = await startTestServer();
    await Promise.all(Array.from({ length: 5 }, () => bind(server)));
    await bind(server);
  });

  test("know each other after the folder was moved", async () => {
    const server = await startTestServer();
    await bind(server);
    await fillWithDocument(server);
    const moved = await aFolder();
    await cp(server.context.config.dataDir, moved, { recursive: true });
    await bind(server, moved);
  });

  test("from before there were ids get one, with documents and all", async () => {
    const server = await startTestServer();
    await fillWithDocument(server);
    await bind(server);
    await bind(server);
  });

  test("get to know each other again when the database was restored from before there were ids", async () => {
    const server = await startTestServer();
    await fillWithDocument(server);
    await bind(server);
    await server.context.pool.query("delete from installation where name = 'data-folder'");
    await bind(server);
    const { rows } = await server.context.pool.query(
      "select value from installation where name = 'data-folder'",
    );
    expect(`${rows[0].value}\n`).toBe(await idIn(server.context.config.dataDir));
  });

  test("REL-04 (in part) are refused when the folder is another database's", async () => {
    const [server, other] = [await startTestServer(), await startTestServer()];
    for (const one of [server, other]) await bind(one);
    const refused = bind(server, other.context.config.dataDir);
    await expect(refused).rejects.toThrow(WrongSetting);
    await expect(refused).rejects.toThrow(/holds the documents of another database/);
  });

  test("from before there were ids get one, although every document was removed and its folder stayed", async () => {
    const server = await startTestServer();
    const folder = await aFolder();
    await mkdir(join(folder, "documents", "uploads", "0f"), { recursive: true });
    await writeFile(join(folder, "documents", "uploads", "0f", "half.part"), "");
    await bind(server, folder);
    await bind(server, folder);
  });

  test("REL-04 (in part) are refused when the database is new and the folder is not", async () => {
    const server = await startTestServer();
    const folder = await aFolder();
    await mkdir(join(folder, "documents", "a"), { recursive: true });
    await writeFile(join(folder, "documents", "a", "b.sealed"), "");
    await writeFile(join(folder, "database-id"), `${randomUUID()}\n`);
    await expect(bind(server, folder)).rejects.toThrow(/holds documents, and the database knows none/);
    await rm(join(folder, "database-id"));
    await expect(bind(server, folder)).rejects.toThrow(/holds documents, and the database knows none/);
  });

  test("REL-04 (in part) are refused when the folder is new and the database is not; the sentence says how to go on", async () => {
    const server = await startTestServer();
    await bind(server);
    await fillWithDocument(server);
    const folder = await aFolder();
    const sentence = await bind(server, folder).catch((cause: Error) => cause.message);
    const [, id] = /if the documents are lost, write (\S+) into that file/.exec(String(sentence)) ?? [];
    await writeFile(join(folder, "database-id"), `${id}\n`);
    await bind(server, folder);
  });

  test("know each other although the start that named the database was killed before any document", async () => {
    const server = await startTestServer();
    await bind(server);
    await bind(server, await aFolder());
  });
});

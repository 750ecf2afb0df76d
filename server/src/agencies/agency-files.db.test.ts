import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { agencyFilePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fakeClamd, HARMFUL } from "../../test/clamd.ts";
import { newClient } from "../../test/client.ts";
import { sendAgencyFile, sendResponsibility } from "../../test/right-to-rent.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { aPaper } from "../../test/upload.ts";
import { tidyUpHandler } from "../app/tidy-up.ts";
import { reportMissingFiles } from "../documents/missing-files.ts";
import { clamd } from "../partners/clamd.ts";
import { agencyNamed } from "./agencies.ts";
import { AGENCY_FILES, bindAgencyFile } from "./agency-files.ts";

let server: TestServer;
let scanner: Awaited<ReturnType<typeof fakeClamd>>;
let priya: Colleague;
let agencyId: string;
beforeAll(async () => {
  scanner = await fakeClamd();
  server = await openTestServer({}, { scanner: clamd(scanner.address) });
  priya = await aColleague(server);
});
afterAll(async () => {
  await server.close();
  await scanner.close();
});
beforeEach(async () => {
  scanner.mood = "works";
  agencyId = await server.context.db
    .transaction()
    .execute((tx) => agencyNamed(tx, `Harbour ${randomUUID()}`));
});

const rows = async () =>
  (
    await server.context.pool.query(
      "select id, object_key, file_name, content_type, is_bound from agency_file where agency_id = $1",
      [agencyId],
    )
  ).rows;

describe("a file of an agency", () => {
  test("is kept encrypted under the agency's key, and comes back byte for byte", async () => {
    const { content } = aPaper();
    const sent = await sendAgencyFile(priya, { agencyId, content, name: "Vollmacht für Äpfel.pdf" });
    expect(sent.statusCode).toBe(201);
    const { id } = sent.json();
    const [{ object_key }] = await rows();
    const { store, pool } = server.context;
    const wrongKey = Buffer.alloc(32);
    await expect(store.read(object_key, wrongKey).then(buffer)).rejects.toThrow();
    const read = await priya.client.get(agencyFilePath(agencyId, id));
    expect(read.rawPayload.equals(content)).toBe(true);
    expect(read.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(read.headers["content-disposition"]).toContain(encodeURIComponent("Vollmacht für Äpfel.pdf"));
    const { rows: audited } = await pool.query(
      "select action from audit_entry where subject = $1 order by id",
      [id],
    );
    expect(audited).toEqual([{ action: "agency-file-kept" }, { action: "agency-file-read" }]);
  });

  test("is one of its own agency alone, and for staff alone", async () => {
    const { id } = (await sendAgencyFile(priya, { agencyId })).json();
    const other = await server.context.db.transaction().execute((tx) => agencyNamed(tx, randomUUID()));
    for (const [agency, file] of [
      [other, id],
      [agencyId, randomUUID()],
      [agencyId, "x"],
      ["x", id],
    ] as const)
      expect((await priya.client.get(agencyFilePath(agency, file))).statusCode).toBe(404);
    expect((await newClient(server).get(agencyFilePath(agencyId, id))).statusCode).toBe(401);
  });

  test.each([
    ["empty", Buffer.alloc(0), "EMPTY"],
    ["a text", Buffer.from("no agreement"), "WRONG_FILE_FORMAT"],
    ["a program", Buffer.from("PK\u0003\u0004program"), "WRONG_FILE_FORMAT"],
    ["infected", Buffer.concat([aPaper().content, Buffer.from(HARMFUL)]), "INFECTED"],
  ])("that is %s is refused, and nothing is kept", async (_what, content, code) => {
    const refused = await sendAgencyFile(priya, { agencyId, content });
    expect([refused.statusCode, refused.json().code]).toEqual([400, code]);
    expect(await rows()).toEqual([]);
  });

  test("that is too large is refused before it is read", async () => {
    const { maxFileBytes } = server.context.config.uploads;
    const content = Buffer.concat([aPaper().content, Buffer.alloc(maxFileBytes)]);
    expect((await sendAgencyFile(priya, { agencyId, content })).statusCode).toBe(413);
  });

  test.each(["breaks", "babbles"] as const)(
    "waits for the scanner: one that %s keeps nothing",
    async (mood) => {
      scanner.mood = mood;
      const refused = await sendAgencyFile(priya, { agencyId });
      expect([refused.statusCode, refused.json().code]).toEqual([503, "UNAVAILABLE"]);
      expect(await rows()).toEqual([]);
    },
  );

  test("of an unknown agency is refused", async () => {
    expect((await sendAgencyFile(priya, { agencyId: randomUUID() })).statusCode).toBe(404);
    expect((await sendAgencyFile(priya, { agencyId: "x" })).statusCode).toBe(404);
  });

  test("that nothing names is gone after a day, and one that an agreement names stays", async () => {
    const kept = (await sendAgencyFile(priya, { agencyId })).json().id;
    await sendAgencyFile(priya, { agencyId });
    await sendResponsibility(priya, agencyId, {
      isOfAgency: true,
      landlord: "",
      acceptedOn: "2026-10-01",
      fileId: kept,
    });
    const { pool, store } = server.context;
    await pool.query("update agency_file set at = at - interval '2 days'");
    const before = await rows();
    await tidyUpHandler.run({}, server.context);
    expect(await rows()).toMatchObject([{ id: kept, is_bound: true }]);
    for (const { id, object_key } of before) expect(await store.has(object_key)).toBe(id === kept);
  });

  test("is no file without a row for the tidy-up, however old it is", async () => {
    const { id } = (await sendAgencyFile(priya, { agencyId })).json();
    const [{ object_key }] = await rows();
    const { store } = server.context;
    const old = {
      ...store,
      keysOlderThan: async function* () {
        yield object_key;
      },
    };
    await tidyUpHandler.run({}, { ...server.context, store: old });
    expect((await priya.client.get(agencyFilePath(agencyId, id))).statusCode).toBe(200);
  });

  test("whose content the store has lost is said so, and reported", async () => {
    const { id } = (await sendAgencyFile(priya, { agencyId })).json();
    const [{ object_key }] = await rows();
    await server.context.store.remove(object_key);
    const gone = await priya.client.get(agencyFilePath(agencyId, id));
    expect([gone.statusCode, gone.json().code]).toEqual([410, "FILE_GONE"]);
    await server.context.db.transaction().execute((tx) => bindAgencyFile({ tx }, agencyId, id));
    expect(await reportMissingFiles(server.context, AGENCY_FILES)).toContain(id);
  });
});

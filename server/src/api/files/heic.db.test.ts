import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument } from "../../../test/identity.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { type FileToSend, sendFile, signForm } from "../../../test/upload.ts";
import type { DocumentChecks } from "../../document-checks/checks.ts";
import { readUpload } from "../../documents/read-upload.ts";
import { findReadable } from "../../documents/uploads.ts";
import { ScannerUnavailable, type VirusScanner } from "../../partners/clamd.ts";

/** Photos in the format of phones are turned into JPEG before they are stored. */

let photo: Buffer;
let checks: DocumentChecks;
let server: TestServer;
let client: Client;
beforeAll(async () => {
  photo = await readFile(join(import.meta.dirname, "../../../../journeys/files/photo.heic"));
  checks = openTestChecks();
  server = await openTestServer({}, { checks });
  client = await signIn(server);
});
afterAll(() => server.close());

/** A server that a test starts closes its own. */
const shared = (): DocumentChecks => Object.create(checks, { close: { value: async () => undefined } });

const aHeic = (content = photo): FileToSend => ({
  filename: "Passport.heic",
  filetype: "image/heic",
  content,
  givenName: "IMG_2041.HEIC",
});

const filesOf = async ({ context }: TestServer): Promise<readonly string[]> => {
  const folder = join(context.config.dataDir, "documents");
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.includes("."));
};

const refused = async (on: TestServer, file: FileToSend) => {
  const by = on === server ? client : await signIn(on);
  const before = await filesOf(on);
  const { statusCode, body } = await sendFile(on, by, file);
  expect(await filesOf(on)).toEqual(before);
  return [statusCode, JSON.parse(body).code];
};

describe("a HEIC", () => {
  test("is stored as a JPEG, upright and without metadata, and says so; the person's own name for it stays", async () => {
    const form = await signForm(client, aHeic());
    expect(form.fields["Content-Type"]).toBe("image/heic");
    expect(form.fields.key).toMatch(/\.jpg$/);
    const response = await sendFile(server, client, aHeic());
    expect(response.statusCode).toBe(204);
    const path = String(response.headers.location);
    const key = path.split("/storage/")[1] ?? "";
    const upload = await findReadable(server.context.db, key);
    if (!upload) throw new Error("It is not there.");
    const { party, wrappedKey } = upload;
    const stored = await readUpload(server.context, { key, keyOwner: party.partyId, wrappedKey });
    const { format, width, height, exif } = await sharp(stored).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "jpeg",
      width: 880,
      height: 620,
      exif: undefined,
    });
    const { rows } = await server.context.pool.query(
      "select file_name, given_name, content_type, size_bytes::int from upload where object_key = $1",
      [key],
    );
    expect(rows).toEqual([
      {
        file_name: "Passport.jpg",
        given_name: "IMG_2041.HEIC",
        content_type: "image/jpeg",
        size_bytes: stored.length,
      },
    ]);
    const { data } = await addDocument(client, "PASSPORT", path);
    expect(data.updateMe.me.identityDocuments).toMatchObject([{ type: "PASSPORT", path }]);
  });

  test.each<[string, () => Buffer, string]>([
    ["that breaks off", () => photo.subarray(0, 3000), "UNREADABLE"],
    [
      "of which only the beginning is one",
      () => Buffer.concat([photo.subarray(0, 24), Buffer.alloc(500, 7)]),
      "UNREADABLE",
    ],
    ["that is a text", () => Buffer.from("This is my passport. Believe me."), "WRONG_FILE_FORMAT"],
    ["that is a film", () => Buffer.from("\0\0\0\u0018ftypisom\0\0\0\0isomiso2"), "WRONG_FILE_FORMAT"],
    ["of no bytes", () => Buffer.alloc(0), "EMPTY"],
  ])("%s is refused, and nothing of it is left", async (_what, content, code) => {
    expect(await refused(server, aHeic(content()))).toEqual([400, code]);
  });

  test("with too many pixels is refused", async () => {
    const strict = openTestChecks({ maxPixels: 1000 });
    const other = await startTestServer({}, { checks: strict });
    expect(await refused(other, aHeic())).toEqual([400, "TOO_MANY_PIXELS"]);
  });

  test("nobody can turn now is not kept as it is: the person tries again", async () => {
    const away = await startTestServer({}, { checks: openTestChecks({ program: "/nowhere/child.ts" }) });
    expect(await refused(away, aHeic())).toEqual([503, "UNAVAILABLE"]);
  });

  test("gets no form where the settings say so", async () => {
    const without = await startTestServer({ HEIC: "off" });
    const by = await signIn(without);
    const query = "filename=Passport.heic&filetype=image%2Fheic&additionalFilePath=identity";
    const response = await by.get(`/wizard/api/signedurl/post/user/docs?${query}`);
    expect([response.statusCode, response.json()]).toEqual([400, { code: "WRONG_FILE_FORMAT" }]);
  });
});

describe("FIL-05 (in part) with a virus scanner a HEIC", () => {
  const scanning = (scan: VirusScanner["scan"]) => ({ scan, ping: async () => undefined });

  test("is scanned before anything opens it, and so is the JPEG", async () => {
    const scanned: Buffer[] = [];
    const turning = vi.spyOn(checks, "convertHeic");
    const scanner = scanning(async (open) => {
      if (scanned.length === 0) expect(turning).not.toHaveBeenCalled();
      scanned.push(await buffer(await open()));
      return "clean";
    });
    const careful = await startTestServer({}, { checks: shared(), scanner });
    const response = await sendFile(careful, await signIn(careful), aHeic());
    turning.mockRestore();
    expect(response.statusCode).toBe(204);
    expect(scanned[0]).toEqual(photo);
    expect(scanned[1]?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test("is refused if it is infected, or if nobody can tell", async () => {
    const infected = await startTestServer(
      {},
      { checks: shared(), scanner: scanning(async () => "infected") },
    );
    expect(await refused(infected, aHeic())).toEqual([400, "INFECTED"]);
    const away = scanning(async () => {
      throw new ScannerUnavailable("away");
    });
    expect(await refused(await startTestServer({}, { checks: shared(), scanner: away }), aHeic())).toEqual([
      503,
      "UNAVAILABLE",
    ]);
  });
});

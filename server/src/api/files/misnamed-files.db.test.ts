import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentTypes, pdf, zip } from "../../../test/bad-bytes.ts";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument } from "../../../test/identity.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, sendFile } from "../../../test/upload.ts";
import { readUpload } from "../../documents/read-upload.ts";
import { findReadable } from "../../documents/uploads.ts";

/** A file is what it holds, whatever its name and the form say. */

let server: TestServer;
let client: Client;
const files: Record<string, Buffer> = {};
beforeAll(async () => {
  server = await openTestServer({}, { checks: openTestChecks() });
  client = await signIn(server);
  const plain = sharp({ create: { width: 64, height: 40, channels: 3, background: "#c96" } });
  const [cr, bom] = [Buffer.from("\r\n"), Buffer.from("\uFEFF")];
  Object.assign(files, {
    png: aPicture().content,
    jpg: await plain.jpeg().toBuffer(),
    heic: await readFile(join(import.meta.dirname, "../../../../journeys/files/photo.heic")),
    pdf: pdf(),
    "pdf behind a line": Buffer.concat([cr, pdf()]),
    "pdf behind a mark": Buffer.concat([bom, pdf()]),
    "pdf behind 1,000 bytes": Buffer.concat([Buffer.alloc(1000, " "), pdf()]),
  });
});
afterAll(() => server.close());

const sent = async (what: string, filename: string, filetype: string, givenName?: string) => {
  const content = files[what] ?? Buffer.alloc(0);
  const file = { filename, filetype, content, ...(givenName === undefined ? {} : { givenName }) };
  return sendFile(server, client, file);
};

const storedAt = async (location: unknown) => {
  const path = String(location);
  const key = path.split("/storage/")[1] ?? "";
  const upload = await findReadable(server.context.db, key);
  if (!upload) throw new Error("It is not there.");
  const { party, wrappedKey } = upload;
  const content = await readUpload(server.context, { key, keyOwner: party.partyId, wrappedKey });
  const { rows } = await server.context.pool.query(
    "select file_name, given_name, content_type from upload where object_key = $1",
    [key],
  );
  return { path, content, row: rows[0] };
};

const [JPEG, PNG, PDF] = ["image/jpeg", "image/png", "application/pdf"];

describe("FIL-02 (in part) a file is stored as what it is:", () => {
  test.each([
    ["png", "Passport.jpg", JPEG, "photo.jpg", PNG, "Passport.png", "photo.png"],
    ["jpg", "Passport.png", PNG, "photo.png", JPEG, "Passport.jpg", "photo.png"],
    ["jpg", "Passport.heic", "image/heic", "IMG_2.HEIC", JPEG, "Passport.jpg", "IMG_2.HEIC"],
    ["jpg", "Passport.jfif", JPEG, "passport.jfif", JPEG, "Passport.jpg", "passport.jpg"],
    ["jpg", "Passport.jpe", JPEG, "passport.jpe", JPEG, "Passport.jpg", "passport.jpg"],
    ["jpg", "Passport.pjpeg", JPEG, "passport.pjpeg", JPEG, "Passport.jpg", "passport.jpg"],
    ["jpg", "Passport", JPEG, "IMG_2", JPEG, "Passport.jpg", "IMG_2.jpg"],
    ["jpg", "Passport.jpg.", JPEG, "IMG_2.JPG.", JPEG, "Passport.jpg", "IMG_2.JPG"],
    ["jpg", "Passport.JPEG", JPEG, "IMG_2.JPEG", JPEG, "Passport.JPEG", "IMG_2.JPEG"],
    ["pdf", "Passport.png", PNG, "scan.png", PDF, "Passport.pdf", "scan.pdf"],
    ["png", "Passport.pdf", PDF, "scan.pdf", PNG, "Passport.png", "scan.png"],
    ["pdf behind a line", "Passport.pdf", PDF, "scan.pdf", PDF, "Passport.pdf", "scan.pdf"],
    ["pdf behind a mark", "Passport.pdf", PDF, "scan.pdf", PDF, "Passport.pdf", "scan.pdf"],
    ["pdf behind 1,000 bytes", "Passport.pdf", PDF, "scan.pdf", PDF, "Passport.pdf", "scan.pdf"],
  ])("a %s sent as %s", async (what, filename, filetype, givenName, type, name, given) => {
    const response = await sent(what, filename ?? "", filetype ?? "", givenName);
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    const { content, row } = await storedAt(response.headers.location);
    expect(row).toEqual({ file_name: name, given_name: given, content_type: type });
    expect(content.equals(files[what] ?? Buffer.alloc(0))).toBe(true);
  });

  test("a HEIC sent as JPG, PNG or PDF is converted like any other", async () => {
    for (const [filename, filetype] of [
      ["Passport.jpg", JPEG],
      ["Passport.png", PNG],
      ["Passport.pdf", PDF],
    ] as const) {
      const response = await sent("heic", filename, filetype ?? "", "IMG_2.jpg");
      expect([response.statusCode, response.body]).toEqual([204, ""]);
      const { content, row } = await storedAt(response.headers.location);
      expect((await sharp(content).metadata()).format).toBe("jpeg");
      expect(row).toEqual({ file_name: "Passport.jpg", given_name: "IMG_2.jpg", content_type: JPEG });
    }
  });

  test("its type counts for the document, and its picture is drawn from it", async () => {
    const response = await sent("png", "Passport.pdf", PDF ?? "");
    const path = String(response.headers.location);
    const { errors } = await addDocument(client, "PASSPORT", path);
    expect(errors).toBeUndefined();
    const picture = await client.get(`/wizard/api/files/${path.split("/storage/")[1]}/picture`);
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  });
});

describe("FIL-02 (in part) a file is refused for what it is:", () => {
  test("a HEIC under any name where the settings take none", async () => {
    const without = await startTestServer({ HEIC: "off" });
    const by = await signIn(without);
    const file = { filename: "Passport.jpg", filetype: "image/jpeg", content: files.heic ?? Buffer.alloc(0) };
    const { statusCode, body } = await sendFile(without, by, file);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: "WRONG_FILE_FORMAT" }]);
  });

  test("a picture with a form for a document that is always a PDF", async () => {
    const { statusCode, body } = await sent("jpg", "1b9d6bcd_BANKSTATEMENT.pdf", PDF ?? "");
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: "FORMAT_NOT_TAKEN" }]);
  });

  test("a Word document with a form for a picture of a passport", async () => {
    const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    files.docx = zip(
      { name: "[Content_Types].xml", content: contentTypes(WORD) },
      {
        name: "word/document.xml",
        content: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
      },
    );
    const { statusCode, body } = await sent("docx", "Passport.jpg", JPEG ?? "");
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: "FORMAT_NOT_TAKEN" }]);
  });

  test("a Word document with a password", async () => {
    files.protected = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(70_000, 7),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    const { statusCode, body } = await sent("protected", "Letter.docx", WORD);
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: "ENCRYPTED" }]);
  });
});

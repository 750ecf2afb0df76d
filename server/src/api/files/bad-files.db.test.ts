import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileTypeOf, mimeTypeOf } from "@latchkey/domain/documents/formats.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BadFile, bombs, polyglots, truncated, wrongSignatures } from "../../../test/bad-files.ts";
import { badNames } from "../../../test/bad-names.ts";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument } from "../../../test/identity.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, type FileToSend, multipart, type SignedForm, signForm } from "../../../test/upload.ts";

let server: TestServer;
let client: Client;
beforeAll(async () => {
  // Unpacking six gigabytes ends at this limit, which a lower one only makes sooner.
  server = await openTestServer({}, { checks: openTestChecks({ maxMemoryBytes: 400 * 2 ** 20 }) });
  client = await signIn(server);
});
afterAll(() => server.close());

/** Nonce and tag, stored along with the content. */
const SEAL_BYTES = 28;
const KEY =
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z]+$/;

/** Every file in the data folder, whatever its name. */
const everyFile = async (): Promise<readonly string[]> => {
  const { dataDir } = server.context.config;
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dataDir, join(parentPath, name)))
    .sort();
};

const countUploads = async (): Promise<{ all: number; stored: number }> => {
  const { rows } = await server.context.pool.query(
    "select count(*)::int as all, (count(*) filter (where state <> 'signed'))::int as stored from upload",
  );
  return rows[0];
};

/** Encodes a name as a browser does in the header of a part. */
const escaped = (name: string): string =>
  name.replace(/["\r\n\0]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`);

/** Uploads through the signed form. @param partName the file's name in the form */
const send = async (
  { url, fields }: SignedForm,
  { filename, content }: FileToSend,
  partName = escaped(filename),
) => {
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  const { body, contentType } = multipart([...parts, { name: "file", value: content }]);
  const [before = "", after = ""] = body.toString("latin1").split('filename="file"');
  const name = Buffer.from(`filename="${partName}"`).toString("latin1");
  return server.app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": contentType },
    payload: Buffer.from(before + name + after, "latin1"),
  });
};

const PIECE_BYTES = 16;
const MOST_PIECES = 200;

/** From the beginning, the end, and in between. */
const piecesOf = (content: Buffer): readonly Buffer[] => {
  const step = Math.max(PIECE_BYTES, Math.floor(content.length / MOST_PIECES));
  const starts = Array.from({ length: Math.ceil(content.length / step) }, (_, index) => index * step);
  const last = Math.max(0, content.length - PIECE_BYTES);
  return [...starts.map((start) => Math.min(start, last)), last].map((start) =>
    content.subarray(start, start + PIECE_BYTES),
  );
};

const holdsNothingOf = (bytes: Buffer, content: Buffer): void => {
  expect(piecesOf(content).filter((piece) => bytes.includes(piece))).toEqual([]);
};

const expectNowhereGivenBack = async (location: string, content: Buffer): Promise<void> => {
  const path = new URL(location).pathname;
  const owner = { authorization: `Bearer ${client.access}` };
  for (const method of ["GET", "HEAD"] as const) {
    for (const url of [path, `${path}.sealed`, `${path}?response-content-type=text/html`]) {
      for (const headers of [{}, { accept: "text/html" }, { range: "bytes=0-9" }, owner]) {
        const { statusCode, rawPayload } = await server.app.inject({ method, url, headers });
        expect([method, url, statusCode]).toEqual([method, url, 404]);
        holdsNothingOf(rawPayload, content);
      }
    }
  }
};

const rowOf = async (key: string) => {
  const { rows } = await server.context.pool.query(
    "select state, file_name, content_type, size_bytes::int from upload where object_key = $1",
    [key],
  );
  return rows;
};

const expectSealed = async (form: SignedForm, file: FileToSend, shown: string): Promise<void> => {
  const before = await everyFile();
  const response = await send(form, file);
  const key = form.fields.key ?? "";
  expect([response.statusCode, response.body]).toEqual([204, ""]);
  expect(response.headers.location).toBe(`http://localhost:8080/wizard/storage/${key}`);
  expect(key).toMatch(KEY);
  const added = (await everyFile()).filter((name) => !before.includes(name));
  expect(added).toEqual([join("documents", `${key}.sealed`)]);
  const stored = await readFile(join(server.context.config.dataDir, "documents", `${key}.sealed`));
  expect(stored.length).toBe(file.content.length + SEAL_BYTES);
  holdsNothingOf(stored, file.content);
  expect(await rowOf(key)).toEqual([
    { state: "stored", file_name: shown, content_type: file.filetype, size_bytes: file.content.length },
  ]);
  await expectNowhereGivenBack(String(response.headers.location), file.content);
};

const expectRefused = async (
  form: SignedForm,
  file: FileToSend,
  { code, partName }: { readonly code: string; readonly partName?: string },
): Promise<void> => {
  const before = { files: await everyFile(), stored: (await countUploads()).stored };
  const response = await send(form, file, partName);
  expect([response.statusCode, response.json()]).toEqual([400, { code }]);
  expect(response.headers.location).toBeUndefined();
  expect({ files: await everyFile(), stored: (await countUploads()).stored }).toEqual(before);
};

const expectOutcome = async ({ outcome, ...bad }: BadFile): Promise<void> => {
  const file = { ...bad, content: bad.content() };
  const form = await signForm(client, file);
  if (outcome.kind === "sealed") await expectSealed(form, file, file.filename);
  else await expectRefused(form, file, outcome);
};

const rows = (files: readonly BadFile[]) =>
  files.map((file) => [file.title, file.filename, file.outcome.kind, file] as const);

describe("malicious files", () => {
  test.each(rows(polyglots))("FIL-02 %s named %s is %s", (_title, _name, _kind, file) => expectOutcome(file));

  test.each(rows(wrongSignatures))("FIL-02 %s named %s is %s", (_title, _name, _kind, file) =>
    expectOutcome(file),
  );

  test.each(rows(truncated))("FIL-02 %s named %s is %s", (_title, _name, _kind, file) => expectOutcome(file));

  // Unpacking one of the large ones would take several seconds, or all memory.
  test.each(rows(bombs))(
    "FIL-02 %s named %s is %s, and never unpacked",
    async (_title, _name, _kind, bomb) => {
      const file = { ...bomb, content: bomb.content() };
      const form = await signForm(client, file);
      const before = process.cpuUsage();
      await send(form, file);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6).toBeLessThan(2);
      await expectOutcome(bomb);
    },
  );

  test("FIL-02 a type that identity does not accept is not bound, although the store accepted it", async () => {
    const file = polyglots.find(
      ({ filename, outcome }) => filename.endsWith("docx") && outcome.kind === "sealed",
    );
    if (!file) throw new Error("No Word document is taken any more.");
    const sent = { ...file, content: file.content() };
    const form = await signForm(client, sent);
    const { headers } = await send(form, sent);
    const { errors } = await addDocument(client, "PASSPORT", String(headers.location));
    expect(errors?.[0]?.extensions.code).toBe("DOCUMENT_NOT_ACCEPTED");
  });
});

describe("malicious file names", () => {
  const fileNamed = (filename: string): FileToSend => ({
    ...aPicture(),
    filename,
    filetype: mimeTypeOf(fileTypeOf(filename) ?? "png"),
  });

  const takenNames = badNames.flatMap(({ title, filename, shown }) =>
    shown === undefined ? [] : [[title, shown, filename] as const],
  );
  test.each(takenNames)(
    "FIL-04 %s is displayed as %j and reaches no path",
    async (_title, shown, filename) => {
      const file = fileNamed(filename);
      const form = await signForm(client, file);
      await expectSealed(form, file, shown);
    },
  );

  const expectNoForm = async (query: Record<string, string>): Promise<void> => {
    const before = await countUploads();
    const response = await client.get(`/wizard/api/signedurl/post/user/docs?${new URLSearchParams(query)}`);
    expect([response.statusCode, response.json()]).toEqual([400, { code: "WRONG_FILE_FORMAT" }]);
    expect(await countUploads()).toEqual(before);
  };

  const refusedNames = badNames.flatMap(({ title, filename, shown }) =>
    shown === undefined ? [[title, filename] as const] : [],
  );
  test.each(refusedNames)("FIL-04 %s gets no form", async (_title, filename) => {
    for (const filetype of ["image/png", "application/pdf", "application/octet-stream"]) {
      await expectNoForm({ filename, filetype, additionalFilePath: "identity" });
    }
  });

  test.each(["", "/", "../..", "identity/../..", "identity%2F..", "IDENTITY", "identity\0", "/etc"])(
    "FIL-04 the section %j gets no form",
    async (additionalFilePath) => {
      const { filename, filetype } = aPicture();
      await expectNoForm({ filename, filetype, additionalFilePath });
    },
  );

  test.each([
    ["a NUL", "MALFORMED", "passport\0.png"],
    ["a line of its own", "WRONG_FILE_FORMAT", 'x"\r\nContent-Type: text/html\r\n\r\n<script>'],
    ["no end", "MALFORMED", "passport.png\r\n\r\n"],
  ])("FIL-04 a form in which the file's name has %s is refused as %s", async (_title, code, partName) => {
    await expectRefused(await signForm(client, aPicture()), aPicture(), { code, partName });
  });

  test("FIL-04 the same name twice makes two files", async () => {
    const forms = [await signForm(client, aPicture()), await signForm(client, aPicture())];
    for (const form of forms) await expectSealed(form, aPicture(), "Passport.png");
    expect(new Set(forms.map(({ fields }) => fields.key)).size).toBe(2);
  });
});

import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument, ME, saveFacts } from "../../../test/identity.ts";
import { dataKeyOf } from "../../../test/parties.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, type FormPart, postForm, signForm, uploadFile } from "../../../test/upload.ts";
import { unwrapKey } from "../../platform/keys/data-keys.ts";

const LIMIT = 20_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ MAX_FILE_BYTES: String(LIMIT) });
});
afterAll(() => server.close());

const filesOnDisk = async (): Promise<readonly string[]> =>
  readdir(join(server.context.config.dataDir, "documents"), { recursive: true }).then(
    (names) => names.filter((name) => name.includes(".")),
    () => [],
  );

const partsOf = (fields: Record<string, string>, content: Buffer): FormPart[] => [
  ...Object.entries(fields).map(([name, value]) => ({ name, value })),
  { name: "file", value: content },
];

const pictureOf = (size: number): Buffer =>
  Buffer.concat([aPicture().content, Buffer.alloc(size)]).subarray(0, size);

describe("the signed form", () => {
  test("FRM-326 FRM-327 SHR-056 holds url and fields of an S3 POST policy", async () => {
    const { url, fields } = await signForm(await signIn(server), aPicture());
    expect(url).toBe("http://localhost:8080/wizard/storage");
    expect(Object.keys(fields)).toEqual([
      "key",
      "Content-Type",
      "success_action_status",
      "x-amz-algorithm",
      "x-amz-credential",
      "x-amz-date",
      "policy",
      "x-amz-signature",
    ]);
    const policy = JSON.parse(Buffer.from(fields.policy ?? "", "base64").toString());
    expect(policy.conditions).toContainEqual(["content-length-range", 1, LIMIT]);
    expect(Date.parse(policy.expiration) - Date.now()).toBeLessThanOrEqual(600_000);
  });

  test.each([
    "../../etc/passwd.png",
    "a/b\\c:d.png",
    "x\u202Egnp.png",
    "x\u0000y.png",
    `${"l".repeat(100)}.png`,
  ])("FIL-04 the name %j reaches neither the key nor the path", async (filename) => {
    const { fields } = await signForm(await signIn(server), { ...aPicture(), filename });
    expect(fields.key).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/);
  });

  test.each([
    ["no extension and no type", { filename: "Passport", filetype: "application/octet-stream" }],
    ["an unknown extension", { filename: "Passport.exe", filetype: "image/png" }],
    ["a type that is not the extension's", { filename: "Passport.png", filetype: "application/pdf" }],
  ])("%s is refused before anything is sent", async (_name, file) => {
    const client = await signIn(server);
    const query = new URLSearchParams({ ...file, additionalFilePath: "identity" });
    const response = await client.get(`/wizard/api/signedurl/post/user/docs?${query}`);
    expect([response.statusCode, response.json()]).toEqual([400, { code: "WRONG_FILE_FORMAT" }]);
  });

  test("FRM-326 (in part) additionalFilePath may be left out", async () => {
    const client = await signIn(server);
    const query = new URLSearchParams({ filename: "a.png", filetype: "image/png" });
    const response = await client.get(`/wizard/api/signedurl/post/user/docs?${query}`);
    expect([response.statusCode, Object.keys(response.json()).sort()]).toEqual([200, ["fields", "url"]]);
  });

  test("additionalFilePath is one of a known list", async () => {
    const client = await signIn(server);
    const query = new URLSearchParams({
      filename: "a.png",
      filetype: "image/png",
      additionalFilePath: "../elsewhere",
    });
    expect((await client.get(`/wizard/api/signedurl/post/user/docs?${query}`)).statusCode).toBe(400);
  });
});

describe("the receiver", () => {
  test("FRM-329 FRM-330 SHR-058 SHR-059 responds 204 with a location, and stores the file encrypted", async () => {
    const client = await signIn(server);
    const path = await uploadFile(server, client);
    expect(path).toMatch(/^http:\/\/localhost:8080\/wizard\/storage\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/);
    const key = path.split("/storage/")[1] ?? "";
    const sealed = await readFile(join(server.context.config.dataDir, "documents", `${key}.sealed`));
    expect(sealed.includes(Buffer.from("IHDR"))).toBe(false);
    const { partyId, wrappedKey } = await dataKeyOf(server, key);
    const encryptionKey = unwrapKey(server.context.keyring, wrappedKey, partyId);
    const chunks: Buffer[] = [];
    for await (const chunk of await server.context.store.read(key, encryptionKey))
      chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(aPicture().content)).toBe(true);
  });

  test.each([
    [LIMIT, 204],
    [LIMIT + 1, 400],
  ])("FIL-01 a file of %i bytes gets %i", async (size, status) => {
    const client = await signIn(server);
    const before = await filesOnDisk();
    const { url, fields } = await signForm(client, aPicture());
    const response = await postForm(server, url, partsOf(fields, pictureOf(size)));
    expect(response.statusCode).toBe(status);
    if (status !== 204) {
      expect(response.json()).toEqual({ code: "TOO_LARGE" });
      expect(await filesOnDisk()).toEqual(before);
    }
  });

  test.each([
    ["an empty file", Buffer.alloc(0), "EMPTY"],
    ["a text named .png", Buffer.from("hello"), "WRONG_FILE_FORMAT"],
    ["a GIF named .png", Buffer.from("GIF89a"), "WRONG_FILE_FORMAT"],
    [
      "a picture with something in front",
      Buffer.concat([Buffer.from("x"), aPicture().content]),
      "WRONG_FILE_FORMAT",
    ],
    ["a page of HTML", Buffer.from("<!doctype html><script>alert(1)</script>"), "WRONG_FILE_FORMAT"],
  ])("FIL-02 %s is refused by its content and leaves nothing behind", async (_name, content, code) => {
    const before = await filesOnDisk();
    const { url, fields } = await signForm(await signIn(server), aPicture());
    const response = await postForm(server, url, partsOf(fields, content));
    expect([response.statusCode, response.json()]).toEqual([400, { code }]);
    expect(await filesOnDisk()).toEqual(before);
  });

  const change = (name: string, value: string) => (parts: FormPart[]) =>
    parts.map((part) => (part.name === name ? { name, value } : part));

  test.each<[string, (parts: FormPart[]) => FormPart[]]>([
    ["another key", change("key", `${randomUUID()}/${randomUUID()}.png`)],
    ["a key with a traversal", change("key", "../../x.png")],
    ["another type", change("Content-Type", "text/html")],
    ["another status", change("success_action_status", "200")],
    ["another date", change("x-amz-date", "20200101T000000Z")],
    ["another signature", change("x-amz-signature", "0".repeat(64))],
    [
      "another policy",
      change(
        "policy",
        Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString("base64"),
      ),
    ],
    ["a field left out", (parts) => parts.filter(({ name }) => name !== "x-amz-date")],
    ["a field too many", (parts) => [{ name: "acl", value: "public-read" }, ...parts]],
    ["a redirect", (parts) => [{ name: "success_action_redirect", value: "https://evil.example" }, ...parts]],
    ["a field twice", (parts) => [{ name: "key", value: "x" }, ...parts]],
    ["a field after the file", (parts) => [...parts, { name: "acl", value: "public-read" }]],
    ["a second file", (parts) => [...parts, { name: "file", value: aPicture().content }]],
    [
      "the file under another name",
      (parts) => parts.map((part) => (part.name === "file" ? { ...part, name: "picture" } : part)),
    ],
  ])("FIL-03 a form with %s is refused and leaves nothing behind", async (_name, spoil) => {
    const before = await filesOnDisk();
    const { url, fields } = await signForm(await signIn(server), aPicture());
    const response = await postForm(server, url, spoil(partsOf(fields, aPicture().content)));
    expect([response.statusCode, response.json()]).toEqual([403, { code: "ACCESS_DENIED" }]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test("FIL-03 a form works once, and not after it expires", async () => {
    const client = await signIn(server);
    const { url, fields } = await signForm(client, aPicture());
    const parts = partsOf(fields, aPicture().content);
    expect((await postForm(server, url, parts)).statusCode).toBe(204);
    expect((await postForm(server, url, parts)).statusCode).toBe(403);
    const later = await openTestServer({}, { nowSeconds: () => Date.now() / 1000 + 601 });
    try {
      expect((await postForm(later, url, parts)).statusCode).toBe(403);
    } finally {
      await later.close();
    }
  });

  test("of twenty files for one form, one is stored", async () => {
    const { url, fields } = await signForm(await signIn(server), aPicture());
    const parts = partsOf(fields, aPicture().content);
    const answers = await Promise.all(Array.from({ length: 20 }, () => postForm(server, url, parts)));
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect((await filesOnDisk()).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("a database that goes away while a file arrives leaves nothing behind", async () => {
    const before = await filesOnDisk();
    const { url, fields } = await signForm(await signIn(server), aPicture());
    const { db } = server.context;
    const transaction = vi.spyOn(db, "transaction").mockImplementation(() => {
      throw new Error("The database went away.");
    });
    const answer = await postForm(server, url, partsOf(fields, aPicture().content));
    transaction.mockRestore();
    expect([answer.statusCode, answer.json()]).toEqual([503, { code: "UNAVAILABLE" }]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test.each(["", "--x", "nonsense"])("a broken form %j gets a response", async (payload) => {
    const response = await server.app.inject({
      method: "POST",
      url: "/wizard/storage",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload,
    });
    expect(response.statusCode).toBe(400);
  });
});

describe("binding a file to identity", () => {
  const documentsOf = async (client: Client) => (await client.graphql(ME)).data.me.identityDocuments;

  test("FRM-166 IDN-002 an own upload becomes a document, once", async () => {
    const client = await signIn(server);
    await saveFacts(client);
    const path = await uploadFile(server, client);
    await addDocument(client, "PASSPORT", path);
    await addDocument(client, "PASSPORT", path);
    expect(await documentsOf(client)).toMatchObject([{ type: "PASSPORT", path, fileName: "Passport.png" }]);
  });

  test.each<[string, (path: string) => string]>([
    ["a foreign host", (path) => path.replace("localhost:8080", "evil.example")],
    ["a traversal", (path) => path.replace(/storage\/[^/]+/, "storage/../storage")],
    ["another case", (path) => path.toUpperCase()],
    ["an encoded slash", (path) => path.replace(/\/(?=[^/]+$)/, "%2F")],
    [
      "a path that never was",
      () => `http://localhost:8080/wizard/storage/${randomUUID()}/${randomUUID()}.png`,
    ],
    ["no address at all", () => "x"],
  ])("ACL-05 %s is not found", async (_name, spoil) => {
    const client = await signIn(server);
    const { errors } = await addDocument(client, "PASSPORT", spoil(await uploadFile(server, client)));
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("ACL-05 ACL-01 another applicant's upload is not found, like a random one", async () => {
    const path = await uploadFile(server, await signIn(server));
    const { errors } = await addDocument(await signIn(server), "PASSPORT", path);
    expect(errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" });
  });

  test("ACL-05 an upload whose file never arrived is not found", async () => {
    const client = await signIn(server);
    const { url, fields } = await signForm(client, aPicture());
    const { errors } = await addDocument(client, "PASSPORT", `${url}/${fields.key}`);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test.each(["BANK_STATEMENT", "DRIVING_LICENCE", "NONSENSE", "UK_PASSPORT"])(
    "the type %s is not accepted",
    async (type) => {
      const client = await signIn(server);
      const { errors } = await addDocument(client, type, await uploadFile(server, client));
      expect(errors?.[0]?.extensions.code).toBe("DOCUMENT_NOT_ACCEPTED");
    },
  );

  test("FIL-10 FRM-289 a side accepts one file, even if ten are added at once", async () => {
    const client = await signIn(server);
    const paths = await Promise.all(Array.from({ length: 10 }, () => uploadFile(server, client)));
    const answers = await Promise.all(paths.map((path) => addDocument(client, "PASSPORT", path)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual(
      Array.from({ length: 9 }, () => "TOO_MANY_DOCUMENTS"),
    );
    expect(await documentsOf(client)).toHaveLength(1);
  });

  test("ACL-01 withdrawing another applicant's document, or a random one, changes nothing", async () => {
    const owner = await signIn(server);
    await addDocument(owner, "PASSPORT", await uploadFile(server, owner));
    const [{ id }] = await documentsOf(owner);
    const withdraw =
      "mutation MutateMe($id: ID!) { updateMe(withdrawnDocuments: [$id]) { me { identityDocuments { id } } } }";
    const other = await signIn(server);
    const answers = [
      await other.graphql(withdraw, { id }),
      await other.graphql(withdraw, { id: randomUUID() }),
    ];
    expect(answers.map(({ data, errors }) => ({ data, errors }))).toEqual([
      { data: { updateMe: { me: { identityDocuments: [] } } }, errors: undefined },
      { data: { updateMe: { me: { identityDocuments: [] } } }, errors: undefined },
    ]);
    expect(await documentsOf(owner)).toHaveLength(1);
  });
});

import { Readable } from "node:stream";
import { documentFilePath, fileTextPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contentTypes, pdf, zip } from "../../../test/bad-bytes.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { aSentDocument, auditOf, getPage, readDocument, type SentDocument } from "../../../test/reviewed.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { readWrappedKey } from "../../parties/parties.ts";
import { unwrapKey } from "../../platform/keys/data-keys.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const checks = openTestChecks();
let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer({}, { checks });
  priya = await aColleague(server);
});
afterAll(() => server.close());

const letter = zip(
  { name: "[Content_Types].xml", content: contentTypes(WORD) },
  {
    name: "_rels/.rels",
    content:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  {
    name: "word/document.xml",
    content:
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Mara is employed by us. &lt;script&gt;</w:t></w:r></w:p></w:body></w:document>',
  },
);

const getText = ({ client }: Pick<Colleague, "client">, { partyId, documentId }: SentDocument) =>
  client.get(fileTextPath(documentFilePath(partyId, documentId)));

/** No section of a short case takes one, so that a picture's place is given to it. */
const aLetter = async (content = letter): Promise<SentDocument> => {
  const document = await aSentDocument(server, priya);
  const { context } = server;
  const { rows } = await context.pool.query("select party_id from upload where id = $1", [document.uploadId]);
  const party = await context.db
    .selectFrom("party")
    .select(["application_id", "id"])
    .where("id", "=", rows[0].party_id)
    .executeTakeFirstOrThrow();
  const key = { applicationId: party.application_id, partyId: party.id };
  const encryptionKey = unwrapKey(context.keyring, await readWrappedKey(context.db, key), party.id);
  await context.store.remove(document.key);
  const file = await context.store.write(document.key, Readable.from([content]), {
    encryptionKey,
    maxBytes: 1_000_000,
  });
  await file.keep();
  await context.pool.query("update upload set content_type = $1 where id = $2", [WORD, document.uploadId]);
  return document;
};

describe("the text of a Word document", () => {
  test("is sent to a reviewer as words alone, and that is audited", async () => {
    const document = await aLetter();
    const response = await getText(priya, document);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(response.json()).toEqual({
      blocks: [
        { kind: "paragraph", part: "body", level: 0, text: "Mara is employed by us. <script>", rows: [] },
      ],
      isCut: false,
      hasChanges: false,
    });
    expect(await auditOf(server, document.partyId, "document-viewed")).toMatchObject([
      { actor: `staff:${priya.id}`, outcome: "done" },
    ]);
    expect((await getPage(priya, document)).json()).toEqual({ code: "NOT_DRAWABLE" });
  });

  test("is not there for a picture, a broken file, a lost one, one with a virus, or a stranger", async () => {
    const picture = await aSentDocument(server, priya);
    expect((await getText(priya, picture)).json()).toEqual({ code: "NOT_DRAWABLE" });
    expect((await getText(priya, await aLetter(letter.subarray(0, 300)))).json()).toEqual({
      code: "NOT_DRAWABLE",
    });
    const document = await aLetter();
    expect((await getText({ client: document.client }, document)).statusCode).toBe(401);
    await server.context.pool.query("update upload set scan_state = 'infected' where id = $1", [
      document.uploadId,
    ]);
    expect((await getText(priya, document)).json()).toEqual({ code: "INFECTED" });
    const lost = await aLetter();
    await server.context.store.remove(lost.key);
    expect((await getText(priya, lost)).json()).toEqual({ code: "FILE_GONE" });
  });
});

describe("a PDF that cannot be drawn", () => {
  const file = { filename: "Passport.pdf", filetype: "application/pdf", content: pdf() };
  const tooSlow = { outcome: "not-checked", reason: "timeout" } as const;

  const findingsOf = async (document: SentDocument): Promise<readonly { id: string; values: string[] }[]> =>
    (await readDocument(priya, document)).data.document.document.findings;

  test("costs a reviewer the time of one attempt, and says so as a finding", async () => {
    const document = await aSentDocument(server, priya, { file });
    const view = vi.spyOn(checks, "view").mockResolvedValue(tooSlow);
    try {
      for (const _ of [1, 2, 3]) {
        const response = await getPage(priya, document);
        expect([response.statusCode, response.json()]).toEqual([422, { code: "NOT_DRAWABLE" }]);
      }
      expect(view).toHaveBeenCalledTimes(1);
      await getPage(priya, document, 3);
      expect(view).toHaveBeenCalledTimes(2);
    } finally {
      view.mockRestore();
    }
    expect(await findingsOf(document)).toContainEqual(
      expect.objectContaining({ id: "pdf-undrawn", values: ["1, 3"] }),
    );
  });

  test("is found when it is uploaded", async () => {
    const inspect = vi.spyOn(checks, "inspect").mockResolvedValue(tooSlow);
    const document = await aSentDocument(server, priya, { file });
    inspect.mockRestore();
    const view = vi.spyOn(checks, "view");
    expect((await getPage(priya, document)).statusCode).toBe(422);
    expect(view).not.toHaveBeenCalled();
    view.mockRestore();
  });

  test("but was only refused for now is drawn again", async () => {
    const document = await aSentDocument(server, priya, { file });
    const view = vi.spyOn(checks, "view").mockResolvedValueOnce({ outcome: "not-checked", reason: "busy" });
    expect((await getPage(priya, document)).statusCode).toBe(503);
    view.mockRestore();
    expect((await getPage(priya, document)).statusCode).toBe(200);
  });

  test("because its page is empty and has no text is told to both", async () => {
    const document = await aSentDocument(server, priya, {
      file,
      onUploaded: async (client, path) => {
        const key = new URL(path).pathname.split("/storage/")[1];
        const { notices } = (await client.get(`/wizard/api/files/${key}/notices`)).json();
        expect(notices).toEqual(["blank"]);
      },
    });
    const ids = (await findingsOf(document)).map(({ id }) => id);
    expect(ids).toContain("pdf-blank");
    expect(ids).not.toContain("pdf-no-text");
  });
});

import { randomUUID } from "node:crypto";
import { pdfOf, picturePdf } from "@latchkey/document-checks/corpus/pdf.ts";
import { textOfPages } from "@latchkey/document-checks/corpus/pdf-text.ts";
import { DOCUMENT_PAGES_HEADER } from "@latchkey/domain/vocabulary/console-wire.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aConnector, connectBank } from "../../../test/bank.ts";
import { openTestPdfWriter } from "../../../test/fake-pdf.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { aSentDocument, auditOf, getCopy, getPage } from "../../../test/reviewed.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture } from "../../../test/upload.ts";

const checks = openTestChecks();
const pdfWriter = openTestPdfWriter();
let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer({}, { checks, pdfWriter });
  priya = await aColleague(server);
});
afterAll(() => server.close());

const aPdf = async () => {
  const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b0c4de" } })
    .jpeg()
    .toBuffer();
  return {
    filename: "Passport.pdf",
    filetype: "application/pdf",
    content: picturePdf({ jpeg, width: 400, height: 300 }),
  };
};

describe("a page of a document", () => {
  test("is a picture of it, made anew, and never kept by the browser", async () => {
    const document = await aSentDocument(server, priya);
    const response = await getPage(priya, document);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      [DOCUMENT_PAGES_HEADER]: "1",
    });
    const { format, width, height } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 64, height: 40 });
    expect(response.rawPayload.equals(aPicture().content)).toBe(false);
  });

  test("of a PDF is a picture too", async () => {
    const document = await aSentDocument(server, priya, { file: await aPdf() });
    const { rawPayload } = await getPage(priya, document);
    expect((await sharp(rawPayload).metadata()).format).toBe("jpeg");
  });

  test("that we wrote from a connected bank is a picture as well", async () => {
    const { client, uuid } = await aConnector(server);
    await connectBank(client, uuid);
    await server.runJobs();
    const { rows } = await server.context.pool.query(
      "select id, party_id from document where origin = 'bank' and related_object_uuid = $1",
      [uuid],
    );
    const [{ id: documentId, party_id: partyId }] = rows;
    const { statusCode, rawPayload } = await getPage(priya, { partyId, documentId });
    expect([statusCode, (await sharp(rawPayload).metadata()).format]).toEqual([200, "jpeg"]);
  });

  test("LOG-01 (in part) every look is audited, with who looked at which file", async () => {
    const document = await aSentDocument(server, priya);
    await getPage(priya, document);
    await server.context.store.remove(document.key);
    await getPage(priya, document);
    const entry = { actor: `staff:${priya.id}`, subject: document.uploadId };
    expect(await auditOf(server, document.partyId, "document-viewed")).toEqual([
      { ...entry, outcome: "done" },
      { ...entry, outcome: "failed" },
    ]);
  });

  test("is not found in somebody else's case, as if it did not exist", async () => {
    const [one, other] = [await aSentDocument(server, priya), await aSentDocument(server, priya)];
    const answers = [
      { partyId: one.partyId, documentId: other.documentId },
      { partyId: one.partyId, documentId: randomUUID() },
      { partyId: randomUUID(), documentId: one.documentId },
      { partyId: "x", documentId: one.documentId },
      { partyId: one.partyId, documentId: "x" },
    ];
    for (const named of answers) {
      for (const response of [await getPage(priya, named), await getCopy(priya, named)]) {
        expect([response.statusCode, response.json()]).toEqual([404, { code: "NOT_FOUND" }]);
      }
    }
    expect(await auditOf(server, one.partyId, "document-viewed")).toEqual([]);
  });

  test.each(["0", "-1", "01", "1.5", "x", "10000"])("there is no page %s", async (page) => {
    const document = await aSentDocument(server, priya);
    expect((await getPage(priya, document, page)).statusCode).toBe(404);
  });

  test("ACL-02 (in part) is for reviewers alone; a look of other staff is refused and audited", async () => {
    const document = await aSentDocument(server, priya);
    const administrator = await aColleague(server, ["ADMINISTRATOR"]);
    for (const [get, action] of [
      [getPage, "document-viewed"],
      [getCopy, "document-downloaded"],
    ] as const) {
      expect((await get(administrator, document)).statusCode).toBe(403);
      expect((await get({ client: document.client }, document)).statusCode).toBe(401);
      expect(await auditOf(server, document.partyId, action)).toEqual([
        { actor: `staff:${administrator.id}`, outcome: "refused", subject: document.uploadId },
      ]);
    }
    const nowhere = { partyId: document.partyId, documentId: randomUUID() };
    expect((await getPage(administrator, nowhere)).statusCode).toBe(403);
  });

  test("is for nobody who stands in that application themselves", async () => {
    const document = await aSentDocument(server, priya);
    const own = await aColleague(server);
    await server.context.pool.query(
      "update account set email = (select email from staff_member where id = $1) where id = (select account_id from party where id = $2)",
      [own.id, document.partyId],
    );
    expect((await getPage(own, document)).statusCode).toBe(403);
    expect(await auditOf(server, document.partyId, "document-viewed")).toMatchObject([
      { actor: `staff:${own.id}`, outcome: "refused" },
    ]);
    expect((await getPage(priya, document)).statusCode).toBe(200);
  });
});

describe("there is no picture", () => {
  const answerTo = async (change: string) => {
    const document = await aSentDocument(server, priya);
    await server.context.pool.query(`update upload set ${change} where id = $1`, [document.uploadId]);
    const response = await getPage(priya, document);
    return [response.statusCode, response.json().code];
  };

  test("of a file that was not scanned yet, or has a virus", async () => {
    expect(await answerTo("scan_state = 'pending'")).toEqual([409, "NOT_SCANNED"]);
    expect(await answerTo("scan_state = 'infected'")).toEqual([409, "INFECTED"]);
  });

  test("of a text document", async () => {
    expect(
      await answerTo(
        "content_type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'",
      ),
    ).toEqual([422, "NOT_DRAWABLE"]);
  });

  test("of a file that is gone", async () => {
    const document = await aSentDocument(server, priya);
    await server.context.store.remove(document.key);
    for (const get of [getPage, getCopy]) {
      const response = await get(priya, document);
      expect([response.statusCode, response.json()]).toEqual([410, { code: "FILE_GONE" }]);
    }
  });

  test("of a page that it does not have", async () => {
    const document = await aSentDocument(server, priya);
    const response = await getPage(priya, document, 2);
    expect([response.statusCode, response.json()]).toEqual([422, { code: "NOT_DRAWABLE" }]);
  });
});

test("a reviewer looks at so many pages a day, and a colleague's do not count", async () => {
  const strict = await openTestServer({ DOCUMENT_VIEWS_PER_DAY: "2" }, { checks: openTestChecks() });
  try {
    const [one, other] = [await aColleague(strict), await aColleague(strict)];
    const document = await aSentDocument(strict, one);
    const statuses = [];
    for (const get of [getPage, getCopy, getPage, getCopy])
      statuses.push((await get(one, document)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 429]);
    const refused = await getPage(one, document);
    expect(refused.json()).toEqual({ code: "TOO_MANY_REQUESTS" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await getPage(other, document)).statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});

describe("a copy", () => {
  const MARKS_ACROSS = 4;

  const aPdfOfTwo = {
    filename: "Passport.pdf",
    filetype: "application/pdf",
    content: pdfOf([
      { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
      { dictionary: "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>" },
      ...[1, 2].map(() => ({ dictionary: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>" })),
    ]),
  };

  test("says across every page and below it who took it, of which case, and when", async () => {
    const document = await aSentDocument(server, priya, { file: aPdfOfTwo });
    const response = await getCopy(priya, document);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename=/),
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(response.headers["content-disposition"]).toContain(`"${document.number} Passport.pdf"`);
    const texts = await textOfPages(response.rawPayload);
    expect(texts).toHaveLength(2);
    const year = String(new Date(server.context.nowSeconds() * 1000).getUTCFullYear());
    for (const text of texts) {
      for (const word of ["Quillfield Lettings", "Priya Nair", document.number, year])
        expect(text.split(word)).toHaveLength(MARKS_ACROSS + 1 + 1);
    }
  });

  test("of a document with very many pages is not written", async () => {
    const kids = Array.from({ length: 31 }, (_, index) => index + 3);
    const content = pdfOf([
      { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
      {
        dictionary: `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${kids.length} >>`,
      },
      ...kids.map(() => ({ dictionary: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>" })),
    ]);
    const document = await aSentDocument(server, priya, {
      file: { filename: "Passport.pdf", filetype: "application/pdf", content },
    });
    const response = await getCopy(priya, document);
    expect([response.statusCode, response.json()]).toEqual([422, { code: "TOO_LONG_FOR_COPY" }]);
    expect((await getPage(priya, document, 31)).headers[DOCUMENT_PAGES_HEADER]).toBe("31");
  });

  test("LOG-01 (in part) is audited", async () => {
    const document = await aSentDocument(server, priya);
    await getCopy(priya, document);
    expect(await auditOf(server, document.partyId, "document-downloaded")).toEqual([
      { actor: `staff:${priya.id}`, outcome: "done", subject: document.uploadId },
    ]);
  });
});

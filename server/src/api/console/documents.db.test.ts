import { randomUUID } from "node:crypto";
import { drawDocument } from "@latchkey/document-checks/corpus/documents.ts";
import { pdfOf } from "@latchkey/document-checks/corpus/pdf.ts";
import { amara } from "@latchkey/document-checks/corpus/people.ts";
import { photograph } from "@latchkey/document-checks/corpus/photograph.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, codeOf, issuesOf } from "../../../test/client.ts";
import { saveFacts } from "../../../test/identity.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { aSentDocument, auditOf, judge, readDocument, type SentDocument } from "../../../test/reviewed.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { verificationRoutes } from "../files/verification-address.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer({}, { checks: openTestChecks() });
  priya = await aColleague(server);
});
afterAll(() => server.close());

const documentOf = async (named: SentDocument) => {
  const { data, errors } = await readDocument(priya, named);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.document;
};

const verdictOf = async (named: SentDocument) => (await documentOf(named)).document.verdict;

describe("a document", () => {
  test("LOG-01 (in part) every look at what is known about it is audited", async () => {
    const document = await aSentDocument(server, priya);
    expect(await documentOf(document)).toMatchObject({
      id: document.documentId,
      party: { number: document.number },
      documents: [{ id: document.documentId }],
      compared: [],
    });
    expect(await auditOf(server, document.partyId, "document-opened")).toEqual([
      { actor: `staff:${priya.id}`, outcome: "done", subject: document.documentId },
    ]);
  });

  test("is not found in somebody else's case", async () => {
    const [one, other] = [await aSentDocument(server, priya), await aSentDocument(server, priya)];
    for (const documentId of [other.documentId, randomUUID(), "x"]) {
      const named = { ...one, documentId };
      expect(codeOf(await readDocument(priya, named))).toBe("NOT_FOUND");
      expect(codeOf(await judge(priya, named))).toBe("NOT_FOUND");
    }
    expect(await auditOf(server, one.partyId, "document-opened")).toEqual([]);
  });

  test("shows the name that the person's file had, and what its picture looks like, as the person was told", async () => {
    const jpeg = await photograph(drawDocument("passport", amara), { width: 1600 });
    const content = await sharp(jpeg).linear(0.1, 0).jpeg().toBuffer();
    const file = { filename: "Passport.jpg", filetype: "image/jpeg", content, givenName: "at night.jpg" };
    const { document } = await documentOf(await aSentDocument(server, priya, { file }));
    expect(document).toMatchObject({ fileName: "Passport.jpg", givenName: "at night.jpg" });
    expect(document.findings).toContainEqual({
      id: "look-dark",
      level: "WARN",
      values: [],
      boxes: [{ page: 1, x: 0.02, y: 0.02, width: 0.96, height: 0.96 }],
    });
  });

  test("that nobody has checked says so, and that never counts as passed", async () => {
    const { findings } = (await documentOf(await aSentDocument(server, priya))).document;
    expect(findings).toContainEqual({ id: "not-checked", level: "NONE", values: [], boxes: [] });
    expect(findings.filter(({ level }: { level: string }) => level === "OK")).toEqual([]);
  });

  test("that is a PDF says how it was made", async () => {
    const info = "<< /Producer (iLovePDF) /CreationDate (D:20260310204100Z) /ModDate (D:20260312090000Z) >>";
    const content = pdfOf(
      [
        { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
        { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
        { dictionary: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>" },
        { dictionary: info },
      ],
      "/Info 4 0 R",
    );
    const file = { filename: "Passport.pdf", filetype: "application/pdf", content };
    const { findings } = (await documentOf(await aSentDocument(server, priya, { file }))).document;
    expect(findings).toContainEqual({
      id: "pdf-changed-later",
      level: "WARN",
      values: ["2026-03-10T20:41:00.000Z", "2026-03-12T09:00:00.000Z"],
      boxes: [],
    });
    expect(findings).toContainEqual({ id: "pdf-editor", level: "WARN", values: ["iLovePDF"], boxes: [] });
    expect(findings).toContainEqual({ id: "pdf-blank", level: "WARN", values: [], boxes: [] });
  });
});

describe("a verdict", () => {
  test("takes the case, is kept with who gave it, and is audited", async () => {
    const document = await aSentDocument(server, priya);
    const { data } = await judge(priya, document, { note: " Same person. " });
    const verdict = { verdict: "ACCEPT", reasons: [], note: "Same person.", by: "Priya Nair" };
    expect(data.judgeDocument).toEqual({ id: document.documentId, verdict });
    expect(await documentOf(document)).toMatchObject({ heldByYou: true, document: { verdict } });
    expect(await auditOf(server, document.partyId, "document-judged")).toEqual([
      { actor: `staff:${priya.id}`, outcome: "done", subject: document.documentId },
    ]);
  });

  test("pressed twice is given once; of several the newest counts", async () => {
    const document = await aSentDocument(server, priya);
    const reasons = ["EXPIRED_DOCUMENT"];
    await Promise.all([1, 2].map(() => judge(priya, document, { verdict: "ASK_AGAIN", reasons })));
    await judge(priya, document, { verdict: "ASK_AGAIN", reasons });
    expect(await auditOf(server, document.partyId, "document-judged")).toHaveLength(1);
    await judge(priya, document, { verdict: "DO_NOT_USE", note: "Somebody else's." });
    expect(await verdictOf(document)).toMatchObject({ verdict: "DO_NOT_USE", reasons: [] });
    const { rows } = await server.context.pool.query(
      "select verdict from document_verdict where document_id = $1 order by id",
      [document.documentId],
    );
    expect(rows.map(({ verdict }) => verdict)).toEqual(["ask_again", "do_not_use"]);
  });

  test("needs its reasons and its note", async () => {
    const document = await aSentDocument(server, priya);
    const wrong = async (said: Record<string, unknown>) => issuesOf(await judge(priya, document, said));
    expect(await wrong({ verdict: "ASK_AGAIN" })).toEqual({ reasons: "validation.required" });
    expect(await wrong({ verdict: "ASK_AGAIN", reasons: ["MISSING_ID"] })).toEqual({
      reasons: "validation.please_select_an_option",
    });
    expect(await wrong({ verdict: "DO_NOT_USE", note: " " })).toEqual({ note: "validation.required" });
    expect(await wrong({ note: "x".repeat(501) })).toEqual({ note: "validation.max_length" });
    expect(await verdictOf(document)).toBeNull();
  });

  test("is for whoever has the case, while it is to review", async () => {
    const document = await aSentDocument(server, priya);
    await judge(priya, document);
    expect(codeOf(await judge(await aColleague(server), document))).toBe("HELD_BY_COLLEAGUE");
    const unsent = await aSentDocument(server, priya, { isSent: false });
    expect(codeOf(await judge(priya, unsent))).toBe("NOT_TO_REVIEW");
    expect(await verdictOf(unsent)).toBeNull();
  });

  test("LOG-02 (in part) is neither changed nor deleted", async () => {
    for (const statement of ["update document_verdict set note = null", "delete from document_verdict"])
      await expect(server.context.pool.query(statement)).rejects.toThrow("permission denied");
  });
});

describe("a machine-readable zone", () => {
  const picture = photograph(drawDocument("passport", amara), { turn: -5, width: 1600 });

  const checkAsPassport = async (client: Client, url: string) => {
    await saveFacts(client, { lastName: "Smith", birthdate: "1990-02-14" });
    const names = { firstName: "Amara", lastName: "Smith", type: "passport", side: "front" };
    await client.post(verificationRoutes.document, { url, ...names });
  };

  const aPassport = async () =>
    aSentDocument(server, priya, {
      file: { filename: "Passport.jpg", filetype: "image/jpeg", content: await picture },
      onUploaded: checkAsPassport,
    });

  test("is compared with what was typed, and stands at a place of the picture", async () => {
    const { document, compared } = await documentOf(await aPassport());
    expect(compared).toContainEqual({ field: "surname", typed: "Okafor", shown: "OKAFOR", agrees: true });
    expect(compared).toContainEqual({ field: "number", typed: null, shown: null, agrees: null });
    expect(JSON.stringify({ document, compared })).not.toContain(amara.number);
    const zone = document.findings.find(({ id }: { id: string }) => id === "birthdate");
    expect(zone).toMatchObject({ level: "WARN", boxes: [{ page: 1 }] });
    const [{ x, y, width, height }] = zone.boxes;
    // Across the lower half of the page.
    expect(x).toBeLessThan(0.5);
    expect(x + width).toBeGreaterThan(0.5);
    expect(y).toBeGreaterThan(0.4);
    expect(y + height).toBeLessThanOrEqual(1);
  });

  test("has a number that is shown on press alone, and every press is audited", async () => {
    const { partyId, documentId } = await aPassport();
    const { data } = await askConsole(
      priya,
      "mutation ($party: ID!, $document: ID!) { revealDocumentNumber(partyId: $party, documentId: $document) }",
      { party: partyId, document: documentId },
    );
    expect(data.revealDocumentNumber).toBe(amara.number);
    expect(await auditOf(server, partyId, "sealed-value-revealed")).toEqual([
      { actor: `staff:${priya.id}`, outcome: "done", subject: `${documentId}/number` },
    ]);
  });

  test("with the same number in somebody else's case is told, without the number being kept", async () => {
    const [one, other] = [await aPassport(), await aPassport()];
    const sameNumber = async () =>
      (await documentOf(one)).document.findings.find(({ id }: { id: string }) => id === "same-number");
    const before = await sameNumber();
    expect(before).toMatchObject({ level: "BAD" });
    const { pool } = server.context;
    await pool.query(
      "update party set account_id = (select account_id from party where id = $1) where id = $2",
      [one.partyId, other.partyId],
    );
    const [cases, ofOthers] = before.values.map(Number);
    expect((await sameNumber()).values.slice(0, 2)).toEqual([String(cases), String(ofOthers - 1)]);
    const { rows } = await pool.query("select file_check::text as row from file_check");
    expect(rows.filter(({ row }) => row.includes(amara.number))).toEqual([]);
  });
});

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { drawDocument } from "@latchkey/document-checks/corpus/documents.ts";
import { waitingPdf } from "@latchkey/document-checks/corpus/form-pdf.ts";
import { lockedPdf, type PicturePdf, pdfOf, picturePdf } from "@latchkey/document-checks/corpus/pdf.ts";
import { amara } from "@latchkey/document-checks/corpus/people.ts";
import { scan } from "@latchkey/document-checks/corpus/photograph.ts";
import { protectedPdf } from "@latchkey/document-checks/corpus/protected-pdf.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { png } from "../../../test/bad-bytes.ts";
import { type Client, signIn } from "../../../test/client.ts";
import { openBadChecks, openTestChecks } from "../../../test/open-checks.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { type FileToSend, postForm, signForm, uploadFile } from "../../../test/upload.ts";
import type { DocumentChecks } from "../../document-checks/checks.ts";
import { ScannerUnavailable } from "../../partners/clamd.ts";
import { ObjectBroken } from "../../platform/storage/store.ts";
import { verificationRoutes } from "./verification-address.ts";

/** An unreadable file is refused on upload; one that could not be inspected is accepted. */

let picture: PicturePdf;
let checks: DocumentChecks;
let server: TestServer;
let client: Client;
beforeAll(async () => {
  const jpeg = await scan(drawDocument("licence", amara), { width: 1600 });
  picture = { jpeg, width: 1600, height: 1010 };
  checks = openTestChecks();
  server = await openTestServer({}, { checks });
  client = await signIn(server);
});
afterAll(() => server.close());

const aPdf = (content: Buffer): FileToSend => ({
  filename: "DrivingLicence_front.pdf",
  filetype: "application/pdf",
  content,
});
const aPng = (content: Buffer): FileToSend => ({ filename: "Passport.png", filetype: "image/png", content });

const send = async (on: TestServer, by: Client, file: FileToSend) => {
  const { url, fields } = await signForm(by, file);
  const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
  return postForm(on, url, [...parts, { name: "file", value: file.content }]);
};

const left = async ({ context }: TestServer) => {
  const names = await readdir(join(context.config.dataDir, "documents"), { recursive: true }).catch(() => []);
  const { rows } = await context.pool.query("select state from upload where state <> 'signed'");
  return { files: names.filter((name) => name.includes(".")).length, rows: rows.length };
};

const refusedAs = async (file: FileToSend): Promise<unknown> => {
  const before = await left(server);
  const response = await send(server, client, file);
  expect(response.headers.location).toBeUndefined();
  expect(await left(server)).toEqual(before);
  return [response.statusCode, response.json().code];
};

const twoPages = (first: string): Buffer =>
  pdfOf([
    { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
    { dictionary: "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>" },
    { dictionary: first },
    { dictionary: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>" },
  ]);

const asked = async (by: Client, url: string) => {
  const response = await by.post(verificationRoutes.document, { url });
  return [response.statusCode, response.json()];
};

describe("FIL-08 (in part) a PDF", () => {
  test("that needs a password is refused, and nothing of it is left", async () => {
    expect(await refusedAs(aPdf(protectedPdf(picture, "secret")))).toEqual([400, "ENCRYPTED"]);
    expect(await refusedAs(aPdf(lockedPdf(picture)))).toEqual([400, "ENCRYPTED"]);
  });

  test("that is a form which no page shows is refused", async () => {
    expect(await refusedAs(aPdf(waitingPdf("/NeedsRendering true")))).toEqual([400, "DYNAMIC_FORM"]);
  });

  test("that opens with an empty password is taken, and checked like any other", async () => {
    const path = await uploadFile(server, client, aPdf(protectedPdf(picture, "")));
    expect(await asked(client, path)).toEqual([200, { checked: true }]);
  });

  test.each([
    ["without anything behind its header", Buffer.from("%PDF-1.7\nnothing of the kind")],
    [
      "without a page",
      pdfOf([
        { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
        { dictionary: "<< /Type /Pages /Kids [] /Count 0 >>" },
      ]),
    ],
    [
      "whose only page is no page",
      pdfOf([
        { dictionary: "<< /Type /Catalog /Pages 2 0 R >>" },
        { dictionary: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>" },
        { dictionary: "42" },
      ]),
    ],
  ])("%s is refused", async (_what, content) => {
    expect(await refusedAs(aPdf(content))).toEqual([400, "UNREADABLE"]);
  });

  test("with one page that can be read is taken, and judged by that one", async () => {
    const path = await uploadFile(server, client, aPdf(twoPages("42")));
    expect(await asked(client, path)).toEqual([422, { type: "validation_error", field: "detect_document" }]);
  });

  test("whose page is larger than a page can be is refused", async () => {
    const text = picturePdf(picture).toString("latin1");
    const huge = Buffer.from(text.replace(/MediaBox \[0 0 \d+ \d+\]/, "MediaBox [0 0 99999 9]"), "latin1");
    expect(await refusedAs(aPdf(huge))).toEqual([400, "TOO_MANY_PIXELS"]);
  });
});

test("FIL-06 a picture above the limit of pixels is refused before anything decodes it", async () => {
  expect(await refusedAs(aPng(png(50_000, 50_000, Buffer.from("x"))))).toEqual([400, "TOO_MANY_PIXELS"]);
});

describe("FIL-08 (in part) a fault of the inspection is not the file's", () => {
  test("it crashes: the file is taken, and not checked", async () => {
    const away = openTestChecks({ program: "/nowhere/child.ts" });
    const strained = await startTestServer({}, { checks: away });
    const person = await signIn(strained);
    const path = await uploadFile(strained, person, aPdf(protectedPdf(picture, "secret")));
    expect(await asked(person, path)).toEqual([200, { checked: false }]);
  });

  test("it takes too long: the file is taken, stays unchecked, and is not opened again", async () => {
    const slow = openBadChecks({ timeoutMs: 100 });
    const strained = await startTestServer({}, { checks: slow });
    const person = await signIn(strained);
    const path = await uploadFile(strained, person, aPdf(Buffer.from("%PDF-hang")));
    const opened = vi.spyOn(slow, "checkDocument");
    expect(await asked(person, path)).toEqual([200, { checked: false }]);
    expect(opened).not.toHaveBeenCalled();
    const { rows } = await strained.context.pool.query(
      "select outcome from file_check where kind = 'document'",
    );
    expect(rows).toEqual([{ outcome: "not_checked:timeout" }]);
  });
});

test("FIL-05 (in part) FIL-08 (in part) a file that waits for the virus scanner is not opened; once it is clean, its check refuses it", async () => {
  const away = async () => {
    throw new ScannerUnavailable("away");
  };
  const waiting = await startTestServer({}, { checks, scanner: { scan: away, ping: away } });
  const opened = vi.spyOn(checks, "inspect");
  const person = await signIn(waiting);
  const path = await uploadFile(waiting, person, aPdf(protectedPdf(picture, "secret")));
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
  await waiting.context.pool.query("update upload set scan_state = 'clean'");
  const refused = [422, { type: "validation_error", field: "file_encrypted" }];
  expect(await asked(person, path)).toEqual(refused);
  const checked = vi.spyOn(checks, "checkDocument");
  expect(await asked(person, path)).toEqual(refused);
  expect(checked).not.toHaveBeenCalled();
  checked.mockRestore();
});

test("a file that the disk has lost is not acknowledged, and nothing of it is left", async () => {
  const broken = vi.spyOn(server.context.store, "read").mockRejectedValue(new ObjectBroken("It is cut off."));
  try {
    expect(await refusedAs(aPdf(picturePdf(picture)))).toEqual([503, "UNAVAILABLE"]);
  } finally {
    broken.mockRestore();
  }
});

import { drawDocument } from "@latchkey/document-checks/corpus/documents.ts";
import { picturePdf } from "@latchkey/document-checks/corpus/pdf.ts";
import { amara } from "@latchkey/document-checks/corpus/people.ts";
import { photograph, scan } from "@latchkey/document-checks/corpus/photograph.ts";
import { ownFilePath, requestFilesPath } from "@latchkey/domain/vocabulary/wire.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { officeFile } from "../../../test/bad-bytes.ts";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument, saveFacts } from "../../../test/identity.ts";
import { addIncome, anEarner, saveIncome } from "../../../test/income.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { change, partyNamed } from "../../../test/parties.ts";
import { askAgain } from "../../../test/requests.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPaper, type FileToSend, uploadFile } from "../../../test/upload.ts";
import type { DocumentChecks } from "../../document-checks/checks.ts";
import { ScannerUnavailable } from "../../partners/clamd.ts";
import { lookAtFilesLater } from "../../verification/look-at-files.job.ts";

/** The applicant's view of their own files: a small picture, notices, original names. */

let checks: DocumentChecks;
let server: TestServer;
let client: Client;
let front: Buffer;
let letter: Buffer;
let reviewer: Colleague;
beforeAll(async () => {
  front = await photograph(drawDocument("licence", amara), { width: 1600 });
  letter = await scan(drawDocument("letter", amara), { width: 1400, margin: 200 });
  checks = openTestChecks();
  server = await openTestServer({}, { checks });
  client = await signIn(server);
  reviewer = await aColleague(server);
});
afterAll(() => server.close());

/** A server that a test starts closes its own. */
const shared = (): DocumentChecks => Object.create(checks, { close: { value: async () => undefined } });

const aJpeg = (content: Buffer, givenName?: string): FileToSend => ({
  filename: "DrivingLicence.jpg",
  filetype: "image/jpeg",
  content,
  ...(givenName === undefined ? {} : { givenName }),
});

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const keyOf = (path: string): string => path.split("/storage/")[1] ?? "";

const pictureOf = (by: Client, path: string) => by.get(ownFilePath(keyOf(path), "picture"));

const noticesOf = async (by: Client, path: string, query: Record<string, string> = {}) => {
  const response = await by.get(`${ownFilePath(keyOf(path), "notices")}?${new URLSearchParams(query)}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  return response.json().notices;
};

const FRONT = { as: "DRIVING_LICENCE_FRONT" };
const BACK = { as: "DRIVING_LICENCE_BACK" };

describe("the small picture of one's own file", () => {
  test("is a JPEG of 320 pixels without metadata that nobody keeps", async () => {
    const noted = await sharp(front)
      .withExif({ IFD0: { Make: "Maker", ImageDescription: "at home" } })
      .toBuffer();
    const response = await pictureOf(client, await uploadFile(server, client, aJpeg(noted)));
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "no-store" });
    const { format, width, height, exif } = await sharp(response.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "jpeg",
      width: 320,
      height: 240,
      exif: undefined,
    });
  });

  test("of a text document is none, which is no fault", async () => {
    const content = officeFile(WORD, {
      name: "word/document.xml",
      content: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
    });
    const path = await uploadFile(server, client, { filename: "Letter.docx", filetype: WORD, content });
    expect((await pictureOf(client, path)).statusCode).toBe(204);
    expect(await noticesOf(client, path, { as: "ACCOUNTANT_LETTER" })).toEqual([]);
  });

  test("of a PDF is its first page", async () => {
    const { width, height } = await sharp(letter).metadata();
    const content = picturePdf({ jpeg: letter, width, height });
    const path = await uploadFile(server, client, { ...aPaper(), content });
    const { statusCode, rawPayload } = await pictureOf(client, path);
    expect(statusCode).toBe(200);
    expect(
      Math.max(
        ...Object.values(
          await sharp(rawPayload)
            .metadata()
            .then((m) => [m.width, m.height]),
        ),
      ),
    ).toBe(320);
  });

  test("ACL-01 is nobody else's, and is asked for in a live session", async () => {
    const path = await uploadFile(server, client, aJpeg(front));
    const stranger = await signIn(server);
    for (const what of ["picture", "notices"] as const) {
      expect((await stranger.get(ownFilePath(keyOf(path), what))).statusCode).toBe(404);
      const anonymous = await server.app.inject({ method: "GET", url: ownFilePath(keyOf(path), what) });
      expect(anonymous.statusCode).toBe(401);
    }
    expect((await pictureOf(client, "/storage/nobody/nothing.jpg")).statusCode).toBe(404);
  });

  test("FIL-05 (in part) is not drawn before the file is scanned; an infected file is not there", async () => {
    const away = async () => {
      throw new ScannerUnavailable("away");
    };
    const waiting = await startTestServer({}, { checks: shared(), scanner: { scan: away, ping: away } });
    const person = await signIn(waiting);
    const path = await uploadFile(waiting, person, aJpeg(front));
    const drawing = vi.spyOn(checks, "view");
    expect((await pictureOf(person, path)).statusCode).toBe(204);
    expect(drawing).not.toHaveBeenCalled();
    drawing.mockRestore();
    expect(await noticesOf(person, path, FRONT)).toEqual([]);
    await waiting.context.pool.query("update upload set scan_state = 'infected'");
    expect((await person.get(ownFilePath(keyOf(path), "notices"))).statusCode).toBe(404);
    await waiting.context.pool.query("update upload set scan_state = 'clean'");
    expect((await pictureOf(person, path)).statusCode).toBe(200);
  });

  test("lets the checks of others pass, however many somebody asks for", async () => {
    const [many, other] = [await signIn(server), await signIn(server)];
    const large = await sharp(front).resize(6000).jpeg().toBuffer();
    const path = await uploadFile(server, many, aJpeg(large));
    const theirs = await uploadFile(server, other, aJpeg(front));
    const drawing = vi.spyOn(checks, "view");
    const drawn = () => drawing.mock.settledResults.filter(({ type }) => type === "fulfilled").length;
    const { checkDocument } = checks;
    const waitedFor: { readonly asked: number; readonly answered: number }[] = [];
    vi.spyOn(checks, "checkDocument").mockImplementation(async (...asking) => {
      const asked = drawn();
      const result = await checkDocument(...asking);
      waitedFor.push({ asked, answered: drawn() });
      return result;
    });
    const pictures = Array.from({ length: 6 }, async () => {
      expect((await pictureOf(many, path)).statusCode).toBe(200);
    });
    await vi.waitFor(() => expect(drawing).toHaveBeenCalled(), { timeout: 20_000 });
    expect(await noticesOf(other, theirs, { as: "UTILITY_BILL" })).toEqual([]);
    await Promise.all(pictures);
    const [{ asked, answered } = { asked: Number.NaN, answered: Number.NaN }] = waitedFor;
    expect(pictures.length - asked).toBeGreaterThan(2);
    // The one that was being drawn, and perhaps one that ended in the same moment.
    expect(answered - asked).toBeLessThanOrEqual(2);
  });

  test("takes nothing from the time that checks may take, and has a limit of its own", async () => {
    const limited = await startTestServer(
      { UPLOADS_PER_HOUR: "1", CHECK_SECONDS_PER_HOUR: "3600" },
      { checks: shared() },
    );
    const person = await signIn(limited);
    const path = await uploadFile(limited, person, aJpeg(front));
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push((await pictureOf(person, path)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("what is said about a picture", () => {
  const dark = () => sharp(front).linear(0.1, 0).jpeg().toBuffer();
  const grey = () => sharp(front).greyscale().jpeg().toBuffer();
  const screenshot = async () =>
    sharp({ create: { width: 1080, height: 2340, channels: 3, background: "#f4f4f4" } })
      .composite([{ input: await sharp(front).resize(1080).toBuffer(), left: 0, top: 700 }])
      .png()
      .toBuffer();

  const cutLicence = () =>
    photograph(drawDocument("licence", amara), { cut: 0.25, table: "dark", width: 1600 });

  test.each<[string, () => Promise<Buffer>, readonly string[]]>([
    ["a good photo", async () => front, []],
    ["a nearly black one", dark, ["dark"]],
    ["a black-and-white copy", grey, ["grey"]],
  ])("%s", async (_what, draw, notices) => {
    const path = await uploadFile(server, client, aJpeg(await draw()));
    expect(await noticesOf(client, path, FRONT)).toEqual(notices);
  });

  test("a screenshot, in whatever format", async () => {
    const content = await screenshot();
    const png = await uploadFile(server, client, { filename: "Id.png", filetype: "image/png", content });
    expect(await noticesOf(client, png, FRONT)).toEqual(["screenshot"]);
  });

  test("a certificate may well be black and white", async () => {
    const path = await uploadFile(server, client, aJpeg(await grey()));
    expect(await noticesOf(client, path, { as: "BIRTH_ADOPTION" })).toEqual([]);
    expect(await noticesOf(client, path)).toEqual([]);
  });

  test("of a paper that no check refuses, that a part is missing; it is looked at once", async () => {
    const path = await uploadFile(server, client, aJpeg(await cutLicence()));
    expect(await noticesOf(client, path, FRONT)).toEqual([]);
    const looking = vi.spyOn(checks, "checkDocument");
    expect(await noticesOf(client, path, { as: "UTILITY_BILL" })).toEqual(["cut"]);
    expect(await noticesOf(client, path, { as: "UTILITY_BILL" })).toEqual(["cut"]);
    expect(looking).toHaveBeenCalledTimes(1);
    looking.mockRestore();
  });

  test("is known to the reviewer of somebody whose page never asked, if not at once, then later", async () => {
    const person = await anEarner(server);
    const content = await cutLicence();
    const uuid = await addIncome(person);
    const path = await uploadFile(server, person, aJpeg(content));
    const { errors } = await saveIncome(person, { uuid, accountDocuments: [{ type: "OTHER", path }] });
    expect(errors).toBeUndefined();
    const party = await partyNamed(server, (await person.graphql("{ me { uuid } }")).data.me.uuid);
    const known = async () => {
      const { rows } = await server.context.pool.query(
        "select findings from file_check where party_id = $1 and kind = 'look'",
        [party.partyId],
      );
      return rows.map(({ findings }) => findings);
    };
    expect(await known()).toEqual([[]]);
    await change(server, ({ tx }) => lookAtFilesLater(tx, party));
    const busy = vi
      .spyOn(checks, "checkDocument")
      .mockResolvedValueOnce({ outcome: "not-checked", reason: "busy" });
    await expect(server.runJobs()).rejects.toThrow("1 files could not be looked at yet");
    expect(await known()).toEqual([[]]);
    await server.runJobs();
    expect(await known()).toEqual([["cut"]]);
    await change(server, ({ tx }) => lookAtFilesLater(tx, party));
    await server.runJobs();
    expect(busy).toHaveBeenCalledTimes(2);
    busy.mockRestore();
  });

  test("the back is the same picture as the front, even stored again; another one is not", async () => {
    const person = await signIn(server);
    await saveFacts(person, {
      firstName: "Amara",
      lastName: "Okafor",
      birthdate: "1990-02-14",
      nationality: "US",
    });
    const sent = await addDocument(person, FRONT.as, await uploadFile(server, person, aJpeg(front)));
    expect(sent.errors).toBeUndefined();
    const again = await sharp(front).resize(900).jpeg({ quality: 60 }).toBuffer();
    const other = await photograph(drawDocument("passport", amara), { width: 1600 });
    expect(await noticesOf(person, await uploadFile(server, person, aJpeg(front)), BACK)).toEqual([
      "same-as-front",
    ]);
    expect(await noticesOf(person, await uploadFile(server, person, aJpeg(again)), BACK)).toEqual([
      "same-as-front",
    ]);
    expect(await noticesOf(person, await uploadFile(server, person, aJpeg(other)), BACK)).toEqual([]);
  });

  test("the same file twice, of whatever format; only files of one's own are compared", async () => {
    const [one, same] = [
      await uploadFile(server, client, aPaper()),
      await uploadFile(server, client, aPaper()),
    ];
    const stranger = await signIn(server);
    const theirs = await uploadFile(server, stranger, aPaper());
    const beside = (...paths: readonly string[]) => ({ as: "OTHER", beside: paths.map(keyOf).join(",") });
    expect(await noticesOf(client, same, beside(one))).toEqual(["blank", "twice"]);
    expect(await noticesOf(client, same, beside(same))).toEqual(["blank"]);
    expect(await noticesOf(client, same, beside(theirs))).toEqual(["blank"]);
    expect(await noticesOf(client, same, beside())).toEqual(["blank"]);
  });
});

describe("the files that a request is about", () => {
  const filesOf = async (by: Client, uuid: string) => (await by.get(requestFilesPath(uuid))).json().files;

  const sentAgain = async (named: string | null, verdict?: "ask_again" | "accept") => {
    const person = await signIn(server);
    const paths = [
      await uploadFile(server, person, aJpeg(front, "front.jpg")),
      await uploadFile(server, person, aJpeg(front, "pass.jpg")),
    ];
    await addDocument(person, FRONT.as, paths[0] ?? "");
    await addDocument(person, "PASSPORT", paths[1] ?? "");
    const party = await partyNamed(server, (await person.graphql("{ me { uuid } }")).data.me.uuid);
    const request = await askAgain(server, party, {
      section: "IDENTITY",
      start: "documents",
      end: "documents",
    });
    const { pool } = server.context;
    await pool.query("update remedial_section set document_type = $2 where id = $1", [request, named]);
    if (verdict) {
      await pool.query(
        `insert into document_verdict (application_id, party_id, document_id, verdict, reasons, staff_id)
         select application_id, party_id, id, $2, case when $2 = 'ask_again' then '{OTHER}'::text[] else '{}' end, $3
         from document where party_id = $1 and type = 'DRIVING_LICENCE'`,
        [party.partyId, verdict, reviewer.id],
      );
    }
    return { person, request, paths };
  };

  test("are those of the document that it names, with the person's own name", async () => {
    const { person, request, paths } = await sentAgain("PASSPORT");
    expect(await filesOf(person, request)).toEqual([
      { id: expect.any(String), name: "pass.jpg", path: paths[1] },
    ]);
  });

  test("are those that a reviewer has sent back, and not those that are accepted", async () => {
    const { person, request } = await sentAgain(null, "ask_again");
    expect(await filesOf(person, request)).toMatchObject([{ name: "front.jpg" }]);
    const accepted = await sentAgain("DRIVING_LICENCE", "accept");
    expect(await filesOf(accepted.person, accepted.request)).toEqual([]);
  });

  test("ACL-01 are nobody else's", async () => {
    const { request } = await sentAgain("PASSPORT");
    const stranger = await signIn(server);
    expect(await filesOf(stranger, request)).toEqual([]);
    expect(await filesOf(stranger, "nothing")).toEqual([]);
  });
});

describe("the name that the person's file had", () => {
  const QUERY = "{ me { identityDocuments { fileName ownName } } }";

  test("stays beside the stored one", async () => {
    const person = await signIn(server);
    const path = await uploadFile(server, person, aJpeg(front, "C:\\\\Photos\\\\Amaras Ausweis – vorn.jpg"));
    await addDocument(person, "PASSPORT", path);
    expect((await person.graphql(QUERY)).data.me.identityDocuments).toEqual([
      { fileName: "DrivingLicence.jpg", ownName: "Amaras Ausweis – vorn.jpg" },
    ]);
  });
});

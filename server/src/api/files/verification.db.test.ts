import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { drawDocument } from "@latchkey/document-checks/corpus/documents.ts";
import { emptyPicture, portrait } from "@latchkey/document-checks/corpus/faces.ts";
import { amara } from "@latchkey/document-checks/corpus/people.ts";
import { photograph } from "@latchkey/document-checks/corpus/photograph.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Client, signIn } from "../../../test/client.ts";
import { addDocument, saveFacts } from "../../../test/identity.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { unwrapKey } from "../../platform/keys/data-keys.ts";
import { decrypt } from "../../platform/keys/encryption.ts";
import { verificationRoutes } from "./verification-address.ts";

/** The contract's two checks with the built-in engine, on synthetic pictures. */

let server: TestServer;
const checks = openTestChecks();
beforeAll(async () => {
  server = await openTestServer({}, { checks });
});
afterAll(() => server.close());

const aJpeg = (content: Buffer) => ({ filename: "Passport.jpg", filetype: "image/jpeg", content });

const passport = drawDocument("passport", amara);

const asked = async (client: Client, url: string, kind: "document" | "photo" = "document") => {
  const names = { firstName: "Amara", lastName: "Okafor" };
  const more = kind === "document" ? { type: "passport", side: "front" } : { dob: "1990-02-14" };
  const answer = await client.post(verificationRoutes[kind], { url, ...names, ...more });
  return [answer.statusCode, answer.json()];
};

const recorded = async (path: string) => {
  const { rows } = await server.context.pool.query(
    `select c.*, p.wrapped_key from file_check c join upload u on u.id = c.upload_id
     join party p on p.id = c.party_id where u.object_key = $1 and c.kind <> 'look'`,
    [path.split("/storage/")[1]],
  );
  return rows[0];
};

describe("document verification", () => {
  test("IDN-112 a good picture is checked; its zone is stored encrypted, with the differences", async () => {
    const client = await signIn(server);
    await saveFacts(client, { firstName: "Amara", lastName: "Smith", birthdate: "1990-02-14" });
    const picture = await photograph(passport, { turn: -5, width: 1600 });
    const path = await uploadFile(server, client, aJpeg(picture));
    expect(await asked(client, path)).toEqual([200, { checked: true }]);
    const row = await recorded(path);
    expect(row).toMatchObject({ outcome: "ok", kind: "document", findings: ["surname"] });
    expect(row.scores.sharpness).toBeGreaterThan(0);
    expect(row.zone.includes("OKAFOR")).toBe(false);
    const key = unwrapKey(server.context.keyring, row.wrapped_key, row.party_id);
    const zone = JSON.parse(decrypt(key, row.zone, `zone/${row.upload_id}`).toString());
    expect(zone).toMatchObject({ surname: "OKAFOR", birthdate: "1990-02-14", expiry: "2031-05-05" });
    // A mismatch never refuses anything.
    expect((await addDocument(client, "PASSPORT", path)).errors).toBeUndefined();
  });

  test("IDN-112 differences are kept up to date: renaming oneself after the check is noticed", async () => {
    const client = await signIn(server);
    await saveFacts(client, { firstName: "Amara", lastName: "Okafor", birthdate: "1990-02-14" });
    const path = await uploadFile(server, client, aJpeg(await photograph(passport, { width: 1600 })));
    await asked(client, path);
    expect((await recorded(path)).findings).toEqual([]);
    await saveFacts(client, { firstName: "Amara", lastName: "Smith", birthdate: "1990-02-14" });
    expect((await recorded(path)).findings).toEqual(["surname"]);
    await saveFacts(client, { firstName: "Amara", lastName: "Okafor", birthdate: "1990-02-14" });
    expect((await recorded(path)).findings).toEqual([]);
  });

  test("IDN-112 a file checked as a letter does not count as checked as a passport", async () => {
    const client = await signIn(server);
    await saveFacts(client, { firstName: "Amara", lastName: "Smith", birthdate: "1990-02-14" });
    const path = await uploadFile(server, client, aJpeg(await photograph(passport, { width: 1600 })));
    await client.post(verificationRoutes.document, { url: path, type: "unknown", side: "front" });
    expect(await recorded(path)).toMatchObject({ outcome: "ok", zone: null });
    expect((await addDocument(client, "PASSPORT", path)).errors).toBeUndefined();
    expect(await recorded(path)).toMatchObject({ outcome: "not_checked:queued", asked: "passport/front" });
    expect(await asked(client, path)).toEqual([200, { checked: true }]);
    expect(await recorded(path)).toMatchObject({ outcome: "ok", findings: ["surname"] });
  });

  test("one that the browser did not have checked is checked by a job, again after a failure that passes", async () => {
    const client = await signIn(server);
    await saveFacts(client, { firstName: "Amara", lastName: "Smith", birthdate: "1990-02-14" });
    const path = await uploadFile(server, client, aJpeg(await photograph(passport, { width: 1600 })));
    await server.runJobs();
    expect((await addDocument(client, "PASSPORT", path)).errors).toBeUndefined();
    expect(await recorded(path)).toMatchObject({ outcome: "not_checked:queued", asked: "passport/front" });
    const busy = vi
      .spyOn(checks, "checkDocument")
      .mockResolvedValueOnce({ outcome: "not-checked", reason: "busy" });
    await expect(server.runJobs()).rejects.toThrow("1 files could not be looked at yet");
    expect(await recorded(path)).toMatchObject({ outcome: "not_checked:queued" });
    await server.runJobs();
    busy.mockRestore();
    expect(await recorded(path)).toMatchObject({ outcome: "ok", findings: ["surname"] });
    expect(await asked(client, path)).toEqual([200, { checked: true }]);
  });

  test("a live photo that the browser did not have checked is checked by a job", async () => {
    const client = await signIn(server);
    const path = await uploadFile(server, client, aJpeg(await portrait()));
    await server.runJobs();
    const { errors } = await addDocument(client, "LIVE_PHOTO", path);
    expect(errors).toBeUndefined();
    await server.runJobs();
    expect(await recorded(path)).toMatchObject({ kind: "photo", outcome: "ok" });
  });

  test("FRM-341 IDN-114 a blurred one is 422 validation_error with detect_blur, the second time without another check", async () => {
    const client = await signIn(server);
    const path = await uploadFile(
      server,
      client,
      aJpeg(await photograph(passport, { blur: 6, width: 1600 })),
    );
    const refused = [422, { type: "validation_error", field: "detect_blur" }];
    expect(await asked(client, path)).toEqual(refused);
    expect(await recorded(path)).toMatchObject({ outcome: "refused:detect_blur" });
    const look = vi.spyOn(checks, "checkDocument");
    expect(await asked(client, path)).toEqual(refused);
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
  });

  test("FRM-342 IDN-115 a cut-off one is 422 with detect_cutoff", async () => {
    const client = await signIn(server);
    const cut = await photograph(drawDocument("licence", amara), { cut: 0.25, table: "dark", width: 1600 });
    const path = await uploadFile(server, client, aJpeg(cut));
    expect(await asked(client, path)).toEqual([422, { type: "validation_error", field: "detect_cutoff" }]);
  });

  test("FRM-343 IDN-116 a picture of nothing is another 422", async () => {
    const client = await signIn(server);
    const path = await uploadFile(server, client, aJpeg(await emptyPicture("coffee")));
    expect(await asked(client, path)).toEqual([422, { type: "validation_error", field: "detect_document" }]);
  });

  test("FIL-06 a picture that cannot be decoded, and that nobody could inspect when it came, is another 422, which says so", async () => {
    const client = await signIn(server);
    const whole = await photograph(passport, { width: 1200 });
    const busy = vi.spyOn(checks, "inspect").mockResolvedValue({ outcome: "not-checked", reason: "busy" });
    const path = await uploadFile(server, client, aJpeg(whole.subarray(0, whole.length / 2)));
    busy.mockRestore();
    expect(await asked(client, path)).toEqual([422, { type: "validation_error", field: "file_unreadable" }]);
    expect(await recorded(path)).toMatchObject({ outcome: "refused:file_unreadable" });
  });

  test("FRM-344 IDN-117 a check that fails itself lets the applicant continue, and says that there was none", async () => {
    const client = await signIn(server);
    const path = await uploadFile(server, client, aJpeg(await photograph(passport, { width: 1200 })));
    const failing = vi.spyOn(checks, "checkDocument").mockRejectedValue(new Error("broken"));
    expect(await asked(client, path)).toEqual([200, { checked: false }]);
    expect(await recorded(path)).toMatchObject({ outcome: "not_checked:failed" });
    failing.mockRestore();
  });
});

describe("the live photo check", () => {
  test("FRM-345 IDN-003 IDN-118 one face passes, and the photo becomes its own document", async () => {
    const client = await signIn(server);
    const path = await uploadFile(server, client, aJpeg(await portrait()));
    expect(await asked(client, path, "photo")).toEqual([200, { checked: true }]);
    expect(await recorded(path)).toMatchObject({ kind: "photo", outcome: "ok" });
    expect((await addDocument(client, "LIVE_PHOTO", path)).errors).toBeUndefined();
  });

  test("FRM-345 IDN-119 no face is 422 validation_error with face_detection", async () => {
    const client = await signIn(server);
    const path = await uploadFile(server, client, aJpeg(await emptyPicture("chelsea")));
    expect(await asked(client, path, "photo")).toEqual([
      422,
      { type: "validation_error", field: "face_detection" },
    ]);
  });
});

describe("INT-03 arbitrary addresses are not fetched", () => {
  /** Reachable at every address of this machine. */
  let canary: Server;
  let knocks: (string | undefined)[];
  let port: number;
  beforeAll(async () => {
    knocks = [];
    canary = createServer((request, response) => {
      knocks.push(request.url);
      response.end();
    }).listen(0);
    await once(canary, "listening");
    const place = canary.address();
    port = typeof place === "object" && place ? place.port : 0;
  });
  afterAll(() => {
    canary.closeAllConnections();
    canary.close();
  });

  test.each<[string, (own: string) => string]>([
    ["the machine itself", () => `http://127.0.0.1:${port}/`],
    ["its name", () => `http://localhost:${port}/`],
    ["its address in IPv6", () => `http://[::1]:${port}/`],
    ["its address as a number", () => `http://2130706433:${port}/`],
    ["its address in hexadecimal", () => `http://0x7f.1:${port}/`],
    ["a name that is bound to it", () => `http://127.0.0.1.nip.io:${port}/`],
    ["it behind our own name", () => `http://localhost:8080@127.0.0.1:${port}/wizard/storage/x`],
    ["it with the path of one's own file", (own) => `http://127.0.0.1:${port}${new URL(own).pathname}`],
    ["it behind one's own file", (own) => `${own}@127.0.0.1:${port}/`],
    ["one's own file and more of a path", (own) => `${own}/../../../../../health/live`],
    ["one's own file with a query", (own) => `${own}?url=http://127.0.0.1:${port}/`],
    ["a service of clouds", () => "http://169.254.169.254/latest/meta-data/"],
    ["a file of the server", () => "file:///etc/passwd"],
    ["another protocol", () => `gopher://127.0.0.1:${port}`],
    ["nothing", () => ""],
  ])("%s is not found, and nobody is called", async (_what, address) => {
    const client = await signIn(server);
    const own = await uploadFile(server, client);
    const url = address(own);
    for (const kind of ["document", "photo"] as const) {
      expect(await asked(client, url, kind)).toEqual([404, { code: "NOT_FOUND" }]);
    }
    expect(knocks).toEqual([]);
  });

  test("the canary above can be reached", async () => {
    await fetch(`http://127.0.0.1:${port}/reached`);
    expect(knocks).toEqual(["/reached"]);
  });

  test("ACL-01 neither is another applicant's file, nor a quarantined one", async () => {
    const owner = await signIn(server);
    const path = await uploadFile(server, owner);
    expect(await asked(await signIn(server), path)).toEqual([404, { code: "NOT_FOUND" }]);
    await server.context.pool.query("update upload set scan_state = 'infected' where object_key = $1", [
      path.split("/storage/")[1],
    ]);
    expect(await asked(owner, path)).toEqual([404, { code: "NOT_FOUND" }]);
  });

  test("FIL-05 (in part) a file that has not been scanned for viruses is not decoded", async () => {
    const client = await signIn(server);
    const path = await uploadFile(server, client);
    await server.context.pool.query("update upload set scan_state = 'pending' where object_key = $1", [
      path.split("/storage/")[1],
    ]);
    expect(await asked(client, path)).toEqual([200, { checked: false }]);
    expect(await recorded(path)).toMatchObject({ outcome: "not_checked:unscanned" });
  });
});

test("API-05 checks are limited per applicant", async () => {
  const few = await openTestServer({ UPLOADS_PER_HOUR: "2" }, { checks: openTestChecks() });
  const client = await signIn(few);
  const statuses = [];
  for (let time = 0; time < 3; time += 1) statuses.push((await asked(client, "x"))[0]);
  await few.close();
  expect(statuses).toEqual([404, 404, 429]);
});

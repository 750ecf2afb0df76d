import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { portrait } from "@latchkey/document-checks/corpus/faces.ts";
import { picturePdf } from "@latchkey/document-checks/corpus/pdf.ts";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../../test/client.ts";
import { addDocument } from "../../../test/identity.ts";
import { openTestChecks } from "../../../test/open-checks.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, uploadFile } from "../../../test/upload.ts";
import { verificationRoutes } from "./verification-address.ts";

/** An outside verification service instead of the built-in engine. */

interface Heard {
  readonly path: string | undefined;
  readonly body: Record<string, string>;
}

let service: Server;
/** A server that must not be called, and the paths at which it was called. */
let canary: Server;
let knocks: (string | undefined)[];
let heard: Heard[];
let answer: { status: number; body: string; headers?: Record<string, string> } | "silent";

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
};

beforeEach(async () => {
  heard = [];
  answer = { status: 200, body: "{}" };
  service = createServer(async (request, response) => {
    heard.push({ path: request.url, body: await bodyOf(request) });
    if (answer === "silent") return;
    response
      .writeHead(answer.status, { "content-type": "application/json", ...answer.headers })
      .end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
});

beforeEach(async () => {
  knocks = [];
  canary = createServer((request, response) => {
    knocks.push(request.url);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(canary, "listening");
});

afterEach(async () => {
  for (const one of [service, canary]) {
    one.closeAllConnections();
    one.close();
    await once(one, "close");
  }
});

const addressOf = (one: Server): string => {
  const place = one.address();
  return `http://127.0.0.1:${typeof place === "object" && place ? place.port : 0}`;
};

/** One for all tests: to start it takes longer than most of them. A server that closes leaves it open. */
const checks = openTestChecks();
const sharedChecks = { ...checks, close: async () => undefined };
afterAll(() => checks.close());

const withService = (): Promise<TestServer> => {
  const address = addressOf(service);
  return startTestServer(
    { DOCUMENT_CHECK_URL: `${address}/documents`, PHOTO_CHECK_URL: `${address}/photos` },
    { checks: sharedChecks },
  );
};

const withChanged = (query: URLSearchParams, changed: Record<string, string>): string =>
  new URLSearchParams({ ...Object.fromEntries(query), ...changed }).toString();

const ask = async (server: TestServer, kind: "document" | "photo" = "document") => {
  const client = await signIn(server);
  await client.graphql(
    'mutation F { updateMe(firstName: "Amara", lastName: "Okafor", birthdate: "1990-02-14") { me { uuid } } }',
  );
  const path = await uploadFile(server, client);
  const said = { url: path, firstName: "Somebody", lastName: "Else", type: "visa", side: "back" };
  const response = await client.post(verificationRoutes[kind], said);
  return { path, status: response.statusCode, body: response.json() };
};

const refusedBy = (body: unknown) => ({ status: 422, body: JSON.stringify(body) });

describe("what it is asked", () => {
  test("FRM-331 IDN-112 the contract's payload, with the stored names and a link instead of a path", async () => {
    const server = await withService();
    const { path, status } = await ask(server);
    expect(status).toBe(200);
    const [{ path: asked, body }] = heard as [Heard];
    expect(asked).toBe("/documents");
    expect(body).toEqual({
      url: expect.stringMatching(
        /^http:\/\/localhost:8080\/wizard\/storage\/.*\?session=[\w-]+&until=\d+&signature=[\w-]+$/,
      ),
      firstName: "Amara",
      lastName: "Okafor",
      type: "visa",
      side: "back",
    });
    expect(body.url?.startsWith(path)).toBe(true);
  });

  test("IDN-118 the live photo check gets the date of birth", async () => {
    await ask(await withService(), "photo");
    expect(heard[0]).toMatchObject({ path: "/photos", body: { firstName: "Amara", dob: "1990-02-14" } });
  });

  test("FIL-07 LOG-01 (in part) the link serves the re-encoded picture, as an inert attachment, for a minute", async () => {
    const server = await withService();
    await ask(server);
    const { pathname, search } = new URL(heard[0]?.body.url ?? "");
    const sent = await server.app.inject(`${pathname}${search}`);
    expect(sent.statusCode).toBe(200);
    expect(sent.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": "attachment; filename=\"Passport.jpg\"; filename*=UTF-8''Passport.jpg",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(sent.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(sent.rawPayload.includes(aPicture().content.subarray(0, 8))).toBe(false);
    const { rows } = await server.context.pool.query(
      "select actor, outcome, party_id = (select id from party) as of_party from audit_entry where action = 'document-viewed'",
    );
    expect(rows).toEqual([{ actor: "link", outcome: "done", of_party: true }]);
  });

  test("FIL-07 (in part) the attachment has its own name, and an ASCII one for old clients", async () => {
    const server = await withService();
    const client = await signIn(server);
    const path = await uploadFile(server, client, { ...aPicture(), filename: "Pässe (2) 'neu'.png" });
    await client.post(verificationRoutes.document, { url: path });
    const { pathname, search } = new URL(heard[0]?.body.url ?? "");
    const sent = await server.app.inject(`${pathname}${search}`);
    expect(sent.headers["content-disposition"]).toBe(
      "attachment; filename=\"P_sse (2) 'neu'.jpg\"; filename*=UTF-8''P%C3%A4sse%20%282%29%20%27neu%27.jpg",
    );
  });

  test("FIL-08 (in part) of a PDF only a picture of its first page is served, whatever else is in it", async () => {
    const server = await withService();
    const client = await signIn(server);
    const active = Buffer.concat([
      picturePdf({ jpeg: await portrait(), width: 1280, height: 720 }),
      Buffer.from("%canary /OpenAction /JavaScript"),
    ]);
    const file = { filename: "Passport.pdf", filetype: "application/pdf", content: active };
    const path = await uploadFile(server, client, file);
    await client.post(verificationRoutes.document, { url: path });
    const { pathname, search } = new URL(heard[0]?.body.url ?? "");
    const sent = await server.app.inject(`${pathname}${search}`);
    expect([sent.statusCode, sent.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(sent.headers["content-disposition"]).toContain("Passport.jpg");
    expect(sent.rawPayload.includes("canary")).toBe(false);
  });

  test.each<[string, (address: URL) => string]>([
    ["without its signature", ({ pathname }) => pathname],
    [
      "with another file's name",
      ({ pathname, search }) =>
        `${pathname.replace(/.(?=\.png$)/, (sign) => (sign === "0" ? "1" : "0"))}${search}`,
    ],
    [
      "with more time",
      ({ pathname, searchParams }) => {
        const until = String(Number(searchParams.get("until")) + 1);
        return `${pathname}?${withChanged(searchParams, { until })}`;
      },
    ],
    [
      "with another session",
      ({ pathname, searchParams }) => `${pathname}?${withChanged(searchParams, { session: randomUUID() })}`,
    ],
    [
      "with a signature of its own",
      ({ pathname, searchParams }) => `${pathname}?${withChanged(searchParams, { signature: "AAAA" })}`,
    ],
  ])("FIL-07 (in part) a link %s opens nothing", async (_how, spoil) => {
    const server = await withService();
    await ask(server);
    const sent = await server.app.inject(spoil(new URL(heard[0]?.body.url ?? "")));
    expect([sent.statusCode, sent.json()]).toEqual([404, { code: "NOT_FOUND" }]);
  });

  test("FIL-07 (in part) after a minute, or once the file is quarantined, the link no longer works", async () => {
    let ahead = 0;
    const server = await startTestServer(
      { DOCUMENT_CHECK_URL: `${addressOf(service)}/documents` },
      { checks: sharedChecks, nowSeconds: () => Date.now() / 1000 + ahead },
    );
    await ask(server);
    const { pathname, search } = new URL(heard[0]?.body.url ?? "");
    expect((await server.app.inject(`${pathname}${search}`)).statusCode).toBe(200);
    ahead = 61;
    expect((await server.app.inject(`${pathname}${search}`)).statusCode).toBe(404);
    ahead = 0;
    await server.context.pool.query("update upload set scan_state = 'infected'");
    expect((await server.app.inject(`${pathname}${search}`)).statusCode).toBe(404);
  });
});

describe("how its response is read", () => {
  test.each([
    ["FRM-341 detect_blur", { type: "validation_error", field: "detect_blur" }, "detect_blur"],
    ["FRM-342 detect_cutoff", { type: "validation_error", field: "detect_cutoff" }, "detect_cutoff"],
    ["FRM-343 another field", { type: "validation_error", field: "detect_glare" }, "detect_document"],
    ["FRM-343 another type", { type: "other", field: "detect_blur" }, "detect_document"],
    ["FRM-343 no JSON we know", ["x"], "detect_document"],
  ])("%s", async (_what, body, field) => {
    answer = refusedBy(body);
    const { status, body: said } = await ask(await withService());
    expect([status, said]).toEqual([422, { type: "validation_error", field }]);
  });

  test.each([
    ["a fault of its own", { status: 500, body: "<html>secret</html>" }],
    ["too many requests", { status: 429, body: "{}" }],
  ])(
    "FRM-344 (in part) REL-04 (in part) %s is no verdict, and the applicant can continue",
    async (_what, bad) => {
      answer = bad;
      const server = await withService();
      const { status, body } = await ask(server);
      expect([status, body]).toEqual([200, { checked: false }]);
      const { rows } = await server.context.pool.query("select outcome from file_check where kind <> 'look'");
      expect(rows[0].outcome).toMatch(/^not_checked:/);
    },
  );

  test.each([301, 302, 303, 307, 308])(
    "INT-03 a redirect (%i) is no verdict, and is not followed, although somebody answers there",
    async (status) => {
      const server = await withService();
      answer = { status, body: "", headers: { location: `${addressOf(canary)}/latest/meta-data/` } };
      const asked = await ask(server);
      expect([asked.status, asked.body]).toEqual([200, { checked: false }]);
      expect(knocks).toEqual([]);
      // The canary can be reached: what follows a redirect would have found it.
      await fetch(`${addressOf(service)}/documents`, { method: "POST", body: "{}" });
      expect(knocks).toEqual(["/latest/meta-data/"]);
    },
  );

  test("a check without a verdict is repeated, one with a verdict is not", async () => {
    const server = await withService();
    const client = await signIn(server);
    const path = await uploadFile(server, client);
    const look = async () => (await client.post(verificationRoutes.document, { url: path })).statusCode;
    answer = { status: 500, body: "" };
    expect(await look()).toBe(200);
    answer = refusedBy({ type: "validation_error", field: "detect_blur" });
    expect([await look(), await look()]).toEqual([422, 422]);
    expect(heard).toHaveLength(2);
  });
});

test("FRM-340 a document that was never submitted to a check is stored as not checked", async () => {
  const server = await startTestServer();
  const client = await signIn(server);
  await addDocument(client, "PASSPORT", await uploadFile(server, client));
  const { rows } = await server.context.pool.query(
    "select kind, outcome from file_check where kind <> 'look'",
  );
  expect(rows).toEqual([{ kind: "document", outcome: "not_checked:queued" }]);
});

test("with DOCUMENT_CHECKS=none there are no checks, and the pages know it", async () => {
  const server = await startTestServer({ DOCUMENT_CHECKS: "none" });
  const { data } = await (await signIn(server)).graphql(
    "{ me { latestValidation { sectionMetaData { documentVerificationUrl livePhotoUrl } } } }",
  );
  expect(data.me.latestValidation.sectionMetaData).toEqual({
    documentVerificationUrl: null,
    livePhotoUrl: null,
  });
  expect((await ask(server)).body).toEqual({ checked: false });
});

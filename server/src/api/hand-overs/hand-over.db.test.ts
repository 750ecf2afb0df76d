import {
  HAND_OVERS_PATH,
  PHONE_EXCHANGE_PATH,
  PHONE_FILES_PATH,
  PHONE_LOOK_PATH,
  PHONE_REFRESH_PATH,
  PHONE_STEP_PATH,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { END_SESSION_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, newClient, signIn } from "../../../test/client.ts";
import {
  expireSessions,
  HANDING_OVER,
  handOver,
  openOnPhone,
  progressOf,
  statusOf,
  thePassport,
} from "../../../test/hand-overs.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { uploadFile } from "../../../test/upload.ts";
import { verificationRoutes } from "../files/verification-address.ts";

/** One step, handed over from a page to a phone. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(HANDING_OVER);
});
afterAll(() => server.close());

const open = (step?: object) => openOnPhone(server, step);
const lookAt = (token: unknown) => newClient(server).post(PHONE_LOOK_PATH, { token });
const exchange = (token: unknown) => newClient(server).post(PHONE_EXCHANGE_PATH, { token });

/** A form for a file of this name. */
const askedBy = (phone: Client, filename: string, section: string, filetype = "application/pdf") => {
  const query = new URLSearchParams({ filename, filetype, additionalFilePath: section });
  return statusOf(phone.get(`/wizard/api/signedurl/post/user/docs?${query}`));
};

describe("the link", () => {
  test("names the page for phones in the language of the page beside it, with its token behind the #", async () => {
    const { address } = await handOver(await signIn(server));
    expect(address).toMatch(/^http:\/\/localhost:8080\/phone\?lang=en#[A-Za-z0-9_-]{43}$/);
  });

  test("is kept as a hash, and is no secret of the audit trail", async () => {
    const { token } = await handOver(await signIn(server));
    const { rows } = await server.context.pool.query(
      "select row_to_json(h)::text as text from hand_over h union all select row_to_json(a)::text from audit_entry a",
    );
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });

  test("can be looked at as often as anybody likes: that opens nothing", async () => {
    const client = await signIn(server);
    const { id, token } = await handOver(client);
    for (let times = 0; times < 3; times += 1) {
      const looked = await lookAt(token);
      expect([looked.statusCode, looked.json()]).toEqual([200, { docType: "PASSPORT", side: "front" }]);
    }
    expect(await progressOf(client, id)).toEqual({ state: "waiting", files: [] });
  });

  test("opens one phone, however many try at once", async () => {
    const { token } = await handOver(await signIn(server));
    const statuses = await Promise.all(Array.from({ length: 8 }, () => statusOf(exchange(token))));
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 410)]);
    expect(await statusOf(lookAt(token))).toBe(410);
  });

  test("is not followed by GET", async () => {
    const client = await signIn(server);
    const { id, token } = await handOver(client);
    expect(await statusOf(newClient(server).get(`${PHONE_EXCHANGE_PATH}?token=${token}`))).toBe(404);
    expect((await progressOf(client, id)).state).toBe("waiting");
  });

  test("works for ten minutes", async () => {
    const client = await signIn(server);
    const { id, token } = await handOver(client);
    const { rows } = await server.context.pool.query(
      "select extract(epoch from expires_at - created_at)::int as seconds from hand_over where id = $1",
      [id],
    );
    expect(rows[0].seconds).toBe(600);
    await server.context.pool.query("update hand_over set expires_at = now() where id = $1", [id]);
    expect([await statusOf(lookAt(token)), await statusOf(exchange(token))]).toEqual([410, 410]);
    expect((await progressOf(client, id)).state).toBe("over");
  });

  test("ends when the page hands over again, and so does the phone that opened it", async () => {
    const { client, phone, id } = await open();
    const second = await handOver(client);
    await handOver(client);
    expect(await statusOf(exchange(second.token))).toBe(410);
    expect(await statusOf(phone.get(PHONE_STEP_PATH))).toBe(401);
    expect((await progressOf(client, id)).state).toBe("over");
  });

  test.each([
    ["signs out", (client: Client) => client.get(END_SESSION_PATH)],
    ["is signed out by the time", () => expireSessions(server, "page")],
  ])("opens nothing once the page that shows it %s", async (_what, leave) => {
    const client = await signIn(server);
    const { token } = await handOver(client);
    expect(await statusOf(lookAt(token))).toBe(200);
    await leave(client);
    expect([await statusOf(lookAt(token)), await statusOf(exchange(token))]).toEqual([410, 410]);
  });

  test.each([undefined, "", "short", "a".repeat(43), 7, null, { $ne: "" }])(
    "%j opens nothing",
    async (token) => {
      expect([await statusOf(lookAt(token)), await statusOf(exchange(token))]).toEqual([410, 410]);
    },
  );
});

describe("the phone", () => {
  test("reads what its step takes, and nothing about the person", async () => {
    const { phone } = await open();
    const response = await phone.get(PHONE_STEP_PATH);
    expect(response.json()).toEqual({
      ...thePassport,
      maxFileBytes: 10_485_760,
      documentVerificationUrl: verificationRoutes.document,
      photoVerificationUrl: verificationRoutes.photo,
      verificationTestMarker: null,
      files: [],
    });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("finds its session again after a reload, once its page was forgotten", async () => {
    const { phone } = await open();
    phone.access = undefined;
    const refreshed = await phone.get(PHONE_REFRESH_PATH);
    expect(refreshed.statusCode).toBe(200);
    phone.access = refreshed.json().access;
    expect(await statusOf(phone.get(PHONE_STEP_PATH))).toBe(200);
  });

  test("adds a file, which the page beside it hears of; to hear it twice is to hear it once", async () => {
    const { client, phone, id } = await open();
    const path = await uploadFile(server, phone);
    expect(await progressOf(client, id)).toEqual({ state: "open", files: [] });
    for (let times = 0; times < 2; times += 1) {
      expect(await statusOf(phone.post(PHONE_FILES_PATH, { path }))).toBe(204);
    }
    const { state, files } = await progressOf(client, id);
    expect([state, files.map((file: { path: string }) => file.path)]).toEqual(["open", [path]]);
    expect(files[0].bytes).toBeGreaterThan(0);
  });

  test("adds no more than its step takes", async () => {
    const { phone } = await open();
    const paths = [await uploadFile(server, phone), await uploadFile(server, phone)];
    const added: number[] = [];
    for (const path of paths) added.push(await statusOf(phone.post(PHONE_FILES_PATH, { path })));
    expect(added).toEqual([204, 404]);
  });

  test("sends for its step alone", async () => {
    const { phone } = await open();
    expect(await askedBy(phone, "Passport.jpg", "identity", "image/jpeg")).toBe(200);
    expect(await askedBy(phone, "Passport.pdf", "identity")).toBe(200);
    expect(await askedBy(phone, "Passport.pdf", "income")).toBe(403);
    expect(await askedBy(phone, "NATIONALID.pdf", "identity")).toBe(403);
    expect(await askedBy(phone, "1b9d6bcd_Passport.pdf", "identity")).toBe(403);
    expect(await askedBy(phone, "Passport.docx", "identity", "application/msword")).toBe(400);
  });

  test("sends for its side alone", async () => {
    const { phone } = await open({ ...thePassport, docType: "DRIVING_LICENCE" });
    expect(await askedBy(phone, "DrivingLicence.pdf", "identity")).toBe(200);
    expect(await askedBy(phone, "DrivingLicence_back.pdf", "identity")).toBe(403);
  });

  test.each([3, 1])("of several files bears the prefix of each, with room for %d", async (room) => {
    const { phone } = await open({
      section: "income",
      docType: "BANK_STATEMENT",
      side: "front",
      room,
    });
    expect(await askedBy(phone, "1b9d6bcd_BANKSTATEMENT.pdf", "income")).toBe(200);
    expect(await askedBy(phone, "1b9d6bcd_PAYSLIP.pdf", "income")).toBe(403);
  });

  test("reaches no file but those it has sent, the person's others included", async () => {
    const { client, phone } = await open();
    const others = [await uploadFile(server, client), await uploadFile(server, await signIn(server))];
    for (const url of others) {
      expect(await statusOf(phone.post(PHONE_FILES_PATH, { path: url }))).toBe(404);
      const body = { url, type: "passport", side: "front" };
      expect(await statusOf(phone.post(verificationRoutes.document, body))).toBe(404);
    }
  });

  test("has its own files checked", async () => {
    const { phone } = await open();
    const url = await uploadFile(server, phone);
    const body = { url, type: "passport", side: "front" };
    expect(await statusOf(phone.post(verificationRoutes.document, body))).toBe(200);
  });
});

describe("what cannot be handed over", () => {
  test.each([
    ["an unknown document", { docType: "LIBRARY_CARD" }],
    ["an unknown section", { section: "hobbies" }],
    ["no file", { room: 0 }],
    ["endless files", { room: 7 }],
    ["another field", { partyId: "somebody" }],
  ])("%s", async (_what, wrong) => {
    const client = await signIn(server);
    const response = await client.post(HAND_OVERS_PATH, { ...thePassport, language: "en", ...wrong });
    expect([response.statusCode, response.json()]).toEqual([400, { code: "INVALID_REQUEST" }]);
  });

  test("nothing where no phone reaches us: on a loopback address", async () => {
    const loopback = await startTestServer();
    const client = await signIn(loopback);
    const body = { ...thePassport, language: "en" };
    expect(await statusOf(client.post(HAND_OVERS_PATH, body))).toBe(404);
  });

  test("more often than the settings allow", async () => {
    const limited = await startTestServer({ ...HANDING_OVER, HAND_OVERS_PER_HOUR: "1" });
    const client = await signIn(limited);
    const body = { ...thePassport, language: "en" };
    expect(await statusOf(client.post(HAND_OVERS_PATH, body))).toBe(201);
    expect(await statusOf(client.post(HAND_OVERS_PATH, body))).toBe(429);
  });
});

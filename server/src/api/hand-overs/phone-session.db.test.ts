import {
  endHandOverPath,
  PHONE_END_PATH,
  PHONE_FILES_PATH,
  PHONE_REFRESH_PATH,
  PHONE_STEP_PATH,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { END_SESSION_PATH, REFRESH_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, newClient, signIn, tokenFor } from "../../../test/client.ts";
import {
  expireSessions,
  HANDING_OVER,
  handOver,
  openOnPhone,
  phoneWith,
  progressOf,
  statusOf,
} from "../../../test/hand-overs.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, postForm, signForm, uploadFile } from "../../../test/upload.ts";

/** The session of a phone: how it ends, and what it does not open. */

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(HANDING_OVER);
});
afterAll(() => server.close());

const open = () => openOnPhone(server);

const waitingForALock = async ({ context }: TestServer): Promise<number> => {
  const { rows } = await context.pool.query(
    "select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()",
  );
  return rows.length;
};

describe("the session of a phone ends", () => {
  const isOver = async (phone: Client) => {
    const token = await statusOf(phone.get(PHONE_STEP_PATH));
    const refresh = await statusOf(phone.get(PHONE_REFRESH_PATH));
    return token === 401 && refresh === 401;
  };

  test("when its page signs out, with the forms that it was given", async () => {
    const { client, phone } = await open();
    const file = aPicture();
    const { url, fields } = await signForm(phone, file);
    await client.get(END_SESSION_PATH);
    expect(await isOver(phone)).toBe(true);
    const parts = Object.entries(fields).map(([name, value]) => ({ name, value }));
    expect(await statusOf(postForm(server, url, [...parts, { name: "file", value: file.content }]))).not.toBe(
      204,
    );
  });

  test("when the account signs out everywhere, on another device", async () => {
    const email = "everywhere@example.com";
    const client = await signIn(server, email);
    const phone = await phoneWith(server, (await handOver(client)).token);
    const other = newClient(server);
    await other.post("/auth/one-time-link", { email });
    await server.runJobs();
    await other.post("/auth/one-time-link/confirm", { token: tokenFor(server, email) });
    await other.get(`${END_SESSION_PATH}?everywhere`);
    expect(await isOver(phone)).toBe(true);
  });

  test("when the time of its page is up", async () => {
    const { phone } = await open();
    await expireSessions(server, "page");
    expect(await isOver(phone)).toBe(true);
  });

  test("when its page ends it, which hears then what has come", async () => {
    const { client, phone, id } = await open();
    const path = await uploadFile(server, phone);
    await phone.post(PHONE_FILES_PATH, { path });
    for (let times = 0; times < 2; times += 1) {
      const ended = await client.post(endHandOverPath(id), {});
      expect([ended.statusCode, ended.json()]).toMatchObject([200, { state: "over", files: [{ path }] }]);
    }
    expect(await isOver(phone)).toBe(true);
    expect((await progressOf(client, id)).state).toBe("over");
  });

  test("when its page ends it while a file is being added: it is not called arrived", async () => {
    const { client, phone, id } = await open();
    const path = await uploadFile(server, phone);
    const { added } = await server.context.db.transaction().execute(async (tx) => {
      await tx.updateTable("hand_over").set({ ended_at: new Date() }).where("id", "=", id).execute();
      const adding = statusOf(phone.post(PHONE_FILES_PATH, { path }));
      await expect.poll(() => waitingForALock(server)).toBe(1);
      return { added: adding };
    });
    expect(await added).toBe(404);
    expect(await progressOf(client, id)).toEqual({ state: "over", files: [] });
  });

  test("when it is done itself, and what it sent stays", async () => {
    const { client, phone, id } = await open();
    const path = await uploadFile(server, phone);
    await phone.post(PHONE_FILES_PATH, { path });
    expect(await statusOf(phone.post(PHONE_END_PATH, {}))).toBe(204);
    expect(await isOver(phone)).toBe(true);
    expect(await progressOf(client, id)).toMatchObject({ state: "over", files: [{ path }] });
  });

  test("after half an hour", async () => {
    const { phone } = await open();
    const { rows } = await server.context.pool.query(
      "select extract(epoch from expires_at - created_at)::int as seconds from session_family where hand_over_id is not null order by created_at desc limit 1",
    );
    expect(rows[0].seconds).toBe(1800);
    await expireSessions(server, "phone");
    expect(await isOver(phone)).toBe(true);
  });
});

describe("SES-08 (in part) a session opens nothing of the other kind", () => {
  test("a phone's cookie refreshes no applicant's session", async () => {
    const { phone } = await open();
    const value = phone.cookies.get("latchkey_phone_refresh") ?? "";
    const thief = newClient(server);
    thief.cookies.set("latchkey_refresh", value);
    expect(value).not.toBe("");
    expect(await statusOf(thief.get(REFRESH_PATH))).toBe(401);
  });

  test("an applicant's cookie refreshes no phone's", async () => {
    const { client } = await open();
    const thief = newClient(server);
    thief.cookies.set("latchkey_phone_refresh", client.cookies.get("latchkey_refresh") ?? "");
    expect(await statusOf(thief.get(PHONE_REFRESH_PATH))).toBe(401);
  });

  test("another session of the same account neither hears of a hand-over nor ends it", async () => {
    const email = "two-browsers@example.com";
    const [first, second] = [await signIn(server, email), await signIn(server, email)];
    const { id } = await handOver(first);
    expect(await progressOf(second, id)).toBe(404);
    expect(await statusOf(second.post(endHandOverPath(id), {}))).toBe(404);
    expect((await progressOf(first, id)).state).toBe("waiting");
  });
});

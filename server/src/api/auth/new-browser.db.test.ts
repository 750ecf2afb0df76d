import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Client, newClient, tokenFor } from "../../../test/client.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { tidyUpHandler } from "../../app/tidy-up.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;
let email: string;
beforeEach(() => {
  count += 1;
  email = `owner${count}@example.com`;
});

const signInWith = async (client: Client, address = email, language = "en"): Promise<Client> => {
  await client.post("/auth/one-time-link", { email: address, language });
  await server.runJobs();
  const body = { token: tokenFor(server, address), otherBrowser: true };
  const response = await client.post("/auth/one-time-link/confirm", body);
  expect(response.statusCode).toBe(200);
  client.access = response.json().access;
  await server.runJobs();
  return client;
};

const notices = (address = email) =>
  server.emails.filter(({ to, id }) => to === address && id.startsWith("new-browser"));

const ended = async (client: Client): Promise<boolean> =>
  (await client.get("/auth/token/refresh")).statusCode === 401;

describe("a sign-in with a browser that the account has not used", () => {
  test("the first one ever is told to nobody", async () => {
    await signInWith(newClient(server));
    expect(notices()).toEqual([]);
  });

  test("nor is another one with the same browser, after signing out too", async () => {
    const client = await signInWith(newClient(server));
    await client.get("/auth/token/logout");
    await signInWith(client);
    expect(notices()).toEqual([]);
  });

  test("another browser is told once, by an e-mail that signs nobody in", async () => {
    await signInWith(newClient(server));
    const other = await signInWith(newClient(server));
    await signInWith(other);
    const [notice, ...more] = notices();
    expect(more).toEqual([]);
    expect(notice?.message).toMatchObject({
      subject: "New sign-in to Quillfield Lettings",
      button: { label: "Sign out everywhere", href: "http://localhost:8080/logout?everywhere" },
    });
    expect(JSON.stringify(notice?.message)).not.toMatch(/#t=|Okafor/);
  });

  test("a browser that another account knows is new to this one, and the rows do not show that it is the same", async () => {
    const shared = await signInWith(newClient(server), `friend${count}@example.com`);
    await signInWith(newClient(server));
    await signInWith(shared);
    expect(notices()).toHaveLength(1);
    const { rows } = await server.context.pool.query(
      "select count(*)::int as all, count(distinct browser_hash)::int as hashes from known_browser",
    );
    expect(rows[0].all).toBe(rows[0].hashes);
  });

  test.each(languages)("in %s, with the time in the United Kingdom", async (language) => {
    await signInWith(newClient(server), email, language);
    await signInWith(newClient(server), email, language);
    const [notice] = notices();
    expect(notice?.message.language).toBe(language);
    expect(notice?.message.paragraphs[0]).toMatch(/\d{4}.*\d{1,2}:\d{2}/);
    expect(notice?.message.paragraphs[0]).not.toMatch(/undefined|Invalid/);
  });

  test("AUTH-04 (in part) the cookie is for the server alone, its value is stored nowhere, and it is forgotten in time", async () => {
    const client = newClient(server);
    await client.post("/auth/one-time-link", { email });
    await server.runJobs();
    const response = await client.post("/auth/one-time-link/confirm", { token: tokenFor(server, email) });
    const cookie = response.cookies.find(({ name }) => name.endsWith("latchkey_known"));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
    const rows = async () =>
      (
        await server.context.pool.query(
          "select k::text as row from known_browser k join account a on a.id = k.account_id where a.email = $1",
          [email],
        )
      ).rows.map(({ row }) => row);
    expect(JSON.stringify(await rows())).not.toContain(Buffer.from(cookie?.value ?? "").toString("hex"));
    await server.context.pool.query("update known_browser set last_seen_at = now() - interval '399 days'");
    await tidyUpHandler.run({}, server.context);
    expect(await rows()).toHaveLength(1);
    await server.context.pool.query("update known_browser set last_seen_at = now() - interval '401 days'");
    await tidyUpHandler.run({}, server.context);
    expect(await rows()).toEqual([]);
    await signInWith(client);
    expect(notices()).toHaveLength(1);
  });
});

describe("ending every session", () => {
  test("ends them all, here and elsewhere, and nobody else's", async () => {
    const [here, elsewhere] = [await signInWith(newClient(server)), await signInWith(newClient(server))];
    const stranger = await signInWith(newClient(server), `stranger${count}@example.com`);
    const response = await here.get("/auth/token/logout?everywhere");
    expect([response.statusCode, response.headers.location]).toEqual([303, "/otl?out"]);
    expect([await ended(here), await ended(elsewhere), await ended(stranger)]).toEqual([true, true, false]);
    const { rows } = await server.context.pool.query(
      "select count(*)::int as count from audit_entry where action = 'signed-out-everywhere'",
    );
    expect(rows[0].count).toBe(1);
  });

  test("without a session it asks for a sign-in that leads back, and ends nothing", async () => {
    const [here, elsewhere] = [await signInWith(newClient(server)), await signInWith(newClient(server))];
    await here.get("/auth/token/logout");
    for (const client of [here, newClient(server)]) {
      const response = await client.get("/auth/token/logout?everywhere");
      expect(response.headers.location).toBe("/otl?expired&return=%2Flogout%3Feverywhere");
    }
    expect(await ended(elsewhere)).toBe(false);
  });

  test("another site cannot", async () => {
    const client = await signInWith(newClient(server));
    await client.get("/auth/token/logout?everywhere", { "sec-fetch-site": "cross-site" });
    expect(await ended(client)).toBe(false);
  });

  test("signing out ends this session alone", async () => {
    const [here, elsewhere] = [await signInWith(newClient(server)), await signInWith(newClient(server))];
    await here.get("/auth/token/logout");
    expect(await ended(elsewhere)).toBe(false);
  });
});

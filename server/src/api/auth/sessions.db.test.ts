import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, newClient, signIn } from "../../../test/client.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const REFRESH = "latchkey_refresh";
const QUERY = "{ me { uuid } }";

const refreshOf = (client: Client): string => client.cookies.get(REFRESH) ?? "";

const refreshWith = async (cookie: string) => {
  const client = newClient(server);
  client.cookies.set(REFRESH, cookie);
  const response = await client.get("/auth/token/refresh");
  return { status: response.statusCode, next: refreshOf(client), body: response.json() };
};

/** Moves the last rotation out of the grace period. */
const passGrace = () =>
  server.context.pool.query("update session_family set rotated_at = rotated_at - interval '11 seconds'");

describe("refresh", () => {
  test("FRM-324 gives an access token and its expiry in epoch seconds, and rotates the cookie", async () => {
    const client = await signIn(server);
    const before = refreshOf(client);
    const response = await client.get("/auth/token/refresh");
    const { access, access_exp_time } = response.json();
    expect(access).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(access_exp_time - Date.now() / 1000).toBeGreaterThan(590);
    expect(refreshOf(client)).not.toBe(before);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("SES-01 an old token after the grace period ends the whole family and is audited", async () => {
    const client = await signIn(server);
    const first = refreshOf(client);
    const second = (await refreshWith(first)).next;
    const third = (await refreshWith(second)).next;
    expect((await refreshWith(first)).status).toBe(401);
    expect((await refreshWith(third)).status).toBe(401);
    const { rows } = await server.context.pool.query(
      "select 1 from audit_entry where action = 'session-revoked'",
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test("SES-01 so does the one just before, once its grace is over", async () => {
    const first = refreshOf(await signIn(server));
    const { next } = await refreshWith(first);
    await passGrace();
    expect((await refreshWith(first)).status).toBe(401);
    expect((await refreshWith(next)).status).toBe(401);
    const { rows } = await server.context.pool.query(
      "select outcome from audit_entry where action = 'session-revoked' and subject = $1",
      [first.split(".")[0]],
    );
    expect(rows).toEqual([{ outcome: "refused" }]);
  });

  test("SES-02 twenty refreshes at once all get the same successor", async () => {
    const first = refreshOf(await signIn(server));
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshWith(first)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ next }) => next)).size).toBe(1);
  });

  test("SES-02 the grace period ends after ten seconds", async () => {
    const first = refreshOf(await signIn(server));
    await refreshWith(first);
    await passGrace();
    expect((await refreshWith(first)).status).toBe(401);
  });

  test.each(["", "x", "a.b.c", "00000000-0000-0000-0000-000000000000.0.AAAA"])(
    "a made-up token %j is refused",
    async (cookie) => expect((await refreshWith(cookie)).status).toBe(401),
  );

  test("a token with another generation is invalid", async () => {
    const [family, , signature] = refreshOf(await signIn(server)).split(".");
    expect((await refreshWith(`${family}.7.${signature}`)).status).toBe(401);
  });

  test.each([
    ["idle", "rotated_at = now() - interval '121 minutes'"],
    ["absolute", "expires_at = now() - interval '1 second'"],
  ])("SES-04 (in part) the %s limit is the server's", async (_name, change) => {
    const client = await signIn(server);
    const [family] = refreshOf(client).split(".");
    await server.context.pool.query(`update session_family set ${change} where id = $1`, [family]);
    expect((await refreshWith(refreshOf(client))).status).toBe(401);
  });

  test("SES-07 a page of another site cannot refresh; a browser that sends no origin can", async () => {
    const client = await signIn(server);
    const crossSite = await client.get("/auth/token/refresh", { "sec-fetch-site": "cross-site" });
    expect(crossSite.statusCode).toBe(401);
    expect((await client.get("/auth/token/refresh")).statusCode).toBe(200);
  });
});

describe("logout", () => {
  test("SES-03 FRM-027 FRM-028 ends access and refresh at once and clears the browser", async () => {
    const client = await signIn(server);
    const cookie = refreshOf(client);
    const response = await client.get("/auth/token/logout");
    expect([response.statusCode, response.headers.location]).toEqual([303, "/otl?out"]);
    expect(response.headers["clear-site-data"]).toBe('"cache", "storage"');
    expect(client.cookies.has("latchkey_session")).toBe(false);
    expect((await client.graphql(QUERY)).status).toBe(401);
    expect(
      (await client.graphql("mutation { submitValidation { submittedValidation { uuid } } }")).status,
    ).toBe(401);
    expect((await refreshWith(cookie)).status).toBe(401);
  });

  test.each(["cross-site", "same-site"])("SES-07 a %s page cannot sign anybody out", async (site) => {
    const client = await signIn(server);
    await client.get("/auth/token/logout", { "sec-fetch-site": site });
    expect((await client.graphql(QUERY)).status).toBe(200);
  });
});

describe("the access token", () => {
  test("issued while the clock was ahead does not outlive its ten minutes by that", async () => {
    let ahead = 3600;
    const server = await startTestServer({}, { nowSeconds: () => Date.now() / 1000 + ahead });
    const client = await signIn(server);
    expect((await client.graphql(QUERY)).status).toBe(200);
    ahead = 0;
    expect((await client.graphql(QUERY)).status).toBe(401);
  });

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  test.each([
    ["alg none", (token: string) => `${encode({ alg: "none", typ: "JWT" })}.${token.split(".")[1]}.`],
    [
      "another algorithm",
      (token: string) => `${encode({ alg: "RS256", typ: "JWT" })}.${token.split(".").slice(1).join(".")}`,
    ],
    [
      "another body",
      (token: string) => {
        const [header, body, signature] = token.split(".");
        const claims = JSON.parse(Buffer.from(body ?? "", "base64url").toString());
        return `${header}.${encode({ ...claims, exp: claims.exp + 9999 })}.${signature}`;
      },
    ],
    ["a part too many", (token: string) => `${token}.x`],
    ["no signature", (token: string) => token.split(".").slice(0, 2).join(".")],
  ])("SES-08 with %s is refused", async (_name, forge) => {
    const client = await signIn(server);
    client.access = forge(client.access ?? "");
    expect((await client.graphql(QUERY)).status).toBe(401);
  });

  test("ACL-02 without one GraphQL and the signed URL are 401 before anything runs", async () => {
    const client = newClient(server);
    expect((await client.graphql("not even graphql")).status).toBe(401);
    expect((await client.get("/wizard/api/signedurl/post/user/docs")).statusCode).toBe(401);
  });
});

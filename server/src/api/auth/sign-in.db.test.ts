import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newClient, signIn, tokenFor } from "../../../test/client.ts";
import { everyRow } from "../../../test/every-row.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { newLog } from "../../platform/log/log.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const askForLink = async (email: string, extra: Record<string, unknown> = {}) => {
  const client = newClient(server);
  const response = await client.post("/auth/one-time-link", { email, ...extra });
  await server.runJobs();
  return { client, response };
};

/** As a binary column would hold its bytes. */
const rawHex = (token: string): string => Buffer.from(token, "base64url").toString("hex");

/** Backdates the address's links: the rows are changed, never the database's clock. */
const ageLinks = (email: string, minutes: number) =>
  server.context.pool.query(
    "update sign_in_link set expires_at = expires_at - make_interval(mins => $2) where email = $1",
    [email, minutes],
  );

describe("asking for a link", () => {
  test("FRM-325 FRM-212 responds 200 and {} and sends an e-mail with a link that has its token in the fragment", async () => {
    const { response } = await askForLink("asks@example.com", { language: "de" });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    const message = server.emails.find(({ to }) => to === "asks@example.com")?.message;
    expect(message?.language).toBe("de");
    expect(message?.button?.href).toMatch(/^http:\/\/localhost:8080\/otl\?link#t=[A-Za-z0-9_-]{43}$/);
  });

  test.each([
    "",
    "nobody",
    "a@b",
    "two@example.com,three@example.com",
    "line@example.com\r\nBcc: x@example.com",
  ])("FRM-291 refuses %j", async (email) => {
    const { response } = await askForLink(email);
    expect([response.statusCode, response.json()]).toEqual([400, { code: "INVALID_EMAIL" }]);
  });

  test("AUTH-07 the link's host comes from the settings alone", async () => {
    const client = newClient(server);
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    };
    await client.post("/auth/one-time-link", { email: "spoofed@example.com" }, headers);
    await server.runJobs();
    const message = server.emails.find(({ to }) => to === "spoofed@example.com")?.message;
    expect(new URL(message?.button?.href ?? "").host).toBe("localhost:8080");
  });

  test("AUTH-06 the sixth request within an hour sends no e-mail, gets the same response, and leaves earlier links valid", async () => {
    const email = "eager@example.com";
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await askForLink(email)).response);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`))).toEqual(
      new Set(["200{}"]),
    );
    expect(server.emails.filter(({ to }) => to === email)).toHaveLength(5);
    const look = await newClient(server).post("/auth/one-time-link/look", { token: tokenFor(server, email) });
    expect(look.statusCode).toBe(200);
  });

  test("AUTH-06 endless requests block the next e-mail for an hour, not for ever", async () => {
    const email = "harassed@example.com";
    for (let count = 0; count < 6; count += 1) await askForLink(email);
    // The e-mails are an hour old; the requests never stopped.
    await server.context.pool.query(
      "update sign_in_link set created_at = created_at - interval '61 minutes' where email = $1",
      [email],
    );
    await askForLink(email);
    expect(server.emails.filter(({ to }) => to === email)).toHaveLength(6);
  });

  test("AUTH-05 without self sign-up an unknown address gets the same response as a known one, but no e-mail", async () => {
    const closed = await openTestServer({ SELF_SIGNUP: "false" });
    try {
      const response = await newClient(closed).post("/auth/one-time-link", { email: "unknown@example.com" });
      await closed.runJobs();
      expect([response.statusCode, response.body]).toEqual([200, "{}"]);
      expect(closed.emails).toEqual([]);
    } finally {
      await closed.close();
    }
  });
});

describe("following a link", () => {
  test("AUTH-02 looking does not use the link and shows a masked address", async () => {
    const { client } = await askForLink("masked@example.com");
    const token = tokenFor(server, "masked@example.com");
    for (let count = 0; count < 3; count += 1) {
      const look = await client.post("/auth/one-time-link/look", { token });
      expect(look.json()).toEqual({ email: "m…@example.com", sameBrowser: true });
    }
    expect((await client.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(200);
  });

  test("AUTH-02 GET and HEAD of the page and the API routes do not use the link", async () => {
    const { client } = await askForLink("scanned@example.com");
    const token = tokenFor(server, "scanned@example.com");
    for (const method of ["GET", "HEAD"] as const) {
      for (const url of ["/otl?link", "/auth/one-time-link/confirm", "/auth/one-time-link/look"]) {
        await server.app.inject({ method, url: `${url}${url.includes("?") ? "&" : "?"}t=${token}` });
      }
    }
    expect((await client.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(200);
  });

  test("AUTH-01 of fifty confirmations at once exactly one signs in", async () => {
    const { client } = await askForLink("fifty@example.com");
    const token = tokenFor(server, "fifty@example.com");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post("/auth/one-time-link/confirm", { token })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 410)).toHaveLength(49);
    const { rows } = await server.context.pool.query(
      "select 1 from session_family f join account a on a.id = f.account_id where a.email = 'fifty@example.com'",
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    [9, 200],
    [11, 410],
  ])("AUTH-03 a link that is %i minutes old gets %i", async (minutes, status) => {
    const email = `old${minutes}@example.com`;
    const { client } = await askForLink(email);
    await ageLinks(email, minutes);
    const answer = await client.post("/auth/one-time-link/confirm", { token: tokenFor(server, email) });
    expect(answer.statusCode).toBe(status);
  });

  test("AUTH-08 another browser is asked to confirm and signed in only then", async () => {
    await askForLink("elsewhere@example.com");
    const token = tokenFor(server, "elsewhere@example.com");
    const other = newClient(server);
    expect((await other.post("/auth/one-time-link/look", { token })).json().sameBrowser).toBe(false);
    const first = await other.post("/auth/one-time-link/confirm", { token });
    expect([first.statusCode, first.json()]).toEqual([409, { code: "OTHER_BROWSER" }]);
    expect((await other.post("/auth/one-time-link/confirm", { token, otherBrowser: true })).statusCode).toBe(
      200,
    );
  });

  test("a successful sign-in invalidates the address's other links", async () => {
    const { client } = await askForLink("several@example.com");
    const older = tokenFor(server, "several@example.com");
    await client.post("/auth/one-time-link", { email: "several@example.com" });
    await server.runJobs();
    await client.post("/auth/one-time-link/confirm", { token: tokenFor(server, "several@example.com") });
    expect((await client.post("/auth/one-time-link/look", { token: older })).statusCode).toBe(410);
  });

  test.each(["x", "", "A".repeat(43), "é".repeat(43)])(
    "an unknown token %j counts as used",
    async (token) => {
      const answer = await newClient(server).post("/auth/one-time-link/confirm", { token });
      expect([answer.statusCode, answer.json()]).toEqual([410, { code: "LINK_SPENT" }]);
    },
  );

  test.each([
    (token: string) => `#t=${token}`,
    (token: string) => `t=3D${token}`,
    (token: string) => `t=${token}%3E`,
    (token: string) => `t=${token}.`,
    (token: string) => `t=${token.slice(0, 30)}%0D%0A${token.slice(30)}`,
  ])("a link that an e-mail program has changed still signs in: %s", async (change) => {
    const email = `changed${Math.abs(hash(String(change)))}@example.com`;
    const { client } = await askForLink(email);
    const token = change(tokenFor(server, email));
    expect((await client.post("/auth/one-time-link/look", { token })).statusCode).toBe(200);
    expect((await client.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(200);
  });

  test("a link that was cut off counts as used, and the whole one still works", async () => {
    const { client } = await askForLink("cut@example.com");
    const token = tokenFor(server, "cut@example.com");
    for (const part of [token.slice(0, -1), token.slice(1), `${token}x`, `%${token.slice(1)}`]) {
      const look = await client.post("/auth/one-time-link/look", { token: part });
      expect([look.statusCode, look.json()]).toEqual([410, { code: "LINK_SPENT" }]);
    }
    expect((await client.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(200);
  });

  test("AUTH-04 tokens have 256 random bits; neither the database nor the log holds one, whatever happens to it", async () => {
    const lines: string[] = [];
    const log = newLog({ logLevel: "debug" }, (line) => lines.push(line));
    const logged = await startTestServer({}, { log });
    const client = newClient(logged);
    const email = "hashed@example.com";
    await client.post("/auth/one-time-link", { email });
    await logged.runJobs();
    const token = tokenFor(logged, email);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    await client.post("/auth/one-time-link/look", { token });
    await client.get(`/otl?link&t=${token}`);
    const confirmed = await client.post("/auth/one-time-link/confirm", { token });
    await client.get("/auth/token/refresh");
    await client.post("/auth/one-time-link/confirm", { token });
    const { access } = confirmed.json();
    const refresh = confirmed.cookies.map(({ value }) => value).filter((value) => value.length > 20);
    expect([access, ...refresh].length).toBeGreaterThan(1);
    const rows = await everyRow(logged);
    expect(rows).toContain("sign_in_link");
    for (const secret of [token, access, ...refresh]) {
      for (const written of [secret, Buffer.from(secret).toString("hex"), rawHex(secret)]) {
        expect(rows).not.toContain(written);
        expect(lines.join("")).not.toContain(written);
      }
    }
    expect(lines.join("")).toContain("/auth/one-time-link/confirm");
  });

  test.each([
    ["/questions/identity/name?progress_id=3", "/questions/identity/name?progress_id=3"],
    ["/dashboard", "/dashboard"],
    ["//evil.example/dashboard", "/dashboard"],
    ["https://evil.example/dashboard", "/dashboard"],
    ["/dashboard\\@evil.example", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
    ["/auth/token/logout", "/dashboard"],
    ["/questions/../auth/token/logout", "/dashboard"],
  ])("INT-02 asked to return to %s it returns to %s", async (returnTo, expected) => {
    const email = `returns${Math.abs(hash(returnTo))}@example.com`;
    const { client } = await askForLink(email, { returnTo });
    const answer = await client.post("/auth/one-time-link/confirm", { token: tokenFor(server, email) });
    expect(answer.json().returnTo).toBe(expected);
  });
});

const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);

test("a newcomer gets a sample application that can be submitted", async () => {
  const client = await signIn(server, "newcomer@example.com");
  const { data } = await client.graphql("{ me { email latestValidation { sections { name variant } } } }");
  expect(data.me).toEqual({
    email: "newcomer@example.com",
    latestValidation: { sections: [{ name: "IDENTITY", variant: "IDENTITY_DEFAULT" }] },
  });
});

test("LOG-01 (in part) sign-in, a refusal and sign-out are audited with who, what, when, where and outcome, without an address", async () => {
  const client = await signIn(server, "audited@example.com");
  const [, claims = ""] = (client.access ?? "").split(".");
  const { sub: accountId } = JSON.parse(Buffer.from(claims, "base64url").toString());
  await client.post("/auth/one-time-link/confirm", { token: "a".repeat(43) });
  await client.get("/auth/token/logout");
  const { rows } = await server.context.pool.query(
    "select actor, action, outcome, origin, at <= now() as happened from audit_entry order by id",
  );
  const entry = (actor: string, action: string, outcome = "done") =>
    expect.objectContaining({ actor, action, outcome, happened: true });
  const applicant = `applicant:${accountId}`;
  expect(rows).toEqual(
    expect.arrayContaining([
      entry("visitor", "sign-in-link-asked"),
      entry(applicant, "signed-in"),
      entry("visitor", "sign-in-refused", "refused"),
      entry(applicant, "signed-out"),
    ]),
  );
  const [origin] = rows.map((row) => row.origin);
  expect(origin).toMatch(/^[\w-]{22}$/);
  expect(rows.filter((row) => row.origin !== origin)).toEqual([]);
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/);
});

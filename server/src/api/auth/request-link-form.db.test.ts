import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newClient, tokenFor } from "../../../test/client.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";

/** The sign-in form as a browser posts it whose script has not run, or that runs none. */

const URL_OF_FORM = "/auth/one-time-link";
const PAGE = (name: string) =>
  `<html lang="%LANGUAGE%"><style nonce="%CSP_NONCE%"></style>${name} <input name="email" value="%EMAIL%"><input name="returnTo" value="%RETURN_PATH%"></html>`;

let server: TestServer;
let assets: string;

beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), "latchkey-assets-"));
  for (const language of ["en", "de"]) {
    for (const view of ["sign-in", "sign-in-sent", "sign-in-required", "sign-in-format", "sign-in-failed"])
      await writeFile(join(assets, `${view}.${language}.html`), PAGE(view));
  }
  server = await openTestServer({ ASSETS_DIR: assets });
});
afterAll(async () => {
  await server.close();
  await rm(assets, { recursive: true });
});

const post = (
  fields: Record<string, string> | string,
  headers: Record<string, string> = { "sec-fetch-site": "same-origin", origin: "null" },
  to: TestServer = server,
) =>
  to.app.inject({
    method: "POST",
    url: URL_OF_FORM,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const requests = async (to: TestServer = server): Promise<number> => {
  const { rows } = await to.context.pool.query("select count(*)::int as count from sign_in_request");
  return rows[0].count;
};

describe("the form without a script", () => {
  test("FRM-045 (in part) sends a link in its language that returns to the page, and redirects to a page without the address", async () => {
    const email = "plain.form@example.com";
    const returnTo = "/questions/identity/name?kept=yes";
    const response = await post({ email, language: "de", returnTo });
    expect([response.statusCode, response.headers.location]).toEqual([303, "/otl?sent&lang=de"]);
    expect(response.headers["cache-control"]).toBe("no-store");
    const browser = newClient(server);
    for (const { name, value } of response.cookies) browser.cookies.set(name, value);
    await server.runJobs();
    expect(server.emails.find(({ to }) => to === email)?.message.language).toBe("de");
    const link = await browser.post(`${URL_OF_FORM}/confirm`, { token: tokenFor(server, email) });
    expect([link.statusCode, link.json().returnTo]).toEqual([200, returnTo]);
  });

  test("the page after it knows the address from a cookie of its own path, and from nothing else", async () => {
    const email = ' Plain"Form@example.com ';
    const response = await post({
      email: "plain.form@example.com",
      language: "de",
      returnTo: "/open-banking",
    });
    const sent = response.cookies.find(({ name }) => name === "latchkey_sent");
    expect(sent).toMatchObject({ path: "/otl", httpOnly: true, sameSite: "Strict", maxAge: 600 });
    const read = (url: string, value: string) =>
      server.app.inject({ method: "GET", url, cookies: { latchkey_sent: value } });
    const page = await read("/otl?sent&lang=de", sent?.value ?? "");
    expect(page.body).toContain('name="email" value="plain.form@example.com"');
    expect(page.body).toContain('name="returnTo" value="/open-banking"');
    expect(page.headers["cache-control"]).toBe("no-store");
    expect((await read("/otl?lang=de", sent?.value ?? "")).body).toContain('name="email" value=""');
    const forged = Buffer.from(JSON.stringify({ email, returnPath: "https://evil.example" })).toString(
      "base64url",
    );
    const odd = await read("/otl?sent&lang=de", forged);
    expect(odd.body).toContain('value=" Plain&quot;Form@example.com "');
    expect(odd.body).toContain('name="returnTo" value=""');
    for (const value of ["", "nonsense", Buffer.from("[]").toString("base64url")])
      expect((await read("/otl?sent&lang=de", value)).body).toContain('name="email" value=""');
  });

  test("the page after it is complete without a script", async () => {
    const page = await server.app.inject({ method: "GET", url: "/otl?sent&lang=de" });
    expect(page.body).toContain("sign-in-sent");
    expect(page.body).toContain('<html lang="de">');
    expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  });

  test.each([
    ["", "sign-in-required"],
    ["   ", "sign-in-required"],
    ['amara"><script>alert(1)</script>', "sign-in-format"],
    ["line@example.com\r\nBcc: x@example.com", "sign-in-format"],
    [`${"a".repeat(400)}@example.com`, "sign-in-format"],
  ])("FRM-290 FRM-291 (in part) %j is refused at the field, kept and sends nothing", async (email, view) => {
    const before = await requests();
    const response = await post({ email, language: "de", returnTo: "/open-banking" });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(response.body).toContain(`${view} `);
    expect(response.body).not.toContain("<script>");
    expect(response.body).toContain('name="returnTo" value="/open-banking"');
    if (email.startsWith("amara")) expect(response.body).toContain('value="amara&quot;&gt;&lt;script&gt;');
    expect(await requests()).toBe(before);
  });

  test("a database that does not respond: the form again with what was typed, and the next press works", async () => {
    const slow = await startTestServer({ ASSETS_DIR: assets, DATABASE_STATEMENT_SECONDS: "1" });
    const holder = await slow.context.pool.connect();
    await holder.query("begin");
    await holder.query("lock table sign_in_request in access exclusive mode");
    const fields = { email: "patient@example.com", language: "de", returnTo: "/open-banking" };
    const response = await post(fields, undefined, slow);
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "5"]);
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toContain('<html lang="de">');
    expect(response.body).toContain("sign-in-failed ");
    expect(response.body).toContain('name="email" value="patient@example.com"');
    expect(response.body).toContain('name="returnTo" value="/open-banking"');
    await holder.query("rollback");
    holder.release();
    expect((await post(fields, undefined, slow)).statusCode).toBe(303);
    expect(await requests(slow)).toBe(1);
  });

  test("INT-02 (in part) the refused form carries no foreign page to return to", async () => {
    const response = await post({ email: "x", returnTo: "https://evil.example/dashboard" });
    expect(response.body).toContain('name="returnTo" value=""');
  });

  test.each([
    [{ "sec-fetch-site": "cross-site", origin: "null" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "http://localhost:8080" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ "sec-fetch-site": "same-origin", origin: "null" }, 303],
    [{ origin: "http://localhost:8080" }, 303],
    [{ origin: "null" }, 303],
    [{}, 303],
  ] as [Record<string, string>, number][])(
    "SES-07 (in part) a form sent with %j gets %i",
    async (headers, status) => {
      const before = await requests();
      const response = await post({ email: "origin@example.com" }, headers);
      expect(response.statusCode).toBe(status);
      expect(await requests()).toBe(before + (status === 303 ? 1 : 0));
    },
  );

  test("AUTH-05 a known, an unknown and a limited address get the same response", async () => {
    const closed = await startTestServer({
      ASSETS_DIR: assets,
      SELF_SIGNUP: "false",
      LINKS_PER_ADDRESS_HOUR: "3",
    });
    await closed.context.pool.query("insert into account (email) values ('known@example.com')");
    const seen = [];
    for (const email of [
      "known@example.com",
      "unknown@example.com",
      "known@example.com",
      "limited@example.com",
    ]) {
      const { statusCode, headers, body, cookies } = await post({ email }, undefined, closed);
      const plain = { ...headers, date: "", "set-cookie": "" };
      seen.push({
        statusCode,
        body,
        headers: plain,
        cookies: cookies.map(({ name, maxAge }) => ({ name, maxAge })),
      });
    }
    for (const response of seen) expect(response).toEqual(seen[0]);
    expect(await requests(closed)).toBe(3);
  });

  test("only this route reads forms", async () => {
    for (const url of [`${URL_OF_FORM}/look`, `${URL_OF_FORM}/confirm`, "/graphql"]) {
      const { statusCode } = await server.app.inject({
        method: "POST",
        url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "token=x",
      });
      expect([401, 415], url).toContain(statusCode);
    }
  });
});

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let assets: string;
const PAGE =
  '<html lang="%LANGUAGE%"><meta nonce="%CSP_NONCE%"><meta content="%PROVIDER_NAME%"><meta content="%LINK_MINUTES%"><a href="%TERMS_URL%"><input value="%RETURN_PATH%"></html>';

const HINTS = {
  "/questions/identity": { en: "</assets/a-1.js>; rel=modulepreload", de: "</assets/a-2.js>" },
};

beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), "latchkey-assets-"));
  await mkdir(join(assets, "assets"));
  await writeFile(join(assets, "assets", "a-1.js"), "1");
  await writeFile(join(assets, "applicant.html"), PAGE);
  await writeFile(join(assets, "console.html"), PAGE);
  await writeFile(join(assets, "portal.html"), PAGE);
  await writeFile(join(assets, "hints.json"), JSON.stringify(HINTS));
  for (const language of ["en", "de"]) {
    for (const name of [
      "sign-in",
      "sign-in-link",
      "sign-in-expired",
      "notice-privacy",
      "reference",
      "reference-employment",
      "reference-accountant",
      "reference-thank-you",
    ])
      await writeFile(join(assets, `${name}.${language}.html`), PAGE);
  }
  server = await openTestServer({
    ASSETS_DIR: assets,
    LINK_MINUTES: "7",
    PROVIDER_NAME: 'A & "B" <C>',
    TERMS_URL: "https://provider.example/terms?a=1&b=2",
  });
});
afterAll(async () => {
  await server.close();
  await rm(assets, { recursive: true });
});

/** A visitor with a session. */
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: "GET", url, headers, cookies: { latchkey_session: "1" } });

describe("pages", () => {
  test("WEB-01 every page has a fresh nonce and a policy without inline scripts", async () => {
    const [first, second] = [await get("/dashboard"), await get("/dashboard")];
    const nonceOf = (response: typeof first) => /nonce="([^"]+)"/.exec(response.body)?.[1];
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const policy = String(first.headers["content-security-policy"]);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(first)}'`);
    for (const directive of [
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "connect-src 'self' http://localhost:8080",
    ]) {
      expect(policy.split("; ")).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|\*/);
  });

  test("WEB-02 only the applicant app may use the camera; no HSTS without https", async () => {
    const [applicant, signIn] = [await get("/questions/identity/name"), await get("/otl")];
    const notice = await get("/privacy");
    const reference = await get("/rental-reference/5f0c");
    const employment = await get("/employment-reference/5f0c");
    expect(applicant.headers["permissions-policy"]).toContain("camera=(self)");
    expect(signIn.headers["permissions-policy"]).toContain("camera=()");
    expect(notice.headers["permissions-policy"]).toContain("camera=()");
    expect(reference.headers["permissions-policy"]).toContain("camera=()");
    expect(employment.headers["permissions-policy"]).toContain("camera=()");
    const staff = await get("/console/sign-in");
    expect(staff.headers["permissions-policy"]).toContain("camera=()");
    for (const { headers } of [applicant, signIn, notice, reference, employment, staff]) {
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cache-control": "no-store",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  const EVERYWHERE: readonly ["GET" | "POST", string][] = [
    ["GET", "/dashboard"],
    ["GET", "/otl"],
    ["GET", "/privacy"],
    ["GET", "/nowhere/at-all"],
    ["GET", "/health/live"],
    ["GET", "/health/ready"],
    ["GET", "/auth/token/refresh"],
    ["GET", "/auth/token/logout"],
    ["POST", "/auth/one-time-link"],
    ["POST", "/auth/reference/exchange"],
    ["POST", "/auth/reference/link-again"],
    ["GET", "/otl?link%23t=cut"],
    ["GET", "/tenant-review/5f0c/"],
    ["GET", "/employment-review/5f0c/"],
    ["GET", "/accountant-review/5f0c/"],
    ["GET", "/rental-reference/5f0c"],
    ["GET", "/employment-reference/5f0c"],
    ["GET", "/accountant-reference/5f0c"],
    ["GET", "/console/team"],
    ["GET", "/console/sign-in"],
    ["GET", "/agency/people"],
    ["GET", "/agency/sign-in"],
    ["POST", "/auth/one-time-link/look"],
    ["POST", "/graphql"],
    ["GET", "/wizard/api/signedurl/post/user/docs"],
    ["POST", "/wizard/storage"],
    ["GET", "/wizard/storage/owner/file.png"],
  ];

  test("WEB-02 no response except built files may be cached; over https all have HSTS", async () => {
    const secure = await openTestServer({ ASSETS_DIR: assets, PUBLIC_URL: "https://apply.example.com" });
    try {
      for (const [method, url] of EVERYWHERE) {
        const { headers } = await secure.app.inject({ method, url });
        expect(headers, `${method} ${url}`).toMatchObject({
          "strict-transport-security": "max-age=31536000; includeSubDomains",
          "x-content-type-options": "nosniff",
          "referrer-policy": "no-referrer",
          "cache-control": "no-store",
        });
      }
    } finally {
      await secure.close();
    }
    expect((await get("/assets/a-1.js")).headers["cache-control"]).toContain("immutable");
  });

  test.each([
    ["/otl?link%23t=TOKEN", "/otl?link#t=TOKEN"],
    ["/otl/?link%2523t%253DTOKEN", "/otl/?link#t%253DTOKEN"],
    ["/console/sign-in?link%23t=TOKEN", "/console/sign-in?link#t=TOKEN"],
    ["/rental-reference/5f0c?lang=en%23k=TOKEN", "/rental-reference/5f0c?lang=en#k=TOKEN"],
    ["/employment-reference/5f0c%23k=TOKEN", "/employment-reference/5f0c#k=TOKEN"],
  ])("a link whose # was encoded, %s, is led back to %s", async (url, mended) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, mended]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test.each(["//evil.example/%23t=TOKEN", "/dashboard%23t=TOKEN", "/otl?link", "/otl?email=a%23b"])(
    "%s is led to no other address",
    async (url) => expect((await get(url)).headers.location ?? "").not.toContain("#"),
  );

  test("the provider's name is text", async () => {
    expect((await get("/dashboard")).body).toContain('content="A &amp; &quot;B&quot; &lt;C&gt;"');
  });

  test("the page says how long this installation's links live", async () => {
    expect((await get("/otl")).body).toContain('<meta content="7">');
  });

  test.each([
    ["/otl?return=%2Fopen-banking%3Fx%3D%22", '<input value="/open-banking?x=&quot;">'],
    ["/otl?return=https%3A%2F%2Fevil.example%2Fdashboard", '<input value="">'],
    ["/otl?return=a&return=b", '<input value="">'],
    ["/otl", '<input value="">'],
  ])(
    "FRM-039 (in part) INT-02 (in part) the form at %s carries the page to return to",
    async (url, field) => {
      expect((await get(url)).body).toContain(field);
    },
  );

  test("FRM-013 the sign-in page is in the reader's language, with a Vary header", async () => {
    const response = await get("/otl", { "accept-language": "de-AT" });
    expect(response.body).toContain('<html lang="de">');
    expect(response.headers.vary).toBe("Accept-Language, Cookie");
  });

  test.each([
    "/console",
    "/console/sign-in",
    "/console/second-factor",
    "/console/second-factor/set-up",
    "/console/sign-out",
    "/console/no/such/page",
    "/agency",
    "/agency/sign-in",
    "/agency/no/such/page",
  ])("%s is in English, whatever the browser, the query and the applicants' cookie ask for", async (path) => {
    const { statusCode, body, headers } = await server.app.inject({
      url: `${path}?lang=de`,
      headers: { "accept-language": "de" },
      cookies: { latchkey_staff: "1", latchkey_agency: "1", latchkey_language: "de" },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en">');
    expect(headers.vary).toBe("Cookie");
    expect([headers["content-language"], headers["set-cookie"]]).toEqual([undefined, undefined]);
  });

  test("the legal pages are in the reader's language, or in the one in the URL", async () => {
    const asked = await get("/privacy", { "accept-language": "de-AT" });
    const named = await get("/privacy/de", { "accept-language": "en" });
    for (const { statusCode, body } of [asked, named]) {
      expect(statusCode).toBe(200);
      expect(body).toContain('<html lang="de">');
    }
  });

  test("a provider's own page replaces ours, in the links and at our URL", async () => {
    expect((await get("/dashboard")).body).toContain('href="https://provider.example/terms?a=1&amp;b=2"');
    const response = await get("/terms/de");
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      "https://provider.example/terms?a=1&b=2",
    ]);
  });

  test.each([
    "/assets/nothing.js",
    "/auth/nothing",
    "/wizard/nothing",
    "/tenant-review/nothing",
    "/graphql",
    "/console/auth/nothing",
    "/console/graphql",
    "/agency/auth/nothing",
    "/agency/files/nothing",
    "/health/nothing",
  ])("%s never falls back to a page", async (url) => {
    const response = await get(url, { accept: "text/html" });
    expect([response.statusCode, response.json()]).toEqual([404, { code: "NOT_FOUND" }]);
  });

  test("built files are cached for good", async () => {
    expect((await get("/assets/a-1.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
  });
});

describe("without a session", () => {
  const visit = (url: string, cookies: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    server.app.inject({ method, url, cookies });

  test.each([
    ["/", "/otl"],
    ["/?lang=de", "/otl?lang=de"],
    ["/dashboard", "/otl"],
    ["/dashboard?case=c1", "/otl?return=%2Fdashboard%3Fcase%3Dc1"],
    [
      "/questions/identity/name?progress_id=7&lang=it",
      "/otl?return=%2Fquestions%2Fidentity%2Fname%3Fprogress_id%3D7%26lang%3Dit&lang=it",
    ],
    ["/open-banking", "/otl?return=%2Fopen-banking"],
    ["/no-such-page", "/otl"],
    ["/logout?everywhere", "/otl?return=%2Flogout%3Feverywhere"],
    ["//evil.example/dashboard", "/otl"],
    ["/dashboard/%2e%2e/evil", "/otl"],
    ["/Logout/more", "/otl"],
  ])("FRM-038 FRM-039 (in part) %s redirects to %s", async (url, address) => {
    for (const method of ["GET", "HEAD"] as const) {
      const { statusCode, headers } = await visit(url, {}, method);
      expect([statusCode, headers.location]).toEqual([302, address]);
      expect(headers).toMatchObject({ vary: "Accept-Language, Cookie", "cache-control": "no-store" });
    }
  });

  test.each([
    "/otl",
    "/logout",
    "/Logout/",
    "/500",
    "/rental-reference/5f0c",
    "/employment-reference/5f0c",
    "/accountant-reference/5f0c",
    "/reference-thank-you",
    "/privacy",
    "/console/sign-in?link",
    "/console/second-factor",
    "/console/second-factor/set-up",
    "/agency/sign-in?link",
    "/agency/second-factor",
  ])("%s is shown", async (url) => expect((await visit(url)).statusCode).toBe(200));

  test("the readable cookie decides: the refresh cookie is Strict and absent on the way back from a bank", async () => {
    expect((await visit("/dashboard", { latchkey_session: "1" })).statusCode).toBe(200);
    const without = await visit("/dashboard", { latchkey_session: "0", latchkey_refresh: "x" });
    expect(without.headers.location).toBe("/otl");
  });

  test.each([
    ["/console", "/console/sign-in"],
    ["/console/team?lang=de", "/console/sign-in?return=%2Fconsole%2Fteam%3Flang%3Dde"],
    ["/agency", "/agency/sign-in"],
    ["/agency/people", "/agency/sign-in?return=%2Fagency%2Fpeople"],
  ])("of members %s redirects to %s", async (url, address) => {
    const { statusCode, headers } = await visit(url, { latchkey_language: "de" });
    expect([statusCode, headers.location]).toEqual([302, address]);
    expect(headers.vary).toBe("Cookie");
  });

  test("each kind of person has a readable cookie of its own: none opens the pages of another", async () => {
    expect((await visit("/agency/people", { latchkey_agency: "1" })).statusCode).toBe(200);
    expect((await visit("/agency/people", { latchkey_staff: "1" })).statusCode).toBe(302);
    expect((await visit("/console/team", { latchkey_agency: "1" })).statusCode).toBe(302);
    expect((await visit("/console/team", { latchkey_staff: "1" })).statusCode).toBe(200);
    expect((await visit("/console/team", { latchkey_session: "1" })).statusCode).toBe(302);
    expect((await visit("/dashboard", { latchkey_staff: "1" })).statusCode).toBe(302);
  });
});

describe("what a page needs besides its document", () => {
  const linkOf = async (url: string, language = "en") =>
    (await get(url, { "accept-language": language })).headers.link;

  test("is named with the document, in the reader's language, for every step of a section", async () => {
    expect(await linkOf("/questions/identity")).toBe("</assets/a-1.js>; rel=modulepreload");
    expect(await linkOf("/questions/identity/name?a=b", "de")).toBe("</assets/a-2.js>");
  });

  test("is nothing for small pages, and for a language that the build does not know", async () => {
    expect(await linkOf("/logout")).toBeUndefined();
    expect(await linkOf("/questions/identity", "fr")).toBeUndefined();
  });

  test("is not told to whoever has to sign in first", async () => {
    const { statusCode, headers } = await server.app.inject("/questions/identity");
    expect([statusCode, headers.link]).toEqual([302, undefined]);
  });

  test("is left out where the build has written nothing", async () => {
    const folder = await mkdtemp(join(tmpdir(), "latchkey-assets-"));
    await writeFile(join(folder, "applicant.html"), PAGE);
    const plain = await startTestServer({ ASSETS_DIR: folder });
    const { statusCode, headers } = await plain.app.inject({
      url: "/questions/identity",
      cookies: { latchkey_session: "1" },
    });
    expect([statusCode, headers.link]).toEqual([200, undefined]);
    await rm(folder, { recursive: true });
  });
});

test("REL-04 (in part) a page that could not be read is retried", async () => {
  const file = join(assets, "notice-terms.en.html");
  const late = await startTestServer({ ASSETS_DIR: assets });
  const status = async () => (await late.app.inject({ method: "GET", url: "/terms/en" })).statusCode;
  expect(await status()).toBe(503);
  await writeFile(file, PAGE);
  expect(await status()).toBe(200);
});

test("POST to a page is not found", async () => {
  expect((await server.app.inject({ method: "POST", url: "/dashboard" })).statusCode).toBe(404);
});

test("health reports whether the process runs and whether it can work", async () => {
  expect((await get("/health/live")).json()).toEqual({ live: true });
  expect((await get("/health/ready")).json()).toMatchObject({ ready: true });
});

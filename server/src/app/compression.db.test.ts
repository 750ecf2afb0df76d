import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, signIn } from "../../test/client.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

const TEXT = "<p>Words. </p>".repeat(200);
const PAGE = `<html lang="%LANGUAGE%"><input value="%RETURN_PATH%"><input value="%EMAIL%">${TEXT}</html>`;
const ANY = { "accept-encoding": "gzip, deflate, br, zstd" };

let assets: string;
let server: TestServer;
let client: Client;
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), "latchkey-assets-"));
  for (const name of ["sign-in.en", "sign-in-required.en", "sign-in-format.en", "notice-privacy.en"])
    await writeFile(join(assets, `${name}.html`), PAGE);
  server = await openTestServer({ ASSETS_DIR: assets });
  client = await signIn(server);
});
afterAll(async () => {
  await server.close();
  await rm(assets, { recursive: true });
});

describe("is compressed", () => {
  test.each([
    ["brotli", ANY, "br", brotliDecompressSync],
    ["gzip", { "accept-encoding": "gzip" }, "gzip", gunzipSync],
  ])("a page, with %s", async (_name, accepted, encoding, unpack) => {
    const { headers, rawPayload } = await client.get("/otl?return=%2Fdashboard", accepted);
    expect(headers).toMatchObject({
      "content-encoding": encoding,
      vary: expect.stringMatching(/^Accept-Language, Cookie,.*accept-encoding/i),
    });
    expect(rawPayload.length).toBeLessThan(TEXT.length / 5);
    expect(String(unpack(rawPayload))).toContain(`<input value="/dashboard"><input value="">${TEXT}`);
  });

  test("a response of GraphQL, if it is long", async () => {
    const ask = (query: string) => client.post("/graphql", { query }, ANY);
    const long = await ask(
      "{ me { latestValidation { sectionMetaData { countriesDocsMap { countryCode } } } } }",
    );
    expect(long.headers["content-encoding"]).toBe("br");
    const { data } = JSON.parse(String(brotliDecompressSync(long.rawPayload)));
    expect(data.me.latestValidation.sectionMetaData.countriesDocsMap.length).toBeGreaterThan(100);
    expect((await ask("{ me { email } }")).headers["content-encoding"]).toBeUndefined();
  });
});

test.each([
  ["nothing else", {}],
  ["another encoding", { "accept-encoding": "deflate, zstd" }],
])("a page is sent as it is to a browser that takes %s", async (_what, accepted) => {
  const { headers, body } = await client.get("/otl", accepted);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(body).toContain(TEXT);
});

describe("is never compressed: what has a secret, or comes by a cookie", () => {
  test("tokens, and the form of the sign-in page with its errors", async () => {
    const refused = await server.app.inject({
      method: "POST",
      url: "/auth/one-time-link",
      headers: {
        ...ANY,
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
      },
      payload: "email=nobody",
    });
    expect(refused.body).toContain(TEXT);
    expect(refused.headers["content-encoding"]).toBeUndefined();
    const refreshed = await client.get("/auth/token/refresh", ANY);
    expect(refreshed.json()).toHaveProperty("access");
    expect(refreshed.headers["content-encoding"]).toBeUndefined();
  });

  test("signed forms", async () => {
    const query = "filename=Passport.png&filetype=image%2Fpng&additionalFilePath=identity";
    const form = await client.get(`/wizard/api/signedurl/post/user/docs?${query}`, ANY);
    expect(form.headers["content-encoding"]).toBeUndefined();
    expect(form.json()).toHaveProperty("fields");
  });
});

import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startVisits, type Visits } from "./testing/visit.ts";
import type { Tokens } from "./tokens.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.close());
beforeEach(() => visits.control.reset());

const JOHN = ["john", "doe"] as const;
const MINUTE_MS = 60_000;

const later = (minutes: number): void => visits.control.setNow(new Date(Date.now() + minutes * MINUTE_MS));

const refusalOf = async (response: Response) => [response.status, await response.json()];

describe("a code", () => {
  test("becomes a token", async () => {
    const response = await visits.redeem(await visits.codeFor(JOHN));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/),
      expires_in: 3600,
      token_type: "Bearer",
      scope: "info accounts balance transactions standing_orders",
    });
  });

  test("works once", async () => {
    const code = await visits.codeFor(JOHN);
    expect((await visits.redeem(code)).status).toBe(200);
    expect(await refusalOf(await visits.redeem(code))).toEqual([400, { error: "invalid_grant" }]);
  });

  test("works for ten minutes", async () => {
    const [early, late] = [await visits.codeFor(JOHN), await visits.codeFor(JOHN)];
    later(9);
    expect((await visits.redeem(early)).status).toBe(200);
    later(11);
    expect(await refusalOf(await visits.redeem(late))).toEqual([400, { error: "invalid_grant" }]);
  });

  test.each([
    [{ client_secret: "wrong" }, "invalid_client"],
    [{ client_secret: "" }, "invalid_client"],
    [{ client_id: "somebody-else" }, "invalid_client"],
    [{ redirect_uri: "https://thief.test/callback" }, "invalid_grant"],
    [{ code: "0" }, "invalid_grant"],
    [{ grant_type: "password" }, "unsupported_grant_type"],
    [{ grant_type: "" }, "unsupported_grant_type"],
  ])("with %j is refused: %s", async (fields, error) => {
    const response = await visits.redeem(await visits.codeFor(JOHN), fields);
    expect(await refusalOf(response)).toEqual([400, { error }]);
  });

  test("is bound to its verifier, if the link had a challenge", async () => {
    const verifier = "a verifier of more than forty-three characters, at least";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const query = { code_challenge: challenge, code_challenge_method: "S256" };
    const [one, other] = [await visits.codeFor(JOHN, { query }), await visits.codeFor(JOHN, { query })];
    expect((await visits.redeem(one, { code_verifier: verifier })).status).toBe(200);
    expect((await visits.redeem(other)).status).toBe(400);
  });

  test("is asked for by a form and nothing else", async () => {
    const response = await fetch(`${visits.authUrl}connect/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(await refusalOf(response)).toEqual([400, { error: "invalid_request" }]);
  });
});

describe("a token", () => {
  test("expires after an hour", async () => {
    const token = await visits.connect(JOHN);
    later(59);
    expect((await visits.ask("me", token)).status).toBe(200);
    later(61);
    expect((await visits.ask("me", token)).status).toBe(401);
  });

  test("can be renewed if that was asked for, until the consent is over", async () => {
    const query = { scope: "accounts offline_access" };
    const first = (await (await visits.redeem(await visits.codeFor(JOHN, { query }))).json()) as Tokens;
    const renew = (token = "") => visits.redeem("", { grant_type: "refresh_token", refresh_token: token });
    const second = (await (await renew(first.refresh_token)).json()) as Tokens;
    expect((await visits.ask("accounts", second.access_token)).status).toBe(200);
    expect(await refusalOf(await renew(first.refresh_token))).toEqual([400, { error: "invalid_grant" }]);
    later(91 * 24 * 60);
    expect((await renew(second.refresh_token)).status).toBe(400);
  });

  test("ends with its connection", async () => {
    const query = { scope: "accounts offline_access" };
    const tokens = (await (await visits.redeem(await visits.codeFor(JOHN, { query }))).json()) as Tokens;
    const { access_token: token, refresh_token = "" } = tokens;
    const end = () =>
      fetch(`${visits.authUrl}api/delete`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await end()).status).toBe(204);
    for (const path of ["me", "accounts"]) {
      const [status, body] = await refusalOf(await visits.ask(path, token));
      expect([status, body]).toEqual([401, expect.objectContaining({ error: "invalid_token" })]);
    }
    expect((await visits.redeem("", { grant_type: "refresh_token", refresh_token })).status).toBe(400);
    expect((await end()).status).toBe(401);
  });
});

test("the providers are listed with their pictures", async () => {
  const response = await fetch(`${visits.authUrl}api/providers`);
  const providers = (await response.json()) as readonly { readonly logo_url: string }[];
  expect(providers).toHaveLength(8);
  expect(providers[0]).toMatchObject({
    provider_id: "ob-northmoor",
    display_name: "Northmoor Bank",
    scopes: expect.arrayContaining(["accounts", "standing_orders"]),
  });
  const logo = await fetch(providers[0]?.logo_url ?? "");
  expect(logo.headers.get("content-type")).toBe("image/svg+xml");
});

describe("a test can have it fail", () => {
  test("without the pages taking the failure", async () => {
    visits.control.plan("truelayer", "500", 1);
    const code = await visits.codeFor(JOHN);
    expect((await visits.redeem(code)).status).toBe(500);
    expect((await visits.redeem(code)).status).toBe(200);
    visits.control.plan("truelayer-dialog", "500", 1);
    expect((await visits.get(visits.linkWith())).status).toBe(500);
  });

  test.each([
    ["500", 500, "text/plain"],
    ["429", 429, "text/plain"],
    ["malformed_json", 200, "application/json"],
    ["wrong_content_type", 200, "text/html"],
    ["slow:1", 401, "application/json"],
  ] as const)("%s", async (scenario, status, type) => {
    visits.control.plan("truelayer", scenario, 1);
    const response = await visits.ask("me", "unknown");
    expect([response.status, response.headers.get("content-type")?.startsWith(type)]).toEqual([status, true]);
    expect(response.headers.get("retry-after")).toBe(scenario === "429" ? "30" : null);
  });

  test("by closing the connection, or by not answering", async () => {
    visits.control.plan("truelayer", "drop_connection", 1);
    await expect(visits.ask("me", "unknown")).rejects.toThrow();
    visits.control.plan("truelayer", "timeout", 1);
    const stopping = new AbortController();
    const asked = fetch(`${visits.authUrl}api/providers`, { signal: stopping.signal });
    await expect.poll(() => visits.control.requests()).toHaveLength(2);
    stopping.abort();
    await expect(asked).rejects.toThrow();
  });

  test("and read what was asked, but no secret", async () => {
    const code = await visits.codeFor(JOHN);
    const { access_token: token } = (await (await visits.redeem(code)).json()) as Tokens;
    await visits.ask("accounts", token);
    // Wrongly sent in a URL, the names are seen and the values are not.
    await visits.post(`${visits.authUrl}connect/token?client_secret=very-secret&code=${code}&x=1`, {});
    const journal = visits.control.requests();
    expect(journal.filter(({ provider }) => provider === "truelayer").map(({ method }) => method)).toEqual([
      "POST",
      "GET",
      "POST",
    ]);
    expect(journal.at(-1)?.url).toBe("/truelayer-auth/connect/token?client_secret=…&code=…&x=1");
    const text = JSON.stringify(journal);
    for (const secret of ["SANDBOX-SECRET", "very-secret", code, token]) expect(text).not.toContain(secret);
  });
});

import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tokens } from "./grants.ts";
import { startTaxVisits, TAX_CALLBACK, type TaxVisits } from "./testing/visit.ts";

let visits: TaxVisits;
beforeAll(async () => {
  visits = await startTaxVisits();
});
afterAll(() => visits.close());
beforeEach(() => visits.control.reset());

const AMARA = ["amara", "practice"] as const;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const later = (minutes: number): void => visits.control.setNow(new Date(Date.now() + minutes * MINUTE_MS));

const codeFor = async (query: Record<string, string> = {}): Promise<string> =>
  (await visits.decide(visits.linkWith(query), AMARA)).searchParams.get("code") ?? "";

const answerOf = async (response: Response) => {
  const { error } = (await response.json()) as { readonly error?: string };
  return [response.status, error];
};

describe("a link to the tax authority", () => {
  test("leads to signing in, to a decision, and back with the state", async () => {
    const link = visits.linkWith({ state: "a state" });
    const signIn = visits.goesTo(await visits.get(link));
    expect(await (await visits.get(signIn)).text()).toContain("Sign in to the practice tax authority");
    const authority = visits.goesTo(await visits.post(signIn, { user_id: " amara ", password: "practice" }));
    const page = await (await visits.get(authority)).text();
    expect(page).toContain("PC100001A");
    expect(page).toContain("Your employments, and what each has paid you in a tax year");
    const back = new URL(visits.goesTo(await visits.post(authority, { decision: "grant" })));
    expect(back.href.startsWith(`${TAX_CALLBACK}?`)).toBe(true);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.stringMatching(/^[0-9A-F]{64}$/),
      state: "a state",
    });
    expect((await visits.get(link)).status).toBe(410);
    expect((await visits.get(signIn)).status).toBe(410);
  });

  test.each(["before signing in", "after it"])("can be denied, %s", async (when) => {
    const signIn = visits.goesTo(await visits.get(visits.linkWith({ state: when })));
    if (when === "after it") await visits.post(signIn, { user_id: "amara", password: "practice" });
    const denied =
      when === "after it"
        ? await visits.post(`${signIn}/authority`, { decision: "deny" })
        : await visits.post(`${signIn}/deny`, {});
    expect(Object.fromEntries(new URL(visits.goesTo(denied)).searchParams)).toEqual({
      error: "access_denied",
      error_description: "user denied the authorization",
      error_code: "USER_DENIED_AUTHORIZATION",
      state: when,
    });
  });

  test.each([
    ["amara", "wrong"],
    ["nobody", "practice"],
    ["katrin", "practice"],
    ["", ""],
  ])("%s with %s is not let in", async (user_id, password) => {
    const signIn = visits.goesTo(await visits.get(visits.linkWith()));
    const response = await visits.post(signIn, { user_id, password });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("The user ID or the password is wrong.");
    // Nobody decides who has not signed in.
    expect(visits.goesTo(await visits.get(`${signIn}/authority`))).toBe(signIn);
    expect(visits.goesTo(await visits.post(`${signIn}/authority`, { decision: "grant" }))).toBe(signIn);
  });

  test.each([
    [{ client_id: "somebody-else" }, "client_id"],
    [{ redirect_uri: "https://thief.test/callback" }, "redirect_uri"],
    [{ redirect_uri: `${TAX_CALLBACK}/` }, "redirect_uri"],
    [{ redirect_uri: "" }, "redirect_uri"],
    [{ response_type: "token" }, "response_type"],
    [{ scope: "" }, "scope"],
    [{ scope: "read:self-assessment write:self-assessment" }, "scope"],
    [{ state: "" }, "state"],
    [{ code_challenge: "x", code_challenge_method: "plain" }, "code_challenge_method"],
  ])("that is wrong in %j is a page and sends nobody anywhere", async (query, named) => {
    const response = await visits.get(visits.linkWith(query));
    expect([response.status, visits.goesTo(response)]).toEqual([400, ""]);
    expect(await response.text()).toContain(`<p>${named} `);
  });

  test("ends after half an hour", async () => {
    const signIn = visits.goesTo(await visits.get(visits.linkWith()));
    later(31);
    expect((await visits.get(signIn)).status).toBe(410);
  });

  test("what somebody typed is text", async () => {
    const signIn = visits.goesTo(await visits.get(visits.linkWith()));
    const response = await visits.post(signIn, { user_id: '"><script>', password: "" });
    expect(await response.text()).toContain("&quot;&gt;&lt;script&gt;");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("a code", () => {
  test("becomes a token, once", async () => {
    const code = await codeFor();
    const response = await visits.redeem(code);
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      token_type: "bearer",
      expires_in: 14_400,
      refresh_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      scope: "read:self-assessment",
    });
    expect(await answerOf(await visits.redeem(code))).toEqual([400, "invalid_grant"]);
  });

  test("works for ten minutes", async () => {
    const [early, late] = [await codeFor(), await codeFor()];
    later(9);
    expect((await visits.redeem(early)).status).toBe(200);
    later(11);
    expect(await answerOf(await visits.redeem(late))).toEqual([400, "invalid_grant"]);
  });

  test.each([
    [{ client_secret: "wrong" }, 401, "invalid_client"],
    [{ client_id: "somebody-else" }, 401, "invalid_client"],
    [{ client_secret: "" }, 400, "invalid_request"],
    [{ redirect_uri: "" }, 400, "invalid_request"],
    [{ redirect_uri: "https://thief.test/" }, 400, "invalid_grant"],
    [{ code: "0" }, 400, "invalid_grant"],
    [{ code: "" }, 400, "invalid_request"],
    [{ grant_type: "" }, 400, "invalid_request"],
    [{ grant_type: "password" }, 400, "unsupported_grant_type"],
    [{ grant_type: "toString" }, 400, "unsupported_grant_type"],
    [{ grant_type: "refresh_token" }, 400, "invalid_request"],
  ])("with %j is refused: %i %s", async (fields, status, error) => {
    expect(await answerOf(await visits.redeem(await codeFor(), fields))).toEqual([status, error]);
  });

  test("is bound to its verifier, if the link had a challenge", async () => {
    const verifier = "a verifier of more than forty-three characters, at least";
    const query = {
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    };
    const [one, other] = [await codeFor(query), await codeFor(query)];
    expect((await visits.redeem(one, { code_verifier: verifier })).status).toBe(200);
    expect((await visits.redeem(other)).status).toBe(400);
  });
});

describe("a token", () => {
  const statusWith = async (token: string) =>
    (await visits.ask("individuals/employments-income/PC100001A/2026-27", token)).status;

  test("works for four hours", async () => {
    visits.control.setNow(new Date("2026-11-20T12:00:00Z"));
    const token = await visits.connect(AMARA);
    visits.control.setNow(new Date("2026-11-20T15:59:00Z"));
    expect(await statusWith(token)).toBe(200);
    visits.control.setNow(new Date("2026-11-20T16:01:00Z"));
    expect(await statusWith(token)).toBe(401);
  });

  test("is renewed with a token that works once, until the grant is over", async () => {
    const renew = (refresh_token = "") => visits.token({ grant_type: "refresh_token", refresh_token });
    const first = await visits.tokensFor(AMARA);
    const second = (await (await renew(first.refresh_token)).json()) as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await answerOf(await renew(first.refresh_token))).toEqual([400, "invalid_grant"]);
    later(549 * DAY_MINUTES);
    expect(await answerOf(await renew(second.refresh_token))).toEqual([400, "invalid_grant"]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PRACTICE_CODE } from "./dialog-pages.ts";
import { CALLBACK, startVisits, type Visits } from "./testing/visit.ts";

let visits: Visits;
beforeAll(async () => {
  visits = await startVisits();
});
afterAll(() => visits.close());
beforeEach(() => visits.control.reset());

const textOf = async (path: string): Promise<string> => (await visits.get(path)).text();

describe("a visit to the bank", () => {
  test("leads from the list of banks to a code", async () => {
    const link = visits.linkWith({ state: "the state" });
    const opened = await visits.get(link);
    expect(opened.status).toBe(303);
    const dialog = visits.goesTo(opened);
    const list = await textOf(dialog);
    expect([...list.matchAll(/class="bank-name">([^<]+)/g)].map(([, name]) => name)).toHaveLength(8);
    const [, bank = ""] = /href="([^"]+ob-northmoor)"/.exec(list) ?? [];
    expect(await textOf(bank)).toContain("Sign in to the practice bank");
    const consent = visits.goesTo(await visits.post(bank, { user_name: "amara", password: "practice" }));
    expect(await textOf(consent)).toContain("Let Latchkey look once?");
    const callback = await visits.allow(consent);
    expect(callback.href.startsWith(`${CALLBACK}?`)).toBe(true);
    expect(callback.searchParams.get("state")).toBe("the state");
    expect(callback.searchParams.get("scope")).toBe("info accounts balance transactions standing_orders");
    expect(callback.searchParams.get("code")).toMatch(/^[0-9A-F]{64}$/);
  });

  test.each(["/leave", "/consent"])("may be refused at %s", async (page) => {
    const consent = await visits.signIn(["john", "doe"], { query: { state: `refused${page}` } });
    const response = await visits.post(consent.replace("/consent", page), { decision: "refuse" });
    expect(response.status).toBe(303);
    const result = new URLSearchParams({ error: "access_denied", state: `refused${page}` });
    expect(visits.goesTo(response)).toBe(`${CALLBACK}?${result}`);
  });

  test("works once, however it ends", async () => {
    for (const decision of ["allow", "refuse"]) {
      const link = visits.linkWith({ provider_id: "mock" });
      const page = visits.goesTo(await visits.get(link));
      const consent = visits.goesTo(await visits.post(page, { user_name: "john", password: "doe" }));
      // Opened again before the end, it goes on.
      expect(visits.goesTo(await visits.get(link))).toBe(page);
      await visits.post(consent, { decision, account: "current" });
      const again = await visits.get(link);
      expect([again.status, await again.text()]).toEqual([410, expect.stringContaining("works once")]);
      expect((await visits.post(consent, { decision: "allow", account: "current" })).status).toBe(410);
    }
  });

  test("ends after half an hour", async () => {
    const consent = await visits.signIn(["john", "doe"]);
    visits.control.setNow(new Date(Date.now() + 31 * 60_000));
    expect((await visits.get(consent)).status).toBe(410);
  });

  test("needs an account, and shares only those that were chosen", async () => {
    const consent = await visits.signIn(["john", "doe"]);
    const none = await visits.post(consent, { decision: "allow" });
    expect([none.status, await none.text()]).toEqual([422, expect.stringContaining("at least one account")]);
    const token = await visits.connect(["john", "doe"], { accounts: ["savings"] });
    expect(await visits.results("accounts", token)).toMatchObject([{ account_type: "SAVINGS" }]);
  });

  test("cannot skip signing in", async () => {
    const dialog = visits.goesTo(await visits.get(visits.linkWith()));
    for (const page of ["/consent", "/code"]) {
      expect(visits.goesTo(await visits.get(`${dialog}${page}`))).toBe(dialog);
      expect(visits.goesTo(await visits.post(`${dialog}${page}`, { decision: "allow" }))).toBe(dialog);
    }
  });
});

describe("signing in", () => {
  test("with a wrong password says so, keeps the name and escapes it", async () => {
    const page = visits.goesTo(await visits.get(visits.linkWith({ provider_id: "ob-northmoor" })));
    const response = await visits.post(page, { user_name: 'amara"><script>', password: "wrong" });
    const markup = await response.text();
    expect(response.status).toBe(422);
    expect(markup).toContain("The user name or the password is wrong.");
    expect(markup).toContain('value="amara&quot;&gt;&lt;script&gt;"');
    expect(markup).not.toContain("<script");
  });

  test("lists the people of the bank's country", async () => {
    const pages = ["ob-northmoor", "de-xs2a-muehlbach", "es-xs2a-ejemplo"].map(async (bank) =>
      textOf(visits.goesTo(await visits.get(visits.linkWith({ provider_id: bank })))),
    );
    const [british, german, spanish] = await Promise.all(pages);
    expect(british).toContain("<dt>george</dt>");
    expect(british).not.toContain("<dt>katrin</dt>");
    expect(german).toContain("<dt>katrin</dt>");
    expect(spanish).toContain("<dt>lucia</dt>");
  });

  test.each([
    ["john", "doe"],
    ["john1", "doe1"],
    ["john100", "doe100"],
    ["john", "iban"],
    ["john", "eternal"],
    ["isla", "practice"],
  ])("%s with %s", async (name, password) => {
    expect(await visits.signIn([name, password])).toMatch(/\/consent$/);
  });

  test.each([
    ["john", "doe1"],
    ["john1", "doe"],
    ["john0", "doe0"],
    ["john101", "doe101"],
    ["john01", "doe01"],
    ["error.nothing", "error"],
    ["error.internal_error", "doe"],
    ["katrin", "practice"],
    ["constructor", "constructor"],
    ["john", "constructor"],
    ["", ""],
  ])("not %s with %s", async (name, password) => {
    expect(await visits.signIn([name, password])).toBe("");
  });

  test("may ask for a code as well", async () => {
    const page = await visits.signIn(["john", "doe"], { bank: "ob-copperline" });
    expect(page).toMatch(/\/code$/);
    const consent = page.replace(/code$/, "consent");
    expect(visits.goesTo(await visits.get(consent))).not.toBe("");
    expect((await visits.post(page, { code: "1" })).status).toBe(422);
    expect(visits.goesTo(await visits.post(page, { code: PRACTICE_CODE }))).toBe(consent);
  });

  test("is impossible at a bank that is closed", async () => {
    const page = visits.goesTo(await visits.get(visits.linkWith({ provider_id: "ob-larkspur" })));
    expect(await textOf(page)).toContain("is closed for repairs");
    expect(visits.goesTo(await visits.post(page, { user_name: "john", password: "doe" }))).toBe("");
  });
});

test("who of the demo is here is suggested, where they have an account", async () => {
  const signInAt = async (bank: string) =>
    textOf(visits.goesTo(await visits.get(visits.linkWith({ provider_id: bank }))));
  visits.control.setVisitor("lucia");
  expect(await signInAt("es-xs2a-ejemplo")).toContain('value="lucia"');
  expect(await signInAt("ob-northmoor")).not.toContain('value="lucia"');
  visits.control.setVisitor(undefined);
  expect(await signInAt("es-xs2a-ejemplo")).not.toContain('value="lucia"');
});

describe("the list of banks", () => {
  test("has those that the link asks for", async () => {
    const dialog = visits.goesTo(await visits.get(visits.linkWith({ providers: "uk-cs-mock ob-tidewell" })));
    const list = await textOf(dialog);
    expect(list).toContain("Tidewell");
    expect(list).not.toContain("Northmoor");
    expect((await visits.get(`${dialog}/banks/ob-northmoor`)).status).toBe(404);
  });

  test("can be searched", async () => {
    const dialog = visits.goesTo(await visits.get(visits.linkWith()));
    const found = await (await visits.post(`${dialog}/find`, { find: "copper" })).text();
    expect(found).toContain("Copperline");
    expect(found).not.toContain("Northmoor");
    const nothing = await (await visits.post(`${dialog}/find`, { find: "<b>" })).text();
    expect(nothing).toContain("No bank of this name.");
    expect(nothing).toContain('value="&lt;b&gt;"');
  });
});

describe("a wrong link is not sent back", () => {
  test.each([
    ["client_id", "somebody-else"],
    ["redirect_uri", "https://thief.test/callback"],
    ["redirect_uri", `${CALLBACK}/`],
    ["redirect_uri", `${CALLBACK}?next=1`],
    ["response_type", "token"],
    ["response_mode", "form_post"],
    ["scope", ""],
    ["scope", "accounts payments"],
    ["state", ""],
    ["providers", "fr-stet-all"],
    ["provider_id", "ob-nowhere"],
    ["code_challenge", "no-method"],
  ])("%s %s", async (name, value) => {
    const response = await visits.get(visits.linkWith({ [name]: value }));
    expect([response.status, visits.goesTo(response)]).toEqual([400, ""]);
    expect(await response.text()).toContain("This link is wrong");
  });

  test("nor one without anything", async () => {
    expect((await visits.get(visits.authUrl)).status).toBe(400);
  });
});

test("the pages bring their own stylesheet and run nothing", async () => {
  const dialog = visits.goesTo(await visits.get(visits.linkWith()));
  const page = await visits.get(dialog);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self'/);
  const markup = await page.text();
  expect(markup).not.toMatch(/<script|style=|onclick/);
  const [, stylesheet = ""] = /rel="stylesheet" href="([^"]+)"/.exec(markup) ?? [];
  expect((await visits.get(stylesheet)).headers.get("content-type")).toBe("text/css; charset=utf-8");
});

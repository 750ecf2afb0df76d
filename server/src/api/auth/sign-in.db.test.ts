import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { aVisitor, signIn, tokenFor } from "../../../test/visitor.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const askForLink = async (email: string, extra: Record<string, unknown> = {}) => {
  const visitor = aVisitor(house);
  const response = await visitor.post("/auth/one-time-link", { email, ...extra });
  await house.runJobs();
  return { visitor, response };
};

/** Moves the address's links into the past: rows move in time, never the database's clock. */
const ageLinks = (email: string, minutes: number) =>
  house.context.pool.query(
    "update sign_in_link set expires_at = expires_at - make_interval(mins => $2) where email = $1",
    [email, minutes],
  );

describe("asking for a link", () => {
  test("FRM-325 FRM-212 answers 200 and {} and sends a letter with a link that carries its token in the fragment", async () => {
    const { response } = await askForLink("asks@example.com", { language: "de" });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    const letter = house.letters.find(({ to }) => to === "asks@example.com")?.letter;
    expect(letter?.language).toBe("de");
    expect(letter?.button?.href).toMatch(/^http:\/\/localhost:8080\/otl\?link#t=[A-Za-z0-9_-]{43}$/);
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
    const visitor = aVisitor(house);
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    };
    await visitor.post("/auth/one-time-link", { email: "spoofed@example.com" }, headers);
    await house.runJobs();
    const letter = house.letters.find(({ to }) => to === "spoofed@example.com")?.letter;
    expect(new URL(letter?.button?.href ?? "").host).toBe("localhost:8080");
  });

  test("AUTH-06 the sixth request within an hour sends no letter, answers the same, and leaves earlier links good", async () => {
    const email = "eager@example.com";
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push((await askForLink(email)).response);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`))).toEqual(
      new Set(["200{}"]),
    );
    expect(house.letters.filter(({ to }) => to === email)).toHaveLength(5);
    const look = await aVisitor(house).post("/auth/one-time-link/look", { token: tokenFor(house, email) });
    expect(look.statusCode).toBe(200);
  });

  test("AUTH-06 asking on and on keeps the next letter away for an hour, not for ever", async () => {
    const email = "harassed@example.com";
    for (let count = 0; count < 6; count += 1) await askForLink(email);
    // The letters are an hour old; the requests went on all the time.
    await house.context.pool.query(
      "update sign_in_link set created_at = created_at - interval '61 minutes' where email = $1",
      [email],
    );
    await askForLink(email);
    expect(house.letters.filter(({ to }) => to === email)).toHaveLength(6);
  });

  test("AUTH-05 an unknown address is answered like a known one and gets no letter where nobody may sign up", async () => {
    const closed = await openHouse({ SELF_SIGNUP: "false" });
    try {
      const response = await aVisitor(closed).post("/auth/one-time-link", { email: "unknown@example.com" });
      await closed.runJobs();
      expect([response.statusCode, response.body]).toEqual([200, "{}"]);
      expect(closed.letters).toEqual([]);
    } finally {
      await closed.close();
    }
  });
});

describe("following a link", () => {
  test("AUTH-02 looking consumes nothing and shows a masked address", async () => {
    const { visitor } = await askForLink("masked@example.com");
    const token = tokenFor(house, "masked@example.com");
    for (let count = 0; count < 3; count += 1) {
      const look = await visitor.post("/auth/one-time-link/look", { token });
      expect(look.json()).toEqual({ email: "m…@example.com", sameBrowser: true });
    }
    expect((await visitor.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(200);
  });

  test("AUTH-02 GET and HEAD of the page and of the calls use nothing up", async () => {
    const { visitor } = await askForLink("scanned@example.com");
    const token = tokenFor(house, "scanned@example.com");
    for (const method of ["GET", "HEAD"] as const) {
      for (const url of ["/otl?link", "/auth/one-time-link/confirm", "/auth/one-time-link/look"]) {
        await house.app.inject({ method, url: `${url}${url.includes("?") ? "&" : "?"}t=${token}` });
      }
    }
    expect((await visitor.post("/auth/one-time-link/confirm", { token })).statusCode).toBe(200);
  });

  test("AUTH-01 of fifty confirmations at once exactly one signs in", async () => {
    const { visitor } = await askForLink("fifty@example.com");
    const token = tokenFor(house, "fifty@example.com");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.post("/auth/one-time-link/confirm", { token })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 410)).toHaveLength(49);
    const { rows } = await house.context.pool.query(
      "select 1 from session_family f join account a on a.id = f.account_id where a.email = 'fifty@example.com'",
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    [9, 200],
    [11, 410],
  ])("AUTH-03 a link that is %i minutes old is answered with %i", async (minutes, status) => {
    const email = `old${minutes}@example.com`;
    const { visitor } = await askForLink(email);
    await ageLinks(email, minutes);
    const answer = await visitor.post("/auth/one-time-link/confirm", { token: tokenFor(house, email) });
    expect(answer.statusCode).toBe(status);
  });

  test("AUTH-08 another browser is asked once more and signed in only when it says so", async () => {
    await askForLink("elsewhere@example.com");
    const token = tokenFor(house, "elsewhere@example.com");
    const other = aVisitor(house);
    expect((await other.post("/auth/one-time-link/look", { token })).json().sameBrowser).toBe(false);
    const first = await other.post("/auth/one-time-link/confirm", { token });
    expect([first.statusCode, first.json()]).toEqual([409, { code: "OTHER_BROWSER" }]);
    expect((await other.post("/auth/one-time-link/confirm", { token, otherBrowser: true })).statusCode).toBe(
      200,
    );
  });

  test("a successful sign-in ends the address's other links", async () => {
    const { visitor } = await askForLink("several@example.com");
    const older = tokenFor(house, "several@example.com");
    await visitor.post("/auth/one-time-link", { email: "several@example.com" });
    await house.runJobs();
    await visitor.post("/auth/one-time-link/confirm", { token: tokenFor(house, "several@example.com") });
    expect((await visitor.post("/auth/one-time-link/look", { token: older })).statusCode).toBe(410);
  });

  test.each(["x", "", "A".repeat(43), "é".repeat(43)])(
    "a token %j that never was is spent",
    async (token) => {
      const answer = await aVisitor(house).post("/auth/one-time-link/confirm", { token });
      expect([answer.statusCode, answer.json()]).toEqual([410, { code: "LINK_SPENT" }]);
    },
  );

  test("AUTH-04 neither the database nor the log holds a token", async () => {
    const { visitor } = await askForLink("hashed@example.com");
    const token = tokenFor(house, "hashed@example.com");
    await visitor.post("/auth/one-time-link/confirm", { token });
    const { rows } = await house.context.pool.query(
      "select l::text as link, r::text as request from sign_in_link l join sign_in_request r on r.id = l.request_id",
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString("hex"));
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
    const { visitor } = await askForLink(email, { returnTo });
    const answer = await visitor.post("/auth/one-time-link/confirm", { token: tokenFor(house, email) });
    expect(answer.json().returnTo).toBe(expected);
  });
});

const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);

test("a newcomer gets a sample application that can be submitted", async () => {
  const visitor = await signIn(house, "newcomer@example.com");
  const { data } = await visitor.graphql("{ me { email latestValidation { sections { name variant } } } }");
  expect(data.me).toEqual({
    email: "newcomer@example.com",
    latestValidation: { sections: [{ name: "IDENTITY", variant: "IDENTITY_DEFAULT" }] },
  });
});

test("LOG-01 sign-in, a refusal and sign-out are audited with who, what, when, where and outcome, without an address", async () => {
  const visitor = await signIn(house, "audited@example.com");
  const [, claims = ""] = (visitor.access ?? "").split(".");
  const { sub: accountId } = JSON.parse(Buffer.from(claims, "base64url").toString());
  await visitor.post("/auth/one-time-link/confirm", { token: "a".repeat(43) });
  await visitor.get("/auth/token/logout");
  const { rows } = await house.context.pool.query(
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

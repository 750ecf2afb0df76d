import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { newClient, signIn } from "../../test/client.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { aPicture, signForm } from "../../test/upload.ts";

/** Moves all counters into a past window. */
const passWindows = ({ context }: TestServer) =>
  context.pool.query("update rate_counter set window_start = window_start - interval '1 day'");

const ask = (server: TestServer, email: string, headers: Record<string, string> = {}) =>
  newClient(server).post("/auth/one-time-link", { email }, headers);

describe("AUTH-06 sign-in links", () => {
  test("are limited per network address; the response stays the same and no e-mail is sent", async () => {
    const server = await startTestServer({ LINKS_PER_ADDRESS_HOUR: "3" });
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await ask(server, `a${count}@example.com`));
    await server.runJobs();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(["200 {}"]),
    );
    expect(server.emails).toHaveLength(3);
  });

  test("are limited in total", async () => {
    const server = await startTestServer({ LINKS_PER_MINUTE: "2", TRUST_PROXY: "127.0.0.1" });
    for (let count = 0; count < 4; count += 1) {
      await ask(server, `b${count}@example.com`, { "x-forwarded-for": `10.0.0.${count}` });
    }
    await server.runJobs();
    expect(server.emails).toHaveLength(2);
  });

  test("refused to one network do not count towards the total", async () => {
    const server = await startTestServer({
      LINKS_PER_ADDRESS_HOUR: "2",
      LINKS_PER_MINUTE: "4",
      TRUST_PROXY: "127.0.0.1",
    });
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let count = 0; count < 9; count += 1)
      await ask(server, `d${count}@example.com`, from("203.0.113.9"));
    await ask(server, "victim@example.com", from("203.0.113.10"));
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).toContain("victim@example.com");
  });

  test("are counted per network of an IPv6 address, because its second half is arbitrary", async () => {
    const server = await startTestServer({ LINKS_PER_ADDRESS_HOUR: "1", TRUST_PROXY: "127.0.0.1" });
    const addresses = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:0db8:0001:0003::1"];
    for (const [index, address] of addresses.entries())
      await ask(server, `v6-${index}@example.com`, { "x-forwarded-for": address });
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).toEqual(["v6-0@example.com", "v6-2@example.com"]);
  });

  test("go on when the window has passed", async () => {
    const server = await startTestServer({ LINKS_PER_ADDRESS_HOUR: "1" });
    await ask(server, "c1@example.com");
    await ask(server, "c2@example.com");
    await passWindows(server);
    await ask(server, "c3@example.com");
    await server.runJobs();
    expect(server.emails.map(({ to }) => to)).toEqual(["c1@example.com", "c3@example.com"]);
  });
});

describe("API-05 the client's address", () => {
  test("is not taken from a header, except from a trusted proxy", async () => {
    const plain = await startTestServer({ LINKS_PER_ADDRESS_HOUR: "1" });
    const proxied = await startTestServer({ LINKS_PER_ADDRESS_HOUR: "1", TRUST_PROXY: "127.0.0.1" });
    for (const server of [plain, proxied]) {
      for (const address of ["10.1.1.1", "10.1.1.2"])
        await ask(server, `x${address}@example.com`, { "x-forwarded-for": address });
      await server.runJobs();
    }
    expect([plain.emails.length, proxied.emails.length]).toEqual([1, 2]);
  });

  test("is stored only as a hash", async () => {
    const server = await startTestServer({ TRUST_PROXY: "127.0.0.1" });
    await ask(server, "hashed@example.com", { "x-forwarded-for": "203.0.113.77" });
    const { rows } = await server.context.pool.query("select * from rate_counter");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("203.0.113.77");
    expect(rows.some(({ subject }) => (subject as Buffer).includes(Buffer.from("203.0.113.77")))).toBe(false);
  });
});

describe("API-05 expensive requests get 429 and a Retry-After", () => {
  test("tries of a link", async () => {
    const server = await startTestServer({ LINK_TRIES_PER_MINUTE: "2" });
    const tries = [];
    for (let count = 0; count < 3; count += 1)
      tries.push(await newClient(server).post("/auth/one-time-link/look", { token: "x" }));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([410, 410, 429]);
    expect(Number(tries[2]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(tries[2]?.headers.ratelimit).toMatch(/^limit=2, remaining=0, reset=\d+$/);
  });

  test("FIL-10 unused files are limited too, even under parallel requests", async () => {
    const server = await startTestServer({ UPLOADS_WAITING: "3" });
    const client = await signIn(server);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        client.get(
          "/wizard/api/signedurl/post/user/docs?filename=Passport.png&filetype=image%2Fpng&additionalFilePath=identity",
        ),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBeDefined();
  });

  test("signed forms", async () => {
    const server = await startTestServer({ UPLOADS_PER_HOUR: "1" });
    const client = await signIn(server);
    await signForm(client, aPicture());
    expect(await signForm(client, aPicture())).toEqual({ code: "TOO_MANY_REQUESTS" });
  });

  test("GraphQL requests, per applicant", async () => {
    const server = await startTestServer({ REQUESTS_PER_MINUTE: "2" });
    const [one, other] = [await signIn(server), await signIn(server)];
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await one.graphql("{ me { uuid } }")).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await other.graphql("{ me { uuid } }")).status).toBe(200);
  });
});

test("API-05 (in part) a clock that jumps back keeps nobody at a limit longer than its window", async () => {
  const { context } = await startTestServer({ REQUESTS_PER_MINUTE: "1" });
  const actor = { kind: "visitor", network: "192.0.2.7" } as const;
  const allowed = () => context.limiter.consumeLeased("requests", actor);
  expect([await allowed(), await allowed()]).toEqual([true, false]);
  const wall = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => wall - 3_600_000);
  const monotonic = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => monotonic + 61_000);
  onTestFinished(() => void vi.restoreAllMocks());
  await context.pool.query("update rate_counter set window_start = window_start - interval '1 minute'");
  expect(await allowed()).toBe(true);
});

test("counters are exact when fifty requests come at once", async () => {
  const server = await startTestServer({ LINKS_PER_ADDRESS_HOUR: "7" });
  await Promise.all(Array.from({ length: 50 }, (_, index) => ask(server, `p${index}@example.com`)));
  await server.runJobs();
  expect(server.emails).toHaveLength(7);
});

const applicant = { kind: "applicant", accountId: randomUUID(), sessionId: randomUUID() } as const;

const together = ({ limiter }: TestServer["context"], count: number): Promise<readonly boolean[]> =>
  Promise.all(Array.from({ length: count }, () => limiter.consumeLeased("requests", applicant)));

test("requests that arrive together share a lease: none of them uses up the window of the others", async () => {
  const { context } = await startTestServer({ REQUESTS_PER_MINUTE: "600" });
  const asked = [...(await together(context, 40)), ...(await together(context, 560))];
  // A minute may end meanwhile, and then more are allowed, never fewer.
  expect(asked).not.toContain(false);
});

test("together they get no more than the window has", async () => {
  const { context } = await startTestServer({ REQUESTS_PER_MINUTE: "40" });
  const allowed = (await together(context, 100)).filter(Boolean).length;
  expect(allowed).toBeGreaterThanOrEqual(40);
  // Up to twice as many if a minute ends meanwhile.
  expect(allowed).toBeLessThanOrEqual(80);
});

import { describe, expect, test } from "vitest";
import { aHouse, type House } from "../../test/house.ts";
import { aPicture, signForm } from "../../test/upload.ts";
import { aVisitor, signIn } from "../../test/visitor.ts";

/** Lets the windows of all counters pass. */
const passWindows = ({ context }: House) =>
  context.pool.query("update rate_counter set window_start = window_start - interval '1 day'");

const ask = (house: House, email: string, headers: Record<string, string> = {}) =>
  aVisitor(house).post("/auth/one-time-link", { email }, headers);

describe("AUTH-06 sign-in links", () => {
  test("are limited per network address; the answer stays the same and no letter is sent", async () => {
    const house = await aHouse({ LINKS_PER_ADDRESS_HOUR: "3" });
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await ask(house, `a${count}@example.com`));
    await house.runJobs();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(["200 {}"]),
    );
    expect(house.letters).toHaveLength(3);
  });

  test("are limited in all, whoever asks", async () => {
    const house = await aHouse({ LINKS_PER_MINUTE: "2", TRUST_PROXY: "127.0.0.1" });
    for (let count = 0; count < 4; count += 1) {
      await ask(house, `b${count}@example.com`, { "x-forwarded-for": `10.0.0.${count}` });
    }
    await house.runJobs();
    expect(house.letters).toHaveLength(2);
  });

  test("that one network is refused use up nothing of what everybody has", async () => {
    const house = await aHouse({
      LINKS_PER_ADDRESS_HOUR: "2",
      LINKS_PER_MINUTE: "4",
      TRUST_PROXY: "127.0.0.1",
    });
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let count = 0; count < 9; count += 1) await ask(house, `d${count}@example.com`, from("203.0.113.9"));
    await ask(house, "victim@example.com", from("203.0.113.10"));
    await house.runJobs();
    expect(house.letters.map(({ to }) => to)).toContain("victim@example.com");
  });

  test("are counted for the network of an IPv6 address: its last half is free to choose", async () => {
    const house = await aHouse({ LINKS_PER_ADDRESS_HOUR: "1", TRUST_PROXY: "127.0.0.1" });
    const addresses = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:0db8:0001:0003::1"];
    for (const [index, address] of addresses.entries())
      await ask(house, `v6-${index}@example.com`, { "x-forwarded-for": address });
    await house.runJobs();
    expect(house.letters.map(({ to }) => to)).toEqual(["v6-0@example.com", "v6-2@example.com"]);
  });

  test("go on when the window has passed", async () => {
    const house = await aHouse({ LINKS_PER_ADDRESS_HOUR: "1" });
    await ask(house, "c1@example.com");
    await ask(house, "c2@example.com");
    await passWindows(house);
    await ask(house, "c3@example.com");
    await house.runJobs();
    expect(house.letters.map(({ to }) => to)).toEqual(["c1@example.com", "c3@example.com"]);
  });
});

describe("API-05 the client's address", () => {
  test("is not believed from a header, unless a trusted proxy says it", async () => {
    const plain = await aHouse({ LINKS_PER_ADDRESS_HOUR: "1" });
    const proxied = await aHouse({ LINKS_PER_ADDRESS_HOUR: "1", TRUST_PROXY: "127.0.0.1" });
    for (const house of [plain, proxied]) {
      for (const address of ["10.1.1.1", "10.1.1.2"])
        await ask(house, `x${address}@example.com`, { "x-forwarded-for": address });
      await house.runJobs();
    }
    expect([plain.letters.length, proxied.letters.length]).toEqual([1, 2]);
  });

  test("is kept only hashed", async () => {
    const house = await aHouse({ TRUST_PROXY: "127.0.0.1" });
    await ask(house, "hashed@example.com", { "x-forwarded-for": "203.0.113.77" });
    const { rows } = await house.context.pool.query("select * from rate_counter");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("203.0.113.77");
    expect(rows.some(({ subject }) => (subject as Buffer).includes(Buffer.from("203.0.113.77")))).toBe(false);
  });
});

describe("API-05 costly calls answer 429 and say when to come again", () => {
  test("tries of a link", async () => {
    const house = await aHouse({ LINK_TRIES_PER_MINUTE: "2" });
    const tries = [];
    for (let count = 0; count < 3; count += 1)
      tries.push(await aVisitor(house).post("/auth/one-time-link/look", { token: "x" }));
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([410, 410, 429]);
    expect(Number(tries[2]?.headers["retry-after"])).toBeGreaterThan(0);
    expect(tries[2]?.headers.ratelimit).toMatch(/^limit=2, remaining=0, reset=\d+$/);
  });

  test("FIL-10 files that no answer has taken are limited as well, under parallel requests", async () => {
    const house = await aHouse({ UPLOADS_WAITING: "3" });
    const visitor = await signIn(house);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitor.get(
          "/wizard/api/signedurl/post/user/docs?filename=Passport.png&filetype=image%2Fpng&additionalFilePath=identity",
        ),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers["retry-after"]).toBeDefined();
  });

  test("signed forms", async () => {
    const house = await aHouse({ UPLOADS_PER_HOUR: "1" });
    const visitor = await signIn(house);
    await signForm(visitor, aPicture());
    expect(await signForm(visitor, aPicture())).toEqual({ code: "TOO_MANY_REQUESTS" });
  });

  test("GraphQL requests, per applicant", async () => {
    const house = await aHouse({ REQUESTS_PER_MINUTE: "2" });
    const [one, other] = [await signIn(house), await signIn(house)];
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await one.graphql("{ me { uuid } }")).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await other.graphql("{ me { uuid } }")).status).toBe(200);
  });
});

test("counters are exact when fifty requests come at once", async () => {
  const house = await aHouse({ LINKS_PER_ADDRESS_HOUR: "7" });
  await Promise.all(Array.from({ length: 50 }, (_, index) => ask(house, `p${index}@example.com`)));
  await house.runJobs();
  expect(house.letters).toHaveLength(7);
});

import { rentalQuestions } from "@latchkey/domain/references/rental.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, newClient } from "../../../test/client.ts";
import { ALL_WELL, askedReference, openReference, passDays, reviewsOf } from "../../../test/references.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const pathOf = (uuid: string) => `/tenant-review/${uuid}/`;
const DECLINE = { reason: "NOT_WILLING", note: "", email: "" };

const exchange = (given: unknown, client: Client = newClient(server)) =>
  client.post("/auth/reference/exchange", given);

const anOpenReference = async (home = {}) => {
  const asked = await askedReference(server, home);
  return { ...asked, page: await openReference(server, asked) };
};

const stateOf = async ({ party }: Awaited<ReturnType<typeof askedReference>>) =>
  (await reviewsOf(server, party))[0]?.state;

const actionsOf = async (partyId: string): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select actor, action from audit_entry where party_id = $1 and action like 'reference-%' order by id",
    [partyId],
  );
  return rows.map(({ actor, action }) => `${actor.split(":")[0]} ${action}`);
};

describe("FRM-008 (in part) FRM-317 a link", () => {
  test("FRM-318 is exchanged for a bearer token of 30 minutes, and opens the reference", async () => {
    const asked = await askedReference(server);
    const response = await exchange({ uuid: asked.uuid, secret: asked.secret });
    expect(response.statusCode).toBe(200);
    const { access, access_exp_time } = response.json();
    const left = access_exp_time - Date.now() / 1000;
    expect(left > 1790 && left <= 1800).toBe(true);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["set-cookie"]).toBeUndefined();
    expect(await stateOf(asked)).toBe("opened");
    const headers = { authorization: `Bearer ${access}` };
    expect((await newClient(server).get(pathOf(asked.uuid), headers)).statusCode).toBe(200);
    expect(await actionsOf(asked.party.partyId)).toEqual([
      "job reference-requested",
      "referee reference-opened",
    ]);
  });

  test("may be followed again: the first time counts", async () => {
    const asked = await askedReference(server);
    await openReference(server, asked);
    const [first] = await reviewsOf(server, asked.party);
    await openReference(server, asked);
    expect((await reviewsOf(server, asked.party))[0]?.opened_at).toEqual(first?.opened_at);
  });

  test("FRM-335 FRM-159 shows the name, the address and the dates of the tenancy, and nothing else", async () => {
    const { page, uuid } = await anOpenReference({ end: "2026-03-31" });
    const response = await page.get(pathOf(uuid));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      first_name: "Amara",
      last_name: "Okafor",
      address: "Flat 3, 27 Harbour Street, Leeds LS1 4DL",
      tenancy_start: "2024-08-01",
      tenancy_end: "2026-03-31",
    });
  });

  test("a session ends after 30 minutes, and lasts no longer if the clock was ahead", async () => {
    let ahead = 0;
    const own = await startTestServer({}, { nowSeconds: () => Date.now() / 1000 + ahead });
    const asked = await askedReference(own);
    const page = await openReference(own, asked);
    const status = async () => (await page.get(pathOf(asked.uuid))).statusCode;
    ahead = 1790;
    expect(await status()).toBe(200);
    ahead = 1801;
    expect(await status()).toBe(404);
    ahead = -3600;
    expect(await status()).toBe(404);
  });
});

describe("FRM-336 the reply", () => {
  test("FRM-160 FRM-161 FRM-162 is taken, and answered with the tenant's name", async () => {
    const asked = await anOpenReference();
    const reply = { ...ALL_WELL, any_complaints: true, review: "Complaints?, Loud music <b>twice</b>" };
    const response = await asked.page.put(pathOf(asked.uuid), reply);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { first_name: "Amara", last_name: "Okafor" },
    ]);
    const [row] = await reviewsOf(server, asked.party);
    const { review, ...answers } = reply;
    expect(row).toMatchObject({ state: "answered", answers, review });
    expect(row?.answered_at).toBeInstanceOf(Date);
    expect(await actionsOf(asked.party.partyId)).toEqual([
      "job reference-requested",
      "referee reference-opened",
      "referee reference-answered",
    ]);
  });

  test.each([
    ["a field more", { ...ALL_WELL, state: "answered" }, ["state"]],
    ["a text for an answer", { ...ALL_WELL, any_complaints: "false" }, ["any_complaints"]],
    ["another answer without a note", { ...ALL_WELL, any_complaints: true }, ["review"]],
    ["a note of 100,000 characters", { ...ALL_WELL, review: "x".repeat(100_000) }, ["review"]],
    ["nothing", {}, [...rentalQuestions, "review"]],
    ["a list", [], ["body"]],
  ])("ACL-06 (in part) with %s is refused, and can be sent again", async (_what, body, fields) => {
    const asked = await anOpenReference();
    const response = await asked.page.put(pathOf(asked.uuid), body);
    expect(response.statusCode).toBe(400);
    const { code, issues } = response.json();
    expect([code, issues.map(({ field }: { field: string }) => field)]).toEqual(["INVALID_INPUT", fields]);
    expect(await stateOf(asked)).toBe("opened");
    expect((await asked.page.put(pathOf(asked.uuid), ALL_WELL)).statusCode).toBe(200);
  });

  test("a long note is told how long it may be", async () => {
    const { page, uuid } = await anOpenReference();
    const response = await page.put(pathOf(uuid), { ...ALL_WELL, review: "x".repeat(6001) });
    expect(response.json().issues).toEqual([
      { field: "review", code: "validation.max_length", params: { max: 6000 } },
    ]);
  });

  test.each([
    [
      "more than 100 kB",
      413,
      "application/json",
      JSON.stringify({ ...ALL_WELL, review: "x".repeat(103_000) }),
    ],
    ["no JSON", 400, "application/json", "{"],
    ["a form", 415, "application/x-www-form-urlencoded", "any_complaints=false"],
    ["plain text", 415, "text/plain", JSON.stringify(ALL_WELL)],
    [
      "a key of every object",
      400,
      "application/json",
      `{"__proto__":{},${JSON.stringify(ALL_WELL).slice(1)}`,
    ],
  ])("%s is refused with %i", async (_what, status, type, payload) => {
    const asked = await anOpenReference();
    const response = await server.app.inject({
      method: "PUT",
      url: pathOf(asked.uuid),
      headers: { authorization: `Bearer ${asked.page.access}`, "content-type": type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(await stateOf(asked)).toBe("opened");
  });

  test("ACL-06 (in part) a second one is refused with 409, whoever has the link, and changes nothing", async () => {
    const asked = await anOpenReference();
    await asked.page.put(pathOf(asked.uuid), ALL_WELL);
    const before = await reviewsOf(server, asked.party);
    const answered = { code: "ALREADY_ANSWERED" };
    const bad = { ...ALL_WELL, any_complaints: true, review: "No" };
    const again = [
      await asked.page.put(pathOf(asked.uuid), bad),
      await asked.page.put(`${pathOf(asked.uuid)}decline/`, DECLINE),
      await asked.page.get(pathOf(asked.uuid)),
      await exchange({ uuid: asked.uuid, secret: asked.secret }),
    ];
    expect(again.map((response) => [response.statusCode, response.json()])).toEqual(
      Array.from({ length: 4 }, () => [409, answered]),
    );
    expect(await reviewsOf(server, asked.party)).toEqual(before);
  });

  test("ACL-06 (in part) of many at the same time one is taken", async () => {
    const asked = await anOpenReference();
    const replies = Array.from({ length: 8 }, (_, index) => ({
      ...ALL_WELL,
      any_complaints: true,
      review: `${index}`,
    }));
    const responses = await Promise.all(replies.map((reply) => asked.page.put(pathOf(asked.uuid), reply)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const [row] = await reviewsOf(server, asked.party);
    expect(row?.review).toBe(String(statuses.indexOf(200)));
  });

  test("after 30 days is refused with 410, even before anybody has noted that they are over", async () => {
    const asked = await anOpenReference();
    await passDays(server, 30);
    const expired = [410, { code: "EXPIRED" }];
    const late = [
      await asked.page.put(pathOf(asked.uuid), ALL_WELL),
      await exchange({ uuid: asked.uuid, secret: asked.secret }),
    ];
    expect(late.map((response) => [response.statusCode, response.json()])).toEqual([expired, expired]);
  });
});

describe("declining", () => {
  test.each([
    { reason: "NOT_MY_TENANT", note: "Never heard of her.", email: "" },
    { reason: "SOMEBODY_ELSE", note: "", email: "office@agency.example" },
    { reason: "NOT_WILLING", note: "", email: "" },
  ])("$reason is kept, and answered once", async (decline) => {
    const asked = await anOpenReference();
    const response = await asked.page.put(`${pathOf(asked.uuid)}decline/`, decline);
    expect(response.statusCode).toBe(200);
    const [row] = await reviewsOf(server, asked.party);
    expect(row).toMatchObject({ state: "declined", decline, answers: null, review: null });
    expect((await actionsOf(asked.party.partyId)).at(-1)).toBe("referee reference-declined");
    const reply = await asked.page.put(pathOf(asked.uuid), ALL_WELL);
    expect([reply.statusCode, reply.json()]).toEqual([409, { code: "DECLINED" }]);
  });

  test.each([
    ["no reason", { note: "", email: "" }, ["reason"]],
    ["a wrong address", { reason: "SOMEBODY_ELSE", note: "", email: "x" }, ["email"]],
    ["a field more", { ...DECLINE, reply: true }, ["reply"]],
  ])("with %s is refused", async (_what, body, fields) => {
    const asked = await anOpenReference();
    const response = await asked.page.put(`${pathOf(asked.uuid)}decline/`, body);
    expect(response.statusCode).toBe(400);
    expect(response.json().issues.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await stateOf(asked)).toBe("opened");
  });
});

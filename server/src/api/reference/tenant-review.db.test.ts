import { randomBytes, randomUUID } from "node:crypto";
import { rentalQuestions } from "@latchkey/domain/references/rental.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { change, partyNamed } from "../../../test/cases.ts";
import { type Client, newClient, signIn } from "../../../test/client.ts";
import {
  ALL_WELL,
  aHome,
  ask,
  askedReference,
  linkTo,
  openReference,
  passDays,
  reviewsOf,
  saveHome,
} from "../../../test/references.ts";
import { openTestServer, startTestServer, type TestServer } from "../../../test/test-server.ts";
import { audit } from "../../platform/audit/audit.ts";
import { newLog } from "../../platform/log/log.ts";

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

describe("the signals of an answer", () => {
  const signalsOf = async ({ party }: Awaited<ReturnType<typeof askedReference>>) =>
    (await reviewsOf(server, party))[0]?.signals;

  const anHourLater = (uuid: string) =>
    server.context.pool.query(
      "update tenant_review set sent_at = sent_at - interval '1 hour' where id = $1",
      [uuid],
    );

  test("none from somebody else, an hour later", async () => {
    const asked = await anOpenReference();
    await anHourLater(asked.uuid);
    await asked.page.put(pathOf(asked.uuid), ALL_WELL);
    expect(await signalsOf(asked)).toEqual([]);
  });

  test("within a minute, from a free mail address, with other details", async () => {
    const email = `${randomUUID()}@gmail.com`;
    const asked = await anOpenReference({ reference: { ...aHome().reference, email } });
    const reply = { ...ALL_WELL, tenancy_details_dates_confirmed: false, review: "Details?, In May" };
    await asked.page.put(pathOf(asked.uuid), reply);
    expect(await signalsOf(asked)).toEqual(["FREE_MAIL", "WITHIN_A_MINUTE", "CONTRADICTION"]);
  });

  test("the applicant's own browser and network", async () => {
    const applicant = await signIn(server);
    const { me } = (await applicant.graphql("{ me { uuid } }")).data;
    const party = await partyNamed(server, me.uuid);
    await applicant.graphql(
      "mutation UpdateConsents { updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { uuid } } }",
    );
    await saveHome(server, party, aHome());
    await ask(server, party);
    await server.runJobs();
    const asked = { party, ...linkTo(server) };
    const page = newClient(server);
    for (const [name, value] of applicant.cookies) page.cookies.set(name, value);
    await openReference(server, asked, page);
    await anHourLater(asked.uuid);
    await page.put(pathOf(asked.uuid), ALL_WELL);
    expect(await signalsOf(asked)).toEqual(["SAME_NETWORK", "SAME_BROWSER"]);
  });

  test("not the network of a reviewer or a job", async () => {
    const asked = await anOpenReference();
    await anHourLater(asked.uuid);
    const { party } = asked;
    await change(server, (work) =>
      audit(
        { ...work, actor: { kind: "staff", staffId: "s", roles: [] } },
        { action: "document-viewed", outcome: "done", party },
      ),
    );
    await asked.page.put(pathOf(asked.uuid), ALL_WELL);
    expect(await signalsOf(asked)).toEqual([]);
  });
});

describe("ACL-06 the link is the only key", () => {
  /** What an outsider can see of a response. */
  const seen = ({ statusCode, headers, body }: Awaited<ReturnType<Client["get"]>>) => ({
    statusCode,
    headers: { ...headers, date: undefined },
    body,
  });

  test("1,000 random ids, a known one with another secret, a damaged secret and a draft: all alike", async () => {
    const asked = await askedReference(server);
    const draft = await askedReference(server);
    await server.context.pool.query("update tenant_review set state = 'draft' where id = $1", [draft.uuid]);
    const other = await askedReference(server);
    const wrong = () => randomBytes(32).toString("base64url");
    const attempts = [
      ...Array.from({ length: 1000 }, () => ({ uuid: randomUUID(), secret: wrong() })),
      { uuid: asked.uuid, secret: wrong() },
      { uuid: asked.uuid, secret: other.secret },
      { uuid: asked.uuid, secret: asked.secret.slice(1) },
      { uuid: asked.uuid, secret: "" },
      { uuid: asked.uuid },
      { uuid: asked.uuid, secret: asked.secret, generation: 1 },
      { uuid: draft.uuid, secret: draft.secret },
      { uuid: "x", secret: asked.secret },
      {},
      null,
      [],
    ];
    const responses = new Set<string>();
    for (const attempt of attempts) responses.add(JSON.stringify(seen(await exchange(attempt))));
    expect([...responses].map((response) => JSON.parse(response))).toEqual([
      expect.objectContaining({ statusCode: 404, body: '{"code":"NOT_FOUND"}' }),
    ]);
    expect(await stateOf(asked)).toBe("sent");
  });

  test("an unknown id costs what a known one costs: as many statements", async () => {
    const { uuid } = await askedReference(server);
    const secret = randomBytes(32).toString("base64url");
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    // Outside of a transaction every statement borrows a connection.
    server.context.pool.on("acquire", count);
    const costOf = async (id: string) => {
      const before = statements;
      await exchange({ uuid: id, secret });
      return statements - before;
    };
    const costs = [await costOf(uuid), await costOf(randomUUID())];
    server.context.pool.off("acquire", count);
    expect(costs).toEqual([4, 4]);
  });

  test("without its own session's token a reference does not exist, for nobody", async () => {
    const asked = await anOpenReference();
    const other = await anOpenReference();
    const applicant = await signIn(server);
    const forged = `${asked.page.access?.split(".").slice(0, 2).join(".")}.AAAA`;
    const tokens = [undefined, "x", "a.b.c", forged, other.page.access, applicant.access, asked.secret];
    const responses = new Set<string>();
    for (const token of tokens) {
      const client = newClient(server);
      client.access = token;
      for (const uuid of [asked.uuid, randomUUID(), "x"]) {
        const tried = [
          await client.get(pathOf(uuid)),
          await client.put(pathOf(uuid), ALL_WELL),
          await client.put(`${pathOf(uuid)}decline/`, DECLINE),
        ];
        for (const response of tried) responses.add(JSON.stringify(seen(response)));
      }
    }
    expect([...responses].map((response) => JSON.parse(response))).toEqual([
      expect.objectContaining({ statusCode: 404, body: '{"code":"NOT_FOUND"}' }),
    ]);
    expect(await stateOf(asked)).toBe("opened");
  });

  test("SES-08 (in part) its token opens nothing of an applicant's, and no list", async () => {
    const { page, uuid } = await anOpenReference();
    expect((await page.graphql("{ me { uuid } }")).status).toBe(401);
    const form = "/wizard/api/signedurl/post/user/docs?filename=Passport.png&filetype=image%2Fpng";
    expect((await page.get(form)).statusCode).toBe(401);
    for (const path of [
      "/tenant-review",
      "/tenant-review/",
      `/tenant-review/${uuid}`,
      `/tenant-review/${uuid}/x`,
    ])
      expect([path, (await page.get(path)).statusCode]).toEqual([path, 404]);
  });

  test("tries are limited for one network, and for one reference from everywhere", async () => {
    const limited = await startTestServer({ REFERENCE_TRIES_PER_MINUTE: "3", TRUST_PROXY: "127.0.0.1" });
    const secret = randomBytes(32).toString("base64url");
    const tryOnce = async (network: string, uuid: string) => {
      const headers = { "x-forwarded-for": network };
      return newClient(limited).post("/auth/reference/exchange", { uuid, secret }, headers);
    };
    const statuses = async (tries: readonly (readonly [string, string])[]) => {
      const all: number[] = [];
      for (const [network, uuid] of tries) all.push((await tryOnce(network, uuid)).statusCode);
      return all;
    };
    const four = [1, 2, 3, 4];
    expect(await statuses(four.map(() => ["10.0.0.1", randomUUID()] as const))).toEqual([404, 404, 404, 429]);
    const one = randomUUID();
    expect(await statuses(four.map((last) => [`10.0.1.${last}`, one] as const))).toEqual([
      404, 404, 404, 429,
    ]);
    expect(Number((await tryOnce("10.0.0.1", one)).headers["retry-after"])).toBeGreaterThan(0);
  });

  test("LOG-03 (in part) neither the secret nor the token is ever logged, and no name", async () => {
    const lines: string[] = [];
    const own = await startTestServer({}, { log: newLog({ logLevel: "debug" }, (line) => lines.push(line)) });
    const asked = await askedReference(own);
    const page = await openReference(own, asked);
    await page.put(pathOf(asked.uuid), { ...ALL_WELL, review: 7 });
    await page.put(pathOf(asked.uuid), ALL_WELL);
    const log = lines.join("");
    expect(log).toContain("/tenant-review/:uuid/");
    for (const secret of [asked.secret, page.access ?? "?", asked.uuid, "Okafor", "joanne"])
      expect(log).not.toContain(secret);
  });

  test("an applicant in the same browser stays signed in", async () => {
    const applicant = await signIn(server);
    const asked = await askedReference(server);
    const { access } = applicant;
    await openReference(server, asked, applicant);
    await applicant.put(pathOf(asked.uuid), ALL_WELL);
    applicant.access = access;
    expect((await applicant.graphql("{ me { uuid } }")).status).toBe(200);
    expect((await applicant.get("/auth/token/refresh")).statusCode).toBe(200);
  });
});

import { randomUUID } from "node:crypto";
import { ENVELOPE_TYPE } from "@latchkey/domain/vocabulary/wire.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openControl } from "../sandbox/src/control/control.ts";
import { arrivalsAt, FAKE_TELEMETRY, telemetrySettings } from "../sandbox/src/telemetry/testing/connected.ts";
import { startFakeTelemetry } from "../sandbox/src/telemetry/web.ts";
import { tidyUpHandler } from "../server/src/app/tidy-up.ts";
import { type Client, newClient, signIn } from "../server/test/client.ts";
import { startSingle } from "../server/test/parties.ts";
import { openTestServer, startTestServer, type TestServer } from "../server/test/test-server.ts";

/** What pages send about their use, by our adapters, over HTTP: to the fake services of the sandbox. */

const control = openControl();
let fake: Awaited<ReturnType<typeof startFakeTelemetry>>;
let server: TestServer;
let client: Client;
let party: string;
let email: string;

beforeAll(async () => {
  fake = await startFakeTelemetry({ host: "127.0.0.1", control, ...FAKE_TELEMETRY });
  server = await openTestServer(telemetrySettings(fake.url));
  email = `${randomUUID()}@example.com`;
  party = (await startSingle(server, { email }, "identity-only")).partyId;
  client = await signIn(server, email);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  await server.runJobs();
  control.reset();
  await fetch(`${fake.url}/api/arrivals`, { method: "DELETE" });
});

const arrived = async (): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  (await arrivalsAt(fake.url))
    .map(({ content }) => content as Readonly<Record<string, unknown>>)
    .toReversed();

const queued = async ({ context }: TestServer = server) => {
  const { rows } = await context.pool.query(
    "select payload::text, queue_name from graphile_worker._private_jobs j left join graphile_worker._private_job_queues q on q.id = j.job_queue_id",
  );
  return rows as readonly { readonly payload: string; readonly queue_name: string | null }[];
};

const send = (events: readonly unknown[], who: Client = client) => who.post("/events", { events });

const ID = "9ec79c33ec9942ab8353589fcb2e04dc";
const anError = {
  event_id: ID,
  tags: { category: "graphql" },
  exception: { values: [{ type: "Error", value: "x" }] },
};
const envelopeOf = (content: unknown) =>
  [{}, { type: "event" }, content].map((line) => JSON.stringify(line)).join("\n");
const report = (
  payload: string,
  { access }: Client = client,
  type = ENVELOPE_TYPE,
  on: TestServer = server,
) =>
  on.app.inject({
    method: "POST",
    url: "/errors",
    payload,
    headers: { "content-type": type, ...(access && { authorization: `Bearer ${access}` }) },
  });

describe("events", () => {
  test("FRM-019 (in part) FRM-362 (in part) arrive in the name of the case, by the session", async () => {
    const names = [
      "Clicked continue",
      "Back to IDENTITY - name",
      "Verified document PASSPORT with result ok",
    ];
    const { statusCode } = await send([
      { identify: true },
      { page: "/questions/identity/name" },
      ...names.map((event) => ({ event })),
    ]);
    expect(statusCode).toBe(204);
    await server.runJobs();
    const page = { name: "/questions/identity/name", properties: { path: "/questions/identity/name" } };
    expect(await arrived()).toMatchObject([
      { type: "identify", userId: party, traits: {} },
      { type: "page", userId: party, ...page },
      ...names.map((event) => ({ type: "track", userId: party, event, properties: {} })),
    ]);
    expect(JSON.stringify(await arrived())).not.toContain(email);
  });

  test("of somebody who is not signed in, or no longer, are everybody's", async () => {
    const stranger = newClient(server);
    await send([{ page: "/otl" }, { identify: true }], stranger);
    stranger.access = "no.token.ofours";
    await send([{ page: "/otl" }], stranger);
    await server.runJobs();
    expect(await arrived()).toMatchObject([
      { type: "page", anonymousId: "signed-out" },
      { type: "page", anonymousId: "signed-out" },
    ]);
  });

  test("wait one behind the other, and are counted once however often they are sent", async () => {
    await send([{ event: "Clicked continue" }]);
    await send([{ event: "clicked submit" }]);
    const jobs = await queued();
    expect(jobs.map(({ queue_name }) => queue_name)).toEqual(["telemetry", "telemetry"]);
    control.plan("segment", "500", 1);
    await expect(server.runJobs()).rejects.toThrow("A partner failed: status-500");
    await server.runJobs();
    const [first] = jobs;
    await server.context.pool.query("select graphile_worker.add_job('send-events', $1)", [first?.payload]);
    await server.runJobs();
    expect((await arrived()).map(({ event }) => event)).toEqual(["Clicked continue", "clicked submit"]);
  });

  test.each<[string, unknown]>([
    ["none", { events: [] }],
    ["more than fifty", { events: Array.from({ length: 51 }, () => ({ page: "/otl" })) }],
    ["of another kind", { events: [{ alias: "x" }] }],
    ["with a name that is too long", { events: [{ event: "x".repeat(201) }] }],
    ["with somebody's id", { events: [{ page: "/otl", userId: "x" }] }],
    ["and somebody's id", { events: [{ page: "/otl" }], userId: "x" }],
  ])("%s are refused", async (_what, body) => {
    expect((await client.post("/events", body)).statusCode).toBe(400);
    expect(await queued()).toEqual([]);
  });

  test("that are on no list are dropped, a body that is too large is refused", async () => {
    expect((await send([{ event: "Typed something" }])).statusCode).toBe(204);
    expect((await send([{ page: "x".repeat(20_000) }])).statusCode).toBe(413);
    expect(await queued()).toEqual([]);
  });

  test("that the service refuses for good are not sent again", async () => {
    const other = await startTestServer({ ...telemetrySettings(fake.url), ANALYTICS_WRITE_KEY: "other" });
    await send([{ page: "/otl" }], newClient(other));
    await other.runJobs();
    expect([await queued(other), await arrived()]).toEqual([[], []]);
  });

  test("that were tried as often as they may be are forgotten, others are not", async () => {
    await send([{ event: "Clicked continue" }]);
    await send([{ event: "clicked submit" }]);
    await server.context.pool.query(
      "update graphile_worker._private_jobs set attempts = max_attempts where payload::text like '%continue%'",
    );
    await tidyUpHandler.run({}, server.context);
    expect((await queued()).map(({ payload }) => /Clicked|clicked submit/.exec(payload)?.[0])).toEqual([
      "clicked submit",
    ]);
  });

  test("are limited", async () => {
    const other = await startTestServer({ ...telemetrySettings(fake.url), EVENTS_PER_MINUTE: "1" });
    const stranger = newClient(other);
    const statuses = [await send([{ page: "/otl" }], stranger), await send([{ page: "/otl" }], stranger)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([204, 429]);
    expect(statuses[1]?.headers["retry-after"]).toBeDefined();
  });
});

describe("error reports", () => {
  test("FRM-020 (in part) arrive with the uuid of the case, without an e-mail", async () => {
    expect((await report(envelopeOf({ ...anError, user: { email } }))).statusCode).toBe(204);
    await server.runJobs();
    expect(await arrived()).toMatchObject([
      { event_id: ID, environment: "production", tags: { category: "graphql" }, user: { id: party } },
    ]);
    expect(JSON.stringify(await arrived())).not.toContain(email);
  });

  test("of somebody who is not signed in name nobody", async () => {
    await report(envelopeOf(anError), newClient(server));
    await server.runJobs();
    const [only] = await arrived();
    expect(only).not.toHaveProperty("user");
  });

  test("are sent again when the service asks for patience", async () => {
    await report(envelopeOf(anError));
    control.plan("sentry", "429", 1);
    await expect(server.runJobs()).rejects.toThrow("A partner failed: status-429");
    await server.runJobs();
    expect(await arrived()).toHaveLength(1);
  });

  test("of another type, too large, or malformed are refused", async () => {
    expect((await report(envelopeOf(anError), client, "text/plain")).statusCode).toBe(415);
    expect((await report(envelopeOf(anError), client, "application/json")).statusCode).toBe(400);
    expect((await report(envelopeOf({ ...anError, extra: "x".repeat(70_000) }))).statusCode).toBe(413);
    expect((await report("canary")).statusCode).toBe(400);
    expect(await queued()).toEqual([]);
  });

  test("are limited", async () => {
    const other = await startTestServer({ ...telemetrySettings(fake.url), ERROR_REPORTS_PER_HOUR: "1" });
    const once = () => report(envelopeOf(anError), newClient(other), ENVELOPE_TYPE, other);
    expect([(await once()).statusCode, (await once()).statusCode]).toEqual([204, 429]);
  });
});

describe("with IDENTIFY_WITH_CONTACT", () => {
  let identifying: TestServer;
  let known: Client;
  let knownParty: string;
  beforeAll(async () => {
    identifying = await openTestServer({ ...telemetrySettings(fake.url), IDENTIFY_WITH_CONTACT: "true" });
    knownParty = (await startSingle(identifying, { email }, "identity-only")).partyId;
    known = await signIn(identifying, email);
    await known.graphql('mutation { updateMe(firstName: "Amara", lastName: "Okafor") { me { uuid } } }');
    await identifying.runJobs();
  });
  afterAll(() => identifying.close());

  test("FRM-019 FRM-020 the e-mail and the names go along, and never wait in the queue", async () => {
    await send([{ identify: true }, { event: "Clicked continue" }], known);
    await report(envelopeOf(anError), known, ENVELOPE_TYPE, identifying);
    for (const { payload } of await queued(identifying)) expect(payload).not.toMatch(/Amara|Okafor|@/);
    await identifying.runJobs();
    const [identify, track, error] = await arrived();
    expect(identify).toMatchObject({
      userId: knownParty,
      traits: { email, firstName: "Amara", lastName: "Okafor" },
    });
    expect(JSON.stringify(track)).not.toMatch(/Amara|Okafor|@/);
    expect(error?.user).toEqual({ id: knownParty, email });
  });

  test("FRM-017 (in part) the messenger knows them by name", async () => {
    const { data } = await known.graphql("{ me { zendeskJwt } }");
    const login = await fetch(`${fake.url}/messenger/login`, { method: "POST", body: data.me.zendeskJwt });
    expect([login.status, await login.json()]).toMatchObject([200, { email, name: "Amara Okafor" }]);
  });
});

describe("the messenger's token", () => {
  const tokenOf = async (who: Client): Promise<string | null> => {
    const { data } = await who.graphql("{ me { zendeskJwt } }");
    return data.me.zendeskJwt;
  };

  test("FRM-017 (in part) is accepted by the service, and says which case it is alone", async () => {
    const login = await fetch(`${fake.url}/messenger/login`, { method: "POST", body: await tokenOf(client) });
    expect([login.status, await login.json()]).toEqual([200, { external_id: party }]);
    const [claims] = await arrived();
    expect(Object.keys(claims ?? {}).toSorted()).toEqual(["exp", "external_id", "scope"]);
  });

  test("SES-08 (in part) is refused as a token of ours", async () => {
    const forger = newClient(server);
    forger.access = (await tokenOf(client)) ?? "";
    expect((await forger.graphql("{ me { uuid } }")).status).toBe(401);
    await send([{ page: "/otl" }], forger);
    await server.runJobs();
    expect(await arrived()).toMatchObject([{ anonymousId: "signed-out" }]);
  });
});

test("without settings nothing is taken, and there is no token", async () => {
  const plain = await startTestServer();
  await startSingle(plain, { email }, "identity-only");
  const somebody = await signIn(plain, email);
  await plain.runJobs();
  expect((await somebody.post("/events", { events: [{ page: "/otl" }] })).statusCode).toBe(404);
  expect((await report(envelopeOf(anError), somebody, ENVELOPE_TYPE, plain)).statusCode).toBe(404);
  expect((await somebody.graphql("{ me { zendeskJwt } }")).data).toEqual({ me: { zendeskJwt: null } });
  expect(await queued(plain)).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { addEvents, change, startSingle } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import {
  actOn,
  anEndpoint,
  deliveriesOf,
  endpointOf,
  openReceiver,
  type Receiver,
  rotate,
  sendEndpoint,
  verified,
} from "../../test/webhooks.ts";
import { agencyNamed } from "../agencies/agencies.ts";
import { appendEvent } from "../parties/events.ts";

let receiver: Receiver;
let server: TestServer;
let ruth: Colleague;
let agencyId: string;

beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  server = await openTestServer({ WEBHOOK_TEST_TARGETS: receiver.origin });
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  agencyId = await server.context.db.transaction().execute((tx) => agencyNamed(tx, "Harbour Homes"));
});
afterEach(() => server.close());

const URL_ = "https://hooks.example/in";

describe("a new webhook", () => {
  test("is listed with its agency, and its secret is shown once and stored sealed", async () => {
    const { data } = await sendEndpoint(ruth, {
      agencyId,
      url: ` ${URL_} `,
      events: ["APPLICATION_OUTCOME"],
    });
    const { secret, endpoint } = data.addWebhookEndpoint;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await endpointOf(ruth, endpoint.id)).toEqual({
      id: endpoint.id,
      agencyId,
      agency: "Harbour Homes",
      url: URL_,
      events: ["APPLICATION_OUTCOME"],
      state: "ACTIVE",
      failingSince: null,
      lastSuccessAt: null,
      previousSecretUntil: null,
      waiting: 0,
    });
    const listed = await askConsole(ruth, "{ webhookEndpoints { id } }");
    expect(listed.data.webhookEndpoints).toEqual([{ id: endpoint.id }]);
    const { rows } = await server.context.pool.query("select sealed_secret from webhook_endpoint");
    expect(rows[0].sealed_secret.includes(Buffer.from(secret.slice(6), "base64"))).toBe(false);
    expect(rows[0].sealed_secret.toString("latin1")).not.toContain(secret.slice(6));
  });

  test.each([
    ["http://hooks.example/", "webhook.validations.https"],
    ["http://127.0.0.1:1/", "webhook.validations.https"],
    ["https://127.0.0.1/", "webhook.validations.closed"],
    ["https://0x7f.1/", "webhook.validations.closed"],
    ["https://[::ffff:10.0.0.1]/", "webhook.validations.closed"],
    ["https://169.254.169.254/latest", "webhook.validations.closed"],
    ["https://user@hooks.example/", "webhook.validations.userInfo"],
    ["https://hooks.example:22/", "webhook.validations.port"],
    ["https://[/", "webhook.validations.https"],
    ["", "validation.required"],
  ])("with the address %s is refused", async (url, code) => {
    expect(issuesOf(await sendEndpoint(ruth, { agencyId, url }))).toEqual({ url: code });
  });

  test("needs an event and a known agency", async () => {
    expect(Object.keys(issuesOf(await sendEndpoint(ruth, { agencyId, url: URL_, events: [] })))).toEqual([
      "events",
    ]);
    expect(codeOf(await sendEndpoint(ruth, { agencyId: randomUUID(), url: URL_ }))).toBe("NOT_FOUND");
  });
});

test("a change takes another address and other events, under the same rules", async () => {
  const { id } = await anEndpoint(ruth, { agencyId, url: URL_ });
  const change = (url: string) =>
    askConsole(
      ruth,
      `mutation ($id: ID!, $url: String!) {
        changeWebhookEndpoint(id: $id, url: $url, events: [RIGHT_TO_RENT_FOLLOW_UP]) { url events } }`,
      { id, url },
    );
  expect((await change("https://other.example/")).data.changeWebhookEndpoint).toEqual({
    url: "https://other.example/",
    events: ["RIGHT_TO_RENT_FOLLOW_UP"],
  });
  expect(issuesOf(await change("https://10.0.0.1/"))).toEqual({ url: "webhook.validations.closed" });
});

test("a test event arrives, about no application", async () => {
  const { id, secret } = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/in` });
  await actOn(ruth, "testWebhookEndpoint", id);
  await server.runJobs();
  const last = receiver.taken.at(-1);
  expect(last && verified(secret, last)).toEqual({
    id: expect.any(String),
    type: "webhook.test",
    timestamp: expect.any(String),
    data: {},
  });
});

test("a name that leads inside is not reached, and the log says so", async () => {
  const { id } = await anEndpoint(ruth, { agencyId, url: "https://localhost:8443/in" });
  await actOn(ruth, "testWebhookEndpoint", id);
  await server.runJobs();
  expect((await deliveriesOf(ruth, id)).rows).toMatchObject([
    { state: "WAITING", fault: "CLOSED_ADDRESS", responseCode: null, responseText: null },
  ]);
});

test("a target of a test is one no longer when the setting is gone", async () => {
  const { id } = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/in` });
  const before = receiver.taken.length;
  await actOn(ruth, "testWebhookEndpoint", id);
  const { config } = server.context;
  Object.assign(server.context, { config: { ...config, demo: { ...config.demo, webhookTargets: [] } } });
  await server.runJobs();
  expect(receiver.taken.length).toBe(before);
  expect((await deliveriesOf(ruth, id)).rows).toMatchObject([{ fault: "CLOSED_ADDRESS" }]);
});

test("a pause stops what waits, and every act is audited", async () => {
  const { id } = await anEndpoint(ruth, { agencyId, url: URL_ });
  await actOn(ruth, "testWebhookEndpoint", id);
  expect((await actOn(ruth, "pauseWebhookEndpoint", id)).data.pauseWebhookEndpoint).toMatchObject({
    state: "PAUSED",
    waiting: 0,
  });
  expect((await deliveriesOf(ruth, id)).rows).toMatchObject([{ state: "STOPPED", nextTryAt: null }]);
  await actOn(ruth, "pauseWebhookEndpoint", id);
  await actOn(ruth, "resumeWebhookEndpoint", id);
  await rotate(ruth, id);
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where subject = $1 order by id",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    "webhook-added",
    "webhook-tested",
    "webhook-paused",
    "webhook-resumed",
    "webhook-secret-rotated",
  ]);
});

const remove = (id: string) =>
  askConsole(ruth, "mutation ($id: ID!) { removeWebhookEndpoint(id: $id) { id } }", { id });

describe("a webhook that is removed", () => {
  test("is told nothing more, not even what waits, and its row and deliveries are gone", async () => {
    const { id } = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/in` });
    const { id: other } = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/other` });
    const before = receiver.taken.length;
    for (const one of [id, other]) await actOn(ruth, "testWebhookEndpoint", one);
    expect((await remove(id)).data.removeWebhookEndpoint).toEqual([{ id: other }]);
    await server.runJobs();
    expect(receiver.taken).toHaveLength(before + 1);
    const { rows } = await server.context.pool.query("select endpoint_id from webhook_delivery");
    expect(rows).toEqual([{ endpoint_id: other }]);
    const audited = await server.context.pool.query(
      "select action from audit_entry where subject = $1 order by id desc limit 1",
      [id],
    );
    expect(audited.rows).toEqual([{ action: "webhook-removed" }]);
    expect(codeOf(await remove(id))).toBe("NOT_FOUND");
    expect(codeOf(await actOn(ruth, "testWebhookEndpoint", id))).toBe("NOT_FOUND");
  });

  test("while its answer is awaited leaves nothing behind", async () => {
    const { id } = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/in` });
    await actOn(ruth, "testWebhookEndpoint", id);
    receiver.beforeAnswer(() => remove(id));
    await server.runJobs();
    const { rows } = await server.context.pool.query("select 1 from webhook_delivery");
    expect(rows).toEqual([]);
  });

  test("does not hinder an event that is announced meanwhile", async () => {
    const party = await startSingle(server, { email: "amara@example.com" }, "identity-only", {
      agencyName: "Harbour Homes",
    });
    const { id } = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/in` });
    let removing: Promise<unknown> = Promise.resolve();
    await change(server, async (work) => {
      await appendEvent(work, party, "opened");
      removing = remove(id);
      const blocked = `select from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database()`;
      await expect.poll(async () => (await server.context.pool.query(blocked)).rowCount).toBeGreaterThan(0);
    });
    await removing;
    await addEvents(server, party, "submitted");
    const { rows } = await server.context.pool.query(
      "select (select count(*) from webhook_endpoint) as endpoints, (select count(*) from webhook_delivery) as deliveries",
    );
    expect(rows).toEqual([{ endpoints: 0, deliveries: 0 }]);
  });
});

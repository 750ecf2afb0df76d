import { RETRY_SECONDS } from "@latchkey/domain/webhooks/retries.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import { addEvents, change, startSingle } from "../../test/parties.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import {
  actOn,
  anEndpoint,
  deliveriesOf,
  endpointOf,
  makeDue,
  openReceiver,
  type Receiver,
  rotate,
  sendAgain,
  verified,
} from "../../test/webhooks.ts";
import { agencyNamed } from "../agencies/agencies.ts";
import { tidyUpHandler } from "../app/tidy-up.ts";
import { appendEvent } from "../parties/events.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { webhookHandlers } from "./deliver.handler.ts";
import { deliverWebhook } from "./deliver.job.ts";

let receiver: Receiver;
let server: TestServer;
let ruth: Colleague;
let party: PartyKey;
let agencyId: string;
let endpoint: { readonly id: string; readonly secret: string };

beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.answerWith(204);
  server = await openTestServer({ WEBHOOK_TEST_TARGETS: receiver.origin });
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  party = await startSingle(server, { email: "amara@example.com", firstName: "Amara", lastName: "Diallo" });
  const { rows } = await server.context.pool.query("select agency_id, reference from application");
  agencyId = rows[0].agency_id;
  endpoint = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/in` });
});
afterEach(() => server.close());

/** The requests that arrived while the test did its part. */
const arriving = async (done: () => Promise<unknown>) => {
  const before = receiver.taken.length;
  await done();
  await server.runJobs();
  return receiver.taken.slice(before);
};

const submit = async () => {
  await addEvents(server, party, "opened");
  await addEvents(server, party, "submitted");
};
const log = async () => (await deliveriesOf(ruth, endpoint.id)).rows;
const state = async () => (await endpointOf(ruth, endpoint.id)).state;
const threeDays = async () => {
  for (const _seconds of RETRY_SECONDS) {
    await makeDue(server);
    await server.runJobs();
  }
};
const auditedOf = async (subject: string): Promise<readonly string[]> =>
  (
    await server.context.pool.query("select action from audit_entry where subject = $1 order by id", [
      subject,
    ])
  ).rows.map(({ action }) => action);

describe("a change of a person's status", () => {
  test("is signed by Standard Webhooks, and says ids and the status alone", async () => {
    const arrived = await arriving(submit);
    const bodies = arrived.map((one) => verified(endpoint.secret, one));
    expect(bodies).toEqual(
      ["collecting", "submitted"].map((status) => ({
        id: expect.any(String),
        type: "application.status",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        data: { ...party, reference: expect.any(String), status },
      })),
    );
    expect(JSON.stringify(arrived)).not.toMatch(/Amara|Diallo|example\.com/);
    expect(arrived[0]?.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Latchkey",
    });
    expect(await log()).toMatchObject(
      [arrived[1], arrived[0]].map((one) => ({
        id: one?.headers["webhook-id"],
        body: one?.body,
        state: "DELIVERED",
        tries: 1,
        responseCode: 204,
        nextTryAt: null,
      })),
    );
  });

  test("is told once, although the job runs twice", async () => {
    const [first] = await arriving(() => addEvents(server, party, "opened"));
    const handler = webhookHandlers.find(({ name }) => name === deliverWebhook.name);
    const again = () => handler?.run({ deliveryId: first?.headers["webhook-id"] }, server.context);
    expect(await arriving(async () => again())).toEqual([]);
  });

  test("is sent by one worker at a time, although two jobs ask for it at once", async () => {
    const handler = webhookHandlers.find(({ name }) => name === deliverWebhook.name);
    const before = receiver.taken.length;
    receiver.beforeAnswer(async () => {
      const [{ id }] = await log();
      await handler?.run({ deliveryId: id }, server.context);
      expect(receiver.taken).toHaveLength(before + 1);
    });
    await arriving(() => addEvents(server, party, "opened"));
    expect(receiver.taken).toHaveLength(before + 1);
    expect(await log()).toMatchObject([{ state: "DELIVERED", tries: 1 }]);
  });

  test("is not told where the status stays", async () => {
    await arriving(submit);
    expect(await arriving(() => addEvents(server, party, "opened", "decision_proposed"))).toEqual([]);
    const [taken] = await arriving(() => addEvents(server, party, "taken_for_review"));
    expect(taken?.body).toContain('"status":"in_review"');
  });

  test("is told to those alone who asked for it, of the same agency, and are not paused", async () => {
    const other = await server.context.db.transaction().execute((tx) => agencyNamed(tx, "Mill Lets"));
    await anEndpoint(ruth, { agencyId: other, url: `${receiver.origin}/other` });
    await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/outcome`, events: ["APPLICATION_OUTCOME"] });
    const paused = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/paused` });
    await actOn(ruth, "pauseWebhookEndpoint", paused.id);
    const second = await anEndpoint(ruth, { agencyId, url: `${receiver.origin}/second` });
    const arrived = await arriving(() => addEvents(server, party, "opened"));
    const secrets = [endpoint, second].map(({ secret }) => secret);
    const verifies = secrets.map((secret) =>
      arrived.filter((one) => {
        try {
          return verified(secret, one);
        } catch {
          return false;
        }
      }),
    );
    expect([arrived.length, verifies.map(({ length }) => length)]).toEqual([2, [1, 1]]);
  });

  test("that is rolled back is not told", async () => {
    const failing = change(server, async (work) => {
      await appendEvent(work, party, "opened");
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await log()).toEqual([]);
  });
});

describe("a changed secret", () => {
  test("signs beside the one before for 24 hours, and alone afterwards", async () => {
    const fresh = await rotate(ruth, endpoint.id);
    const [both] = await arriving(() => addEvents(server, party, "opened"));
    for (const secret of [endpoint.secret, fresh]) expect(both && verified(secret, both)).toBeTruthy();
    const { previousSecretUntil } = await endpointOf(ruth, endpoint.id);
    expect((Date.parse(previousSecretUntil) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    await server.context.pool.query("update webhook_endpoint set previous_ends_at = now()");
    const [alone] = await arriving(() => addEvents(server, party, "submitted"));
    expect(alone && verified(fresh, alone)).toBeTruthy();
    expect(() => alone && verified(endpoint.secret, alone)).toThrow();
    expect((await endpointOf(ruth, endpoint.id)).previousSecretUntil).toBeNull();
  });
});

describe("an endpoint that fails", () => {
  beforeEach(() => receiver.answerWith(503, `busy\u0000\n${"é".repeat(300)}`));

  test("is tried again after 5 seconds, with the same id, and its answer is kept to 200 characters", async () => {
    const [first] = await arriving(() => addEvents(server, party, "opened"));
    const [failed] = await log();
    expect(failed).toMatchObject({ state: "WAITING", tries: 1, responseCode: 503, fault: null });
    expect(failed.responseText).toBe(`busy ${"é".repeat(195)}`);
    const seconds = (Date.parse(failed.nextTryAt) - Date.parse(failed.respondedAt)) / 1000;
    expect(seconds).toBeCloseTo(5, 1);
    expect((await endpointOf(ruth, endpoint.id)).failingSince).not.toBeNull();
    receiver.answerWith(200);
    const [second] = await arriving(() => makeDue(server));
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect((await log())[0]).toMatchObject({ state: "DELIVERED", tries: 2, responseCode: 200 });
    expect(await endpointOf(ruth, endpoint.id)).toMatchObject({ failingSince: null, waiting: 0 });
  });

  test("does not delay the others: its events have a queue of their own", async () => {
    const queues = async () =>
      (
        await server.context.pool.query(
          `select q.queue_name from graphile_worker._private_jobs j
          join graphile_worker._private_job_queues q on q.id = j.job_queue_id where q.queue_name like 'webhooks%'
          order by j.id`,
        )
      ).rows.map(({ queue_name }) => queue_name);
    await addEvents(server, party, "opened");
    expect(await queues()).toEqual(["webhooks"]);
    await server.runJobs();
    await addEvents(server, party, "submitted");
    expect(await queues()).toEqual(["webhooks-failing", "webhooks-failing"]);
  });

  test("is switched off after three days without success, and agency and provider are told", async () => {
    await server.context.pool.query("update agency set email = 'office@harbour.example' where id = $1", [
      agencyId,
    ]);
    await addEvents(server, party, "opened");
    await server.runJobs();
    await addEvents(server, party, "submitted");
    await threeDays();
    expect(await state()).toBe("DISABLED");
    expect((await log()).map((one: { state: string }) => one.state)).toEqual(["STOPPED", "FAILED"]);
    expect((await log())[1].tries).toBe(RETRY_SECONDS.length + 1);
    const told = server.emails.filter(({ id }) => id.startsWith("webhook-disabled"));
    expect(told.map(({ to }) => to)).toEqual(["office@harbour.example", "help@quillfield.example"]);
    expect(JSON.stringify(told[0]?.message)).toContain("could not deliver an event for three days");
    expect(await auditedOf(endpoint.id)).toEqual(["webhook-added", "webhook-disabled"]);
    expect(await arriving(() => addEvents(server, party, "taken_for_review"))).toEqual([]);
    await actOn(ruth, "resumeWebhookEndpoint", endpoint.id);
    expect(await arriving(() => addEvents(server, party, "returned"))).toHaveLength(1);
  });

  test("is told of to an address once that agency and provider share", async () => {
    await server.context.pool.query("update agency set email = 'help@quillfield.example' where id = $1", [
      agencyId,
    ]);
    receiver.answerWith(410);
    await addEvents(server, party, "opened");
    await server.runJobs();
    expect(server.emails.filter(({ id }) => id.startsWith("webhook-disabled"))).toHaveLength(1);
  });

  test("that is paused while its answer is awaited is not tried again", async () => {
    receiver.beforeAnswer(() => actOn(ruth, "pauseWebhookEndpoint", endpoint.id));
    await arriving(() => addEvents(server, party, "opened"));
    expect(await log()).toMatchObject([{ state: "STOPPED", tries: 1, responseCode: 503, nextTryAt: null }]);
    expect(await arriving(() => makeDue(server))).toEqual([]);
  });

  test("is not called before its next try is due, although a job asks for it", async () => {
    const [first] = await arriving(() => addEvents(server, party, "opened"));
    const handler = webhookHandlers.find(({ name }) => name === deliverWebhook.name);
    const early = () => handler?.run({ deliveryId: first?.headers["webhook-id"] }, server.context);
    expect(await arriving(async () => early())).toEqual([]);
  });

  test("keeps the body of an old event that still waits", async () => {
    await arriving(() => addEvents(server, party, "opened"));
    await server.context.pool.query("update webhook_delivery set created_at = now() - interval '91 days'");
    await tidyUpHandler.run({}, server.context);
    expect(await log()).toMatchObject([{ state: "WAITING", body: expect.any(String) }]);
  });

  test("goes on if it took another event meanwhile", async () => {
    await addEvents(server, party, "opened");
    await server.runJobs();
    receiver.answerWith(204);
    await arriving(() => addEvents(server, party, "submitted"));
    receiver.answerWith(400);
    await threeDays();
    expect([await state(), (await log())[1].state]).toEqual(["ACTIVE", "FAILED"]);
    expect(server.emails.filter(({ id }) => id.startsWith("webhook-disabled"))).toEqual([]);
  });

  test("with 410 is switched off at once", async () => {
    receiver.answerWith(410);
    await addEvents(server, party, "opened");
    await server.runJobs();
    expect([await state(), (await log())[0].state]).toEqual(["DISABLED", "STOPPED"]);
    const told = server.emails.filter(({ id }) => id.startsWith("webhook-disabled"));
    expect(JSON.stringify(told.map(({ message }) => message))).toContain("answered with 410");
  });
});

describe("an event that is sent again", () => {
  test("has the same id and body, and its tries are counted anew", async () => {
    const [first] = await arriving(() => addEvents(server, party, "opened"));
    const [{ id }] = await log();
    const [again] = await arriving(() => sendAgain(ruth, id));
    expect([again?.headers["webhook-id"], again?.body]).toEqual([first?.headers["webhook-id"], first?.body]);
    expect((await log())[0]).toMatchObject({ state: "DELIVERED", tries: 1 });
    expect(await auditedOf(id)).toEqual(["webhook-sent-again"]);
  });

  test("reaches a paused endpoint, and is tried once", async () => {
    await arriving(() => addEvents(server, party, "opened"));
    await actOn(ruth, "pauseWebhookEndpoint", endpoint.id);
    receiver.answerWith(500);
    const [{ id }] = await log();
    expect(await arriving(() => sendAgain(ruth, id))).toHaveLength(1);
    expect((await log())[0]).toMatchObject({ state: "FAILED", nextTryAt: null });
    expect(await state()).toBe("PAUSED");
  });

  test("is refused without its body, which is gone after 30 days; the row is gone after 90", async () => {
    await arriving(() => addEvents(server, party, "opened"));
    const [{ id }] = await log();
    const age = async (days: number) => {
      await server.context.pool.query(
        "update webhook_delivery set created_at = now() - make_interval(days => $1)",
        [days],
      );
      await tidyUpHandler.run({}, server.context);
      return log();
    };
    expect((await age(29))[0].body).not.toBeNull();
    expect((await age(31))[0]).toMatchObject({ body: null, responseText: null, responseCode: 204 });
    expect(codeOf(await sendAgain(ruth, id))).toBe("NOT_FOUND");
    expect(await age(91)).toEqual([]);
  });
});

test("the log has pages of 50, the newest first", async () => {
  await server.context.pool.query(
    `insert into webhook_delivery (id, endpoint_id, event, type, body, state, created_at)
    select gen_random_uuid(), $1, 'x' || n, 'x' || n, '{}', 'delivered', now() - make_interval(secs => n)
    from generate_series(1, 51) n`,
    [endpoint.id],
  );
  const first = await deliveriesOf(ruth, endpoint.id);
  expect([first.rows.length, first.rows[0].type]).toEqual([50, "x1"]);
  const second = await deliveriesOf(ruth, endpoint.id, first.next);
  expect(second).toMatchObject({ next: null, rows: [{ type: "x51" }] });
});

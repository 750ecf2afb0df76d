import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aProgram, type Program } from "../../../test/api-keys.ts";
import { newApplication, somebody } from "../../../test/new-applications.ts";
import { addEvents, change } from "../../../test/parties.ts";
import { aColleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { ALL_EVENTS, anEndpoint, openReceiver, type Receiver, verified } from "../../../test/webhooks.ts";
import { tidyUpHandler } from "../../app/tidy-up.ts";
import { appendEvent } from "../../parties/events.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";

let receiver: Receiver;
let server: TestServer;
let program: Program;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  server = await openTestServer({ WEBHOOK_TEST_TARGETS: receiver.origin });
  program = await aProgram(server);
});
afterEach(() => server.close());

const aPerson = async (by = program): Promise<PartyKey> => {
  const { agency: _agency, ...body } = newApplication({ people: [somebody()] });
  const { body: made } = await by.send("POST", "/applications", body);
  return { applicationId: made.id, partyId: made.people[0].id };
};

const read = async (query = "", by = program) => (await by.send("GET", `/events${query}`)).body;

interface ReadEvent {
  readonly data: { readonly partyId: string; readonly status: string };
}

/** Everything from a cursor on, in pages of two. */
const readAll = async (after?: string) => {
  const rows: ReadEvent[] = [];
  let next = after;
  for (;;) {
    const page = await read(`?limit=2${next === undefined ? "" : `&after=${next}`}`);
    rows.push(...page.rows);
    next = page.next;
    if (!page.more) return { rows, next };
  }
};

const statuses = (rows: readonly ReadEvent[]) => rows.map(({ data }) => data.status);

/** A transaction that has appended an event and waits. @returns its commit */
const aSlowEvent = async (party: PartyKey, kind: "opened" | "submitted"): Promise<() => Promise<void>> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let done: Promise<unknown> = released;
  await new Promise<void>((appended) => {
    done = change(server, async (work) => {
      await appendEvent(work, party, kind);
      appended();
      await released;
    });
  });
  return async () => {
    release();
    await done;
  };
};

describe("the events of an agency", () => {
  test("are those that its webhooks tell, with the same bodies, and no other agency's", async () => {
    const other = await aProgram(server, ["applications:read", "applications:write"], "Harbour Homes");
    await aPerson(other);
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    const { rows } = await server.context.pool.query(
      "select id from agency where name = 'Quillfield Lettings'",
    );
    const { secret } = await anEndpoint(ruth, {
      agencyId: rows[0].id,
      url: `${receiver.origin}/in`,
      events: ALL_EVENTS,
    });
    const before = receiver.taken.length;
    const party = await aPerson();
    await addEvents(server, party, "opened");
    await addEvents(server, party, "submitted", "decided");
    await server.runJobs();
    const told = receiver.taken.slice(before).map((one) => verified(secret, one));
    const page = await read();
    expect(page.rows).toEqual(told);
    expect(statuses(page.rows.slice(0, 4))).toEqual(["invited", "collecting", "submitted", "decided"]);
    expect(page.rows.slice(4).map(({ type }: { type: string }) => type)).toEqual([
      "report.ready",
      "report.ready",
    ]);
    expect(page.rows[0].data).toEqual({ ...party, reference: expect.any(String), status: "invited" });
    const theirs = await read("", other);
    expect([theirs.rows.length, statuses(theirs.rows)]).toEqual([1, ["invited"]]);
    expect(theirs.rows[0].id).not.toBe(page.rows[0].id);
  });

  test("come in pages, and a reader goes on from the last one later", async () => {
    expect(await read()).toEqual({ rows: [], next: expect.any(String), more: false });
    const { next: start } = await read();
    const party = await aPerson();
    await addEvents(server, party, "opened", "submitted");
    const first = await read("?limit=2");
    expect([statuses(first.rows), first.more]).toEqual([["invited", "collecting"], true]);
    const second = await read(`?limit=2&after=${first.next}`);
    expect([statuses(second.rows), second.more]).toEqual([["submitted"], false]);
    expect(await read(`?after=${second.next}`)).toEqual({ rows: [], next: second.next, more: false });
    await addEvents(server, party, "withdrawn");
    expect(statuses((await read(`?after=${second.next}`)).rows)).toEqual(["withdrawn"]);
    expect((await readAll(start)).rows).toHaveLength(4);
  });

  test("are never left out, although transactions commit in another order than they write", async () => {
    const [slow, fast] = [await aPerson(), await aPerson()];
    const { next } = await readAll();
    const commit = await aSlowEvent(slow, "opened");
    await addEvents(server, fast, "opened");
    const before = await readAll(next);
    expect(before.rows.map(({ data }) => data.partyId)).toEqual([fast.partyId]);
    await commit();
    const after = await readAll(before.next);
    expect(after.rows.map(({ data }) => data.partyId)).toEqual([slow.partyId]);
    expect((await readAll(next)).rows).toEqual([...before.rows, ...after.rows]);
  });

  test("have one order for readers who ask at once", async () => {
    const people = [await aPerson(), await aPerson(), await aPerson()];
    const asking = people.map((party) => addEvents(server, party, "opened"));
    const reading = Array.from({ length: 8 }, () => read());
    const [pages] = await Promise.all([Promise.all(reading), Promise.all(asking)]);
    const { rows: all } = await read();
    expect(all).toHaveLength(6);
    for (const { rows } of pages) expect(rows).toEqual(all.slice(0, rows.length));
    const { rows } = await server.context.pool.query("select number from agency_event order by number");
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each(["?after=x", "?after=ZXZlbnRzXy0x", "?limit=0", "?limit=101", "?since=1"])(
    "refuses %s as a request",
    async (query) => {
      const { status, body } = await program.send("GET", `/events${query}`);
      expect([status, body.code]).toEqual([400, "INVALID_REQUEST"]);
    },
  );

  test("refuse a cursor that no page has had", async () => {
    const future = Buffer.from("events_7").toString("base64url");
    const { status, body } = await program.send("GET", `/events?after=${future}`);
    expect([status, body.code]).toEqual([400, "INVALID_REQUEST"]);
  });

  test("are removed after 30 days, and a reader who missed some is told", async () => {
    const party = await aPerson();
    const { next: old } = await read();
    await addEvents(server, party, "opened");
    await addEvents(server, party, "submitted");
    const age = async (days: number, status: string) => {
      await server.context.pool.query(
        "update agency_event set at = now() - make_interval(days => $1) where data ->> 'status' = $2",
        [days, status],
      );
      await tidyUpHandler.run({}, server.context);
    };
    await age(29, "collecting");
    expect((await readAll(old)).rows).toHaveLength(2);
    await age(31, "invited");
    expect(statuses((await readAll(old)).rows)).toEqual(["collecting", "submitted"]);
    await age(31, "collecting");
    const missed = await program.send("GET", `/events?after=${old}`);
    expect([missed.status, missed.body.code]).toEqual([410, "EVENTS_REMOVED"]);
    const { rows, next } = await readAll();
    expect(statuses(rows)).toEqual(["submitted"]);
    await age(31, "submitted");
    expect(await read(`?after=${next}`)).toEqual({ rows: [], next, more: false });
    await addEvents(server, party, "withdrawn");
    expect(statuses((await read(`?after=${next}`)).rows)).toEqual(["withdrawn"]);
  });

  test("that nobody read count as missed, too", async () => {
    const { next } = await read();
    await aPerson();
    await server.context.pool.query("update agency_event set at = now() - interval '31 days'");
    await tidyUpHandler.run({}, server.context);
    const { rows } = await server.context.pool.query("select 1 from agency_event");
    expect(rows).toEqual([]);
    expect((await program.send("GET", `/events?after=${next}`)).status).toBe(410);
  });
});

import { addWorkingDays, startingDay } from "@latchkey/domain/calendars/working-days.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { addEvents, change, startSingle } from "../../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { fillQueue } from "../../parties/queue-entry.ts";
import { renewSearchWordsHandler } from "../../parties/renew-search-words.job.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";

let server: TestServer;
let priya: Colleague;
let jonas: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  jonas = await aColleague(server);
});
afterAll(() => server.close());

/** Each test has the queue for itself. */
beforeEach(async () => {
  await server.context.pool.query("delete from queue_entry");
});

let count = 0;
const aParty = async (...kinds: Parameters<typeof addEvents>[2][]): Promise<PartyKey> => {
  count += 1;
  const party = await startSingle(server, {
    email: `person${count}@example.com`,
    firstName: "Amara",
    lastName: `Okafor${count}`,
  });
  await addEvents(server, party, ...kinds);
  return party;
};

/** As if it had been there for so many hours. */
const age = (party: PartyKey, hours: number) =>
  server.context.pool.query(
    "update queue_entry set since = since - make_interval(hours => $2) where party_id = $1",
    [party.partyId, hours],
  );

/** As if the promised day were over. */
const passPromise = async (party: PartyKey) => {
  await age(party, 49);
  await server.context.pool.query(
    "update queue_entry set due_on = (now() at time zone 'Europe/London')::date - 1 where party_id = $1",
    [party.partyId],
  );
};

const queue = async (by: Colleague, filter: string, search = "", after: string | null = null) => {
  const { data } = await askConsole(
    by,
    `query ($filter: QueueFilter!, $search: String!, $after: String) { queue(filter: $filter, search: $search, after: $after) {
      next rows { partyId number status isAnswer dueOn reviewer { name } heldUntil sections { name progress } } } }`,
    { filter, search, after },
  );
  return data.queue;
};

const idsIn = async (by: Colleague, filter: string, search?: string): Promise<readonly string[]> =>
  (await queue(by, filter, search)).rows.map(({ partyId }: { partyId: string }) => partyId);

const counts = async (by: Colleague) =>
  (await askConsole(by, "{ queueCounts { waiting inReview mine late answers applicants oldest } }")).data
    .queueCounts;

const takeNext = async (by: Colleague): Promise<string | null> =>
  (await askConsole(by, "mutation { takeNext }")).data.takeNext;

const onCase = (by: Colleague, name: string, { partyId }: PartyKey, reason?: string) =>
  reason === undefined
    ? askConsole(by, `mutation ($id: ID!) { ${name}(partyId: $id) }`, { id: partyId })
    : askConsole(by, `mutation ($id: ID!, $reason: String) { ${name}(partyId: $id, reason: $reason) }`, {
        id: partyId,
        reason,
      });

const letHoldsEnd = () =>
  server.context.pool.query("update queue_entry set held_until = now() - interval '1 second'");

describe("the queue", () => {
  test("lists whose turn it is first, and among those the longest", async () => {
    const invited = await aParty();
    const returned = await aParty("submitted", "taken_for_review", "returned");
    const younger = await aParty("submitted");
    const older = await aParty("submitted", "taken_for_review");
    await age(older, 3);
    const decided = await aParty("submitted", "decided");
    const inOrder = [older, younger, returned, invited].map(({ partyId }) => partyId);
    expect(await idsIn(priya, "OPEN")).toEqual(inOrder);
    expect(await idsIn(priya, "WAITING")).toEqual(inOrder.slice(0, 2));
    expect(await idsIn(priya, "APPLICANTS")).toEqual(inOrder.slice(2));
    expect(await idsIn(priya, "CLOSED")).toEqual([decided.partyId]);
  });

  test("knows the day by which a decision is promised, in working days of the home's country", async () => {
    const party = await aParty("submitted");
    const { rows } = await server.context.pool.query(
      "select since, due_on from queue_entry where party_id = $1",
      [party.partyId],
    );
    const since = londonDate(rows[0].since.getTime());
    const hour = Number(
      new Intl.DateTimeFormat("en-GB", {
        timeZone: "Europe/London",
        hour: "numeric",
        hourCycle: "h23",
      }).format(rows[0].since),
    );
    const due = addWorkingDays(startingDay({ date: since, hour }, "SCT"), 2, "SCT");
    const { rows: shown } = await queue(priya, "WAITING");
    expect(shown.find(({ partyId }: { partyId: string }) => partyId === party.partyId)).toMatchObject({
      dueOn: due,
    });
    await server.context.pool.query("update application set property_country = 'ENG' where id = $1", [
      party.applicationId,
    ]);
    await addEvents(server, party, "taken_for_review");
    const again = await queue(priya, "WAITING");
    const inEngland = addWorkingDays(startingDay({ date: since, hour }, "ENG"), 2, "ENG");
    expect(again.rows.find(({ partyId }: { partyId: string }) => partyId === party.partyId)).toMatchObject({
      dueOn: inEngland,
    });
  });

  test("knows what is late, what was answered, and whose it is", async () => {
    const late = await aParty("submitted");
    await passPromise(late);
    const answered = await aParty("submitted", "taken_for_review", "returned", "submitted");
    await onCase(jonas, "takeParty", answered);
    expect(await idsIn(priya, "LATE")).toEqual([late.partyId]);
    expect(await idsIn(priya, "ANSWERS")).toEqual([answered.partyId]);
    expect(await idsIn(priya, "MINE")).toEqual([]);
    expect(await idsIn(jonas, "MINE")).toEqual([answered.partyId]);
    expect(await counts(jonas)).toMatchObject({
      waiting: 2,
      inReview: 1,
      mine: 1,
      late: 1,
      answers: 1,
      applicants: 0,
    });
  });

  test("finds people by the beginning of their words, however they are spelled", async () => {
    const party = await aParty("submitted");
    const { number } = (await queue(priya, "OPEN")).rows[0];
    await aParty("submitted");
    for (const search of [
      `okafor${count - 1}`,
      `AMARA  okafor${count - 1}`,
      `person${count - 1}@example.com`,
      number,
    ]) {
      expect(await idsIn(priya, "OPEN", search), search).toEqual([party.partyId]);
    }
    expect(await idsIn(priya, "OPEN", "'; drop table queue_entry; --")).toEqual([]);
    expect(await idsIn(priya, "OPEN", "amara")).toHaveLength(2);
    expect(await idsIn(priya, "OPEN", "mara")).toEqual([]);
  });

  test("finds people by the name that they gave, from that moment on", async () => {
    const party = await aParty();
    await change(server, async (work) => {
      await work.tx
        .insertInto("identity_facts")
        .values({
          application_id: party.applicationId,
          party_id: party.partyId,
          first_name: "Zoë",
          last_name: "Wójcik",
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await work.services.changed(work, party, "IDENTITY");
    });
    expect(await idsIn(priya, "OPEN", "wojcik zoe")).toEqual([party.partyId]);
  });

  test("is read a page at a time, each case once", async () => {
    const parties = [];
    for (let made = 0; made < 53; made += 1) parties.push(await aParty("submitted"));
    const first = await queue(priya, "OPEN");
    const second = await queue(priya, "OPEN", "", first.next);
    const ids = [...first.rows, ...second.rows].map(({ partyId }: { partyId: string }) => partyId);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, null]);
    expect(ids).toEqual(parties.map(({ partyId }) => partyId));
    expect((await queue(priya, "OPEN", "", "nonsense")).rows).toHaveLength(50);
  });

  test.each([
    ["Lodz", "Łódź"],
    ["ŁÓDŹ", "Lodz"],
    ["Oconnor", "O’Connor"],
    ["o'connor", "O’Connor"],
    ["o connor", "O'Connor"],
    ["smithjones", "Smith-Jones"],
    ["strasse", "Große Straße"],
  ])("“%s” finds %s", async (typed, lastName) => {
    const party = await startSingle(server, { email: "spelled@example.com", firstName: "Amara", lastName });
    await addEvents(server, party, "submitted");
    expect(await idsIn(priya, "OPEN", typed)).toEqual([party.partyId]);
    await server.context.pool.query("delete from queue_entry");
  });

  test("words that an earlier version stored are made anew at the start", async () => {
    const party = await aParty("submitted");
    await server.context.pool.query(
      "update queue_entry set words = array_to_tsvector('{before}'), words_version = 0",
    );
    expect(await idsIn(priya, "OPEN", `okafor${count}`)).toEqual([]);
    await renewSearchWordsHandler.run({}, server.context);
    await renewSearchWordsHandler.run({}, server.context);
    expect(await idsIn(priya, "OPEN", `okafor${count}`)).toEqual([party.partyId]);
  });

  test("a case that came before the queue did gets its place", async () => {
    const party = await aParty("submitted");
    await server.context.pool.query("delete from queue_entry");
    await server.context.db.transaction().execute((tx) => fillQueue(tx));
    expect(await idsIn(priya, "WAITING", `okafor${count}`)).toEqual([party.partyId]);
  });

  test("before those that wait for a promised day", async () => {
    await aParty("submitted");
    await fillQueue(server.context.db);
    await server.context.pool.query("update queue_entry set due_on = null");
    const party = await aParty("submitted");
    await server.context.pool.query("delete from queue_entry where party_id = $1", [party.partyId]);
    await fillQueue(server.context.db, 1);
    expect(await idsIn(priya, "WAITING", `okafor${count}`)).toEqual([party.partyId]);
  });
});

describe("taking a case", () => {
  test("the next one is the longest waiting; it is theirs, and in review", async () => {
    await aParty("submitted");
    const older = await aParty("submitted");
    await age(older, 5);
    expect(await takeNext(priya)).toBe(older.partyId);
    const [row] = (await queue(priya, "MINE")).rows;
    expect(row).toMatchObject({
      partyId: older.partyId,
      status: "IN_REVIEW",
      reviewer: { name: "Priya Nair" },
    });
    expect(row.heldUntil).toMatch(/Z$/);
  });

  test("two who press at once get two cases, and the third nobody's", async () => {
    const parties = [await aParty("submitted"), await aParty("submitted")];
    const taken = await Promise.all([takeNext(priya), takeNext(jonas), takeNext(await aColleague(server))]);
    expect(taken.filter((id) => id !== null).toSorted()).toEqual(
      parties.map(({ partyId }) => partyId).toSorted(),
    );
    expect(await takeNext(priya)).toBeNull();
  });

  test("many presses and submissions at once: no deadlock, nothing twice", async () => {
    const parties = await Promise.all(Array.from({ length: 12 }, () => aParty("submitted")));
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) => [
        takeNext(index % 2 ? priya : jonas),
        addEvents(server, parties[index] as PartyKey, "submitted"),
      ]).flat(),
    );
    const ids = taken.filter((id) => typeof id === "string");
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("one that a colleague holds needs a reason, which everybody sees", async () => {
    const party = await aParty("submitted");
    await onCase(jonas, "takeParty", party);
    expect(codeOf(await onCase(priya, "takeParty", party))).toBe("HELD_BY_COLLEAGUE");
    expect(codeOf(await onCase(priya, "takeParty", party, "  "))).toBe("HELD_BY_COLLEAGUE");
    expect(issuesOf(await onCase(priya, "takeParty", party, "On\u0000leave"))).toEqual({
      reason: "validation.pattern",
    });
    expect((await onCase(priya, "takeParty", party, "Jonas is on leave")).errors).toBeUndefined();
    expect(await idsIn(priya, "MINE")).toEqual([party.partyId]);
    const { data } = await askConsole(
      priya,
      "query ($id: ID!) { dossier(partyId: $id) { notes { text author } } }",
      {
        id: party.partyId,
      },
    );
    expect(data.dossier.notes).toEqual([{ text: "Jonas is on leave", author: "Priya Nair" }]);
  });

  test("a hold ends by itself, or when it is let go", async () => {
    const party = await aParty("submitted");
    await onCase(jonas, "takeParty", party);
    expect(await takeNext(priya)).toBeNull();
    await letHoldsEnd();
    expect((await onCase(priya, "takeParty", party)).errors).toBeUndefined();
    await onCase(priya, "releaseParty", party);
    expect((await onCase(jonas, "takeParty", party)).errors).toBeUndefined();
    // It is Jonas's now: Priya lets nothing of his go, and keeps nothing.
    await onCase(priya, "releaseParty", party);
    expect((await onCase(priya, "keepHolding", party)).data.keepHolding).toBe(false);
    expect(codeOf(await onCase(priya, "takeParty", party))).toBe("HELD_BY_COLLEAGUE");
    expect((await onCase(jonas, "keepHolding", party)).data.keepHolding).toBe(true);
  });

  test("an answer comes back to whoever asked; others get it only once it is late", async () => {
    const party = await aParty("submitted");
    await onCase(jonas, "takeParty", party);
    await addEvents(server, party, "returned", "submitted");
    await letHoldsEnd();
    expect(await takeNext(priya)).toBeNull();
    const other = await aParty("submitted");
    await age(other, 30);
    expect(await takeNext(jonas)).toBe(party.partyId);
    await onCase(jonas, "releaseParty", party);
    await addEvents(server, party, "returned", "submitted");
    await passPromise(party);
    await age(other, -100);
    expect(await takeNext(priya)).toBe(party.partyId);
  });

  test("the cases of somebody who is blocked are free for others", async () => {
    const gone = await aColleague(server);
    const [open, answered] = [await aParty("submitted"), await aParty("submitted")];
    for (const party of [open, answered]) await onCase(gone, "takeParty", party);
    await addEvents(server, answered, "returned", "submitted");
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    await askConsole(ruth, "mutation ($id: ID!) { blockStaff(id: $id) { id } }", { id: gone.id });
    const taken = [await takeNext(priya), await takeNext(jonas)];
    expect(taken.toSorted()).toEqual([open.partyId, answered.partyId].toSorted());
  });

  test("what waits for its applicant cannot be taken", async () => {
    for (const party of [
      await aParty(),
      await aParty("submitted", "returned"),
      await aParty("submitted", "decided"),
    ]) {
      expect(codeOf(await onCase(priya, "takeParty", party))).toBe("NOT_TO_REVIEW");
    }
  });
});

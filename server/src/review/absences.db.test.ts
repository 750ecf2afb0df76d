import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { decide, deskOf, type GivenInput } from "../../test/decisions.ts";
import { addEvents, startSingle } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { beginAbsencesHandler } from "./begin-absences.job.ts";

let server: TestServer;
let lead: Colleague;
let jonas: Colleague;
let priya: Colleague;
let today = "2026-11-20";
beforeAll(async () => {
  server = await openTestServer({}, { today: () => today });
  lead = await aColleague(server, ["REVIEWER", "ADMINISTRATOR"]);
  jonas = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  today = "2026-11-20";
  await server.context.pool.query("update queue_entry set handed_note_id = null");
  await server.context.pool.query("delete from queue_entry");
  priya = await aColleague(server);
});

let count = 0;
const aParty = async (...kinds: Parameters<typeof addEvents>[2][]): Promise<PartyKey> => {
  count += 1;
  const email = `absent${count}@example.com`;
  const party = await startSingle(server, { email, firstName: "Amara", lastName: "Okafor" });
  await addEvents(server, party, ...kinds);
  return party;
};

const enterOwn = (by: Colleague, from: string, until = from) =>
  askConsole(
    by,
    "mutation ($input: AbsenceInput!) { enterOwnAbsence(input: $input) { id from until isNow } }",
    { input: { from, until } },
  );

const enterFor = (who: Colleague, from: string, until = from, by = lead) =>
  askConsole(
    by,
    "mutation ($id: ID!, $input: AbsenceInput!) { enterAbsence(staffId: $id, input: $input) { id staffId from until isNow } }",
    { id: who.id, input: { from, until } },
  );

const end = (name: "endAbsence" | "endOwnAbsence", id: string, by: Colleague) =>
  askConsole(by, `mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id });

const own = async (by: Colleague) =>
  (await askConsole(by, "{ ownAbsences { id from until isNow } }")).data.ownAbsences;

const onCase = (by: Colleague, name: string, { partyId }: PartyKey) =>
  askConsole(by, `mutation ($id: ID!) { ${name}(partyId: $id) }`, { id: partyId });

const takeNext = async (by: Colleague) => (await askConsole(by, "mutation { takeNext }")).data.takeNext;

const runJob = () => beginAbsencesHandler.run({}, server.context);

const ownerOf = async ({ partyId }: PartyKey) => {
  const { rows } = await server.context.pool.query(
    "select reviewer_id, held_until from queue_entry where party_id = $1",
    [partyId],
  );
  return rows[0];
};

const FREE = { reviewer_id: null, held_until: null };

const actions = async (who: Colleague): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where subject = $1 and action like 'absence%' order by id",
    [who.id],
  );
  return rows.map(({ action }) => action);
};

describe("an absence", () => {
  test("that begins today gives the member's cases back at once, also those that wait for an answer", async () => {
    const held = await aParty("submitted");
    await onCase(priya, "takeParty", held);
    const asked = await aParty("submitted");
    await onCase(priya, "takeParty", asked);
    await addEvents(server, asked, "returned");
    const { data } = await enterOwn(priya, today, "2026-11-27");
    expect(data.enterOwnAbsence).toEqual([
      { id: expect.any(String), from: "2026-11-20", until: "2026-11-27", isNow: true },
    ]);
    expect([await ownerOf(held), await ownerOf(asked)]).toEqual([FREE, FREE]);
    await addEvents(server, asked, "submitted");
    const taken = [await takeNext(jonas), await takeNext(jonas)];
    expect(taken.toSorted()).toEqual([held.partyId, asked.partyId].toSorted());
    expect(await actions(priya)).toEqual(["absence-entered", "absence-begun"]);
  });

  test("that begins later does so by a job, once", async () => {
    const party = await aParty("submitted");
    await onCase(priya, "takeParty", party);
    await enterOwn(priya, "2026-11-23");
    await runJob();
    expect((await ownerOf(party)).reviewer_id).toBe(priya.id);
    today = "2026-11-23";
    await runJob();
    expect(await ownerOf(party)).toEqual(FREE);
    await onCase(priya, "takeParty", party);
    await runJob();
    expect((await ownerOf(party)).reviewer_id).toBe(priya.id);
    expect(await actions(priya)).toEqual(["absence-entered", "absence-begun"]);
  });

  test("lets colleagues have an answer at once, even before the job has run", async () => {
    const party = await aParty("submitted");
    await onCase(priya, "takeParty", party);
    await enterOwn(priya, "2026-11-23");
    await addEvents(server, party, "returned", "submitted");
    await server.context.pool.query("update queue_entry set held_until = null");
    expect(await takeNext(jonas)).toBeNull();
    today = "2026-11-23";
    expect(await takeNext(jonas)).toBe(party.partyId);
  });

  test("ends by itself after its last day", async () => {
    await enterOwn(priya, today, "2026-11-23");
    const party = await aParty("submitted");
    const offered = async () =>
      (await askConsole(jonas, "{ reviewers { id } }")).data.reviewers.map(({ id }: { id: string }) => id);
    today = "2026-11-23";
    expect(await offered()).not.toContain(priya.id);
    today = "2026-11-24";
    expect(await offered()).toContain(priya.id);
    expect(await own(priya)).toEqual([]);
    const assign =
      'mutation ($ids: [ID!]!, $to: ID) { assignCases(partyIds: $ids, reviewerId: $to, note: "") { refused } }';
    const { data } = await askConsole(lead, assign, { ids: [party.partyId], to: priya.id });
    expect(data.assignCases).toEqual([{ refused: null }]);
  });

  test("may be ended early, and one that is planned may be cancelled", async () => {
    await enterOwn(priya, today, "2026-11-27");
    await enterOwn(priya, "2026-12-21", "2027-01-04");
    const [now, planned] = await own(priya);
    expect((await end("endOwnAbsence", planned.id, priya)).errors).toBeUndefined();
    expect((await end("endOwnAbsence", now.id, priya)).errors).toBeUndefined();
    expect(codeOf(await end("endOwnAbsence", now.id, priya))).toBe("NOT_FOUND");
    expect(await own(priya)).toEqual([]);
    today = "2026-12-22";
    await runJob();
    expect(await actions(priya)).toEqual([
      "absence-entered",
      "absence-begun",
      "absence-entered",
      "absence-ended",
      "absence-ended",
    ]);
    expect((await enterOwn(priya, "2026-12-23")).errors).toBeUndefined();
  });

  test("of a colleague is a lead's to enter and to end", async () => {
    const { data } = await enterFor(priya, "2026-12-01", "2026-12-04");
    const [entered] = data.enterAbsence.filter(({ staffId }: { staffId: string }) => staffId === priya.id);
    expect(entered).toMatchObject({ from: "2026-12-01", until: "2026-12-04", isNow: false });
    expect(await own(priya)).toHaveLength(1);
    expect(codeOf(await end("endOwnAbsence", entered.id, jonas))).toBe("NOT_FOUND");
    expect((await end("endAbsence", entered.id, lead)).errors).toBeUndefined();
    expect(await own(priya)).toEqual([]);
    const { rows } = await server.context.pool.query(
      "select entered_by, ended_by, ended_on from staff_absence where id = $1",
      [entered.id],
    );
    expect(rows).toEqual([{ entered_by: lead.id, ended_by: lead.id, ended_on: today }]);
  });

  test("is refused at its fields", async () => {
    expect(issuesOf(await enterOwn(priya, "2026-11-27", "2026-11-26"))).toEqual({
      until: "validation.date.endBeforeStart",
    });
    await enterOwn(priya, "2026-11-27", "2026-11-30");
    expect(issuesOf(await enterOwn(priya, "2026-11-30", "2026-12-01"))).toEqual({
      from: "absence.validations.overlaps",
    });
    expect(issuesOf(await enterFor(priya, "", "2026-13-01"))).toEqual({
      from: "validation.required",
      until: "validation.date.invalid",
    });
    expect((await enterFor(jonas, "2026-11-30")).errors).toBeUndefined();
  });

  test("two requests at once do not overlap", async () => {
    const both = await Promise.all([enterOwn(priya, "2026-11-27"), enterOwn(priya, "2026-11-27")]);
    expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });
});

describe("while a member is away", () => {
  const decline: GivenInput = { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] };

  test("they are not offered as the second person, and are refused", async () => {
    const party = await aParty("submitted");
    const colleagues = async () =>
      (
        await askConsole(
          jonas,
          "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { colleagues { id } } }",
          { id: party.partyId },
        )
      ).data.decisionDesk.colleagues.map(({ id }: { id: string }) => id);
    expect(await colleagues()).toContain(priya.id);
    await enterOwn(priya, today);
    expect(await colleagues()).not.toContain(priya.id);
    const asked = await decide(jonas, party.partyId, { ...decline, secondId: priya.id });
    expect(issuesOf(asked)).toEqual({ secondId: "validation.please_select_an_option" });
  });

  test("a proposal that comes back to them is anyone's", async () => {
    const party = await aParty("submitted");
    await decide(priya, party.partyId, decline);
    await enterOwn(priya, today);
    const { open } = await deskOf(jonas, party.partyId);
    const refuse = 'mutation ($id: ID!) { refuseDecision(decisionId: $id, note: "No", language: en) { id } }';
    expect((await askConsole(jonas, refuse, { id: open.id })).errors).toBeUndefined();
    expect(await ownerOf(party)).toEqual(FREE);
  });
});

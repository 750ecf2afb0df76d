import { randomUUID } from "node:crypto";
import { MOST_ASSIGNED } from "@latchkey/domain/review/assignment.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { addEvents, startSingle } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import type { PartyKey } from "../platform/actor/actor.ts";

let server: TestServer;
let lead: Colleague;
let priya: Colleague;
let jonas: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  lead = await aColleague(server, ["REVIEWER", "ADMINISTRATOR"]);
  jonas = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.pool.query("update queue_entry set handed_note_id = null");
  await server.context.pool.query("delete from queue_entry");
  priya = await aColleague(server);
});

let count = 0;
const aParty = async (...kinds: Parameters<typeof addEvents>[2][]): Promise<PartyKey> => {
  count += 1;
  const email = `assigned${count}@example.com`;
  const party = await startSingle(server, { email, firstName: "Amara", lastName: "Okafor" });
  await addEvents(server, party, ...kinds);
  return party;
};

const put = (set: string, { partyId }: PartyKey) =>
  server.context.pool.query(`update queue_entry set ${set} where party_id = $1`, [partyId]);

const assign = (
  parties: readonly PartyKey[],
  to: Colleague | null,
  { note = "", by = lead }: { readonly note?: string; readonly by?: Colleague } = {},
) =>
  askConsole(
    by,
    "mutation ($ids: [ID!]!, $to: ID, $note: String!) { assignCases(partyIds: $ids, reviewerId: $to, note: $note) { partyId refused } }",
    { ids: parties.map(({ partyId }) => partyId), to: to?.id ?? null, note },
  );

const refusals = async (...given: Parameters<typeof assign>) =>
  (await assign(...given)).data.assignCases.map(({ refused }: { refused: string | null }) => refused);

const onCase = (by: Colleague, name: string, { partyId }: PartyKey) =>
  askConsole(by, `mutation ($id: ID!) { ${name}(partyId: $id) }`, { id: partyId });

const takeNext = async (by: Colleague) => (await askConsole(by, "mutation { takeNext }")).data.takeNext;

const mine = async (by: Colleague): Promise<readonly string[]> =>
  (await askConsole(by, `{ queue(filter: MINE, search: "") { rows { partyId } } }`)).data.queue.rows.map(
    ({ partyId }: { partyId: string }) => partyId,
  );

const noteOf = async (by: Colleague, { partyId }: PartyKey) =>
  (
    await askConsole(
      by,
      "query ($id: ID!) { dossier(partyId: $id) { givenNote { kind text author givenTo } notes { kind } } }",
      { id: partyId },
    )
  ).data.dossier;

const actionsOf = async ({ partyId }: PartyKey): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action, subject from audit_entry where party_id = $1 and action in ('party-assigned', 'party-handed-over') order by id",
    [partyId],
  );
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};

const absentToday = (who: Colleague) =>
  server.context.pool.query(
    "insert into staff_absence (staff_id, from_day, until_day, entered_by) values ($1, $2, $2, $1)",
    [who.id, server.context.today()],
  );

describe("a lead assigns cases", () => {
  test("to a reviewer, who gets them first, and others only once they are late", async () => {
    const older = await aParty("submitted");
    const parties = [await aParty("submitted"), await aParty("submitted", "taken_for_review")];
    await put("since = since - interval '5 hours'", older);
    expect(await refusals(parties, priya)).toEqual([null, null]);
    const ids = parties.map(({ partyId }) => partyId);
    expect((await mine(priya)).toSorted()).toEqual(ids.toSorted());
    expect(await takeNext(jonas)).toBe(older.partyId);
    expect(await takeNext(jonas)).toBeNull();
    await put("due_on = current_date - 2", parties[0] as PartyKey);
    expect(await takeNext(jonas)).toBe(ids[0]);
    await aParty("submitted");
    expect(await takeNext(priya)).toBe(ids[1]);
    expect(await actionsOf(parties[1] as PartyKey)).toEqual([`party-assigned ${priya.id}`]);
  });

  test("which stay theirs after a break, until they let them go", async () => {
    const party = await aParty("submitted");
    await assign([party], priya);
    await takeNext(priya);
    await put("held_until = now() - interval '1 second'", party);
    expect(await takeNext(jonas)).toBeNull();
    await onCase(priya, "releaseParty", party);
    expect(await takeNext(jonas)).toBe(party.partyId);
  });

  test("back to all", async () => {
    const party = await aParty("submitted");
    await assign([party], priya);
    expect(await refusals([party], null)).toEqual([null]);
    expect(await mine(priya)).toEqual([]);
    expect(await takeNext(jonas)).toBe(party.partyId);
    expect(await actionsOf(party)).toEqual([`party-assigned ${priya.id}`, "party-assigned all"]);
  });

  test("that wait for an answer, which then comes to the reviewer", async () => {
    const party = await aParty("submitted", "taken_for_review", "returned");
    expect(await refusals([party], priya)).toEqual([null]);
    await addEvents(server, party, "submitted");
    expect(await takeNext(jonas)).toBeNull();
    expect(await takeNext(priya)).toBe(party.partyId);
  });

  test("a case that cannot be assigned is named with its reason, and the others go through", async () => {
    const closed = await aParty("submitted", "decided");
    const invited = await aParty();
    const agreed = await aParty("submitted", "taken_for_review", "decision_proposed", "decision_agreed");
    const proposed = await aParty("submitted", "taken_for_review", "decision_proposed");
    await put(`closed_to = array['${priya.id}']::uuid[]`, proposed);
    const held = await aParty("submitted");
    await onCase(jonas, "takeParty", held);
    const known = await aParty("submitted");
    await onCase(priya, "declareKnownPerson", known);
    const notForLead = await aParty("submitted");
    await onCase(lead, "declareKnownPerson", notForLead);
    const own = await startSingle(server, { email: priya.email, firstName: "Priya", lastName: "Nair" });
    await addEvents(server, own, "submitted");
    const free = await aParty("submitted");
    const nowhere = { applicationId: randomUUID(), partyId: randomUUID() };
    const all = [closed, invited, agreed, proposed, held, known, notForLead, own, nowhere, free];
    expect(await refusals(all, priya)).toEqual([
      "NOT_TO_REVIEW",
      "NOT_TO_REVIEW",
      "DECISION_OPEN",
      "SECOND_PERSON_NEEDED",
      "HELD_BY_COLLEAGUE",
      "KNOWN_PERSON",
      "NOT_FOUND",
      "OWN_CASE",
      "NOT_FOUND",
      null,
    ]);
    expect(await mine(priya)).toEqual([free.partyId]);
    for (const party of all.slice(0, -1)) expect(await actionsOf(party)).toEqual([]);
  });

  test("from a colleague who is at work on it with a note, which the reviewer reads first", async () => {
    const party = await aParty("submitted");
    await onCase(jonas, "takeParty", party);
    expect(await refusals([party], priya, { note: " Jonas is ill " })).toEqual([null]);
    expect((await noteOf(jonas, party)).givenNote).toBeNull();
    await takeNext(priya);
    expect(await noteOf(priya, party)).toEqual({
      givenNote: { kind: "ASSIGNED", text: "Jonas is ill", author: "Priya Nair", givenTo: "Priya Nair" },
      notes: [{ kind: "ASSIGNED" }],
    });
  });

  test("is refused to others, and for too many, none or an unfit reviewer", async () => {
    const party = await aParty("submitted");
    expect(codeOf(await assign([party], priya, { by: jonas }))).toBe("FORBIDDEN");
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    expect(codeOf(await assign([party], priya, { by: ruth }))).toBe("FORBIDDEN");
    expect(issuesOf(await assign([party], ruth))).toEqual({
      reviewerId: "validation.please_select_an_option",
    });
    const blocked = await aColleague(server);
    await server.context.pool.query("update member set blocked_at = now() where id = $1", [blocked.id]);
    await absentToday(priya);
    for (const unfit of [priya, blocked]) {
      expect(issuesOf(await assign([party], unfit))).toEqual({
        reviewerId: "validation.please_select_an_option",
      });
    }
    expect(issuesOf(await assign([], jonas))).toEqual({ partyIds: "validation.required" });
    const many = Array.from({ length: MOST_ASSIGNED + 1 }, () => party);
    expect(issuesOf(await assign(many, jonas))).toEqual({ partyIds: "assignment.validations.tooMany" });
    expect(await actionsOf(party)).toEqual([]);
  });

  test("several leads at once: no deadlock, each case one reviewer's", async () => {
    const parties = await Promise.all(Array.from({ length: 8 }, () => aParty("submitted")));
    const both = await Promise.all([
      assign(parties, priya),
      assign(parties.toReversed(), jonas),
      takeNext(jonas),
    ]);
    expect(both.slice(0, 2).map(({ errors }) => errors)).toEqual([undefined, undefined]);
  });
});

describe("the offered reviewers", () => {
  const offered = async (party?: PartyKey): Promise<readonly string[]> =>
    (
      await askConsole(jonas, "query ($id: ID) { reviewers(partyId: $id) { id } }", {
        id: party?.partyId ?? null,
      })
    ).data.reviewers.map(({ id }: { id: string }) => id);

  test("are present, not blocked, and may work on the case", async () => {
    const party = await aParty("submitted");
    expect(await offered()).toContain(priya.id);
    expect(await offered(party)).toContain(priya.id);
    await put(`closed_to = array['${priya.id}']::uuid[]`, party);
    expect(await offered(party)).not.toContain(priya.id);
    await put("closed_to = '{}'", party);
    await onCase(priya, "declareKnownPerson", party);
    expect(await offered(party)).not.toContain(priya.id);
    expect(await offered(await aParty("submitted"))).toContain(priya.id);
    await absentToday(priya);
    expect(await offered()).not.toContain(priya.id);
    expect(await offered()).toContain(jonas.id);
  });

  test("leave out one who applies in it", async () => {
    const own = await startSingle(server, { email: priya.email, firstName: "Priya", lastName: "Nair" });
    expect(await offered(own)).not.toContain(priya.id);
  });
});

describe("a reviewer hands a case over", () => {
  const handOver = (party: PartyKey, to: Colleague, { note = "She called twice.", by = priya } = {}) =>
    askConsole(
      by,
      "mutation ($id: ID!, $to: ID!, $note: String!) { handOverCase(partyId: $id, reviewerId: $to, note: $note) }",
      { id: party.partyId, to: to.id, note },
    );

  test("with a sentence, which the colleague reads first until they act", async () => {
    const party = await aParty("submitted");
    await onCase(priya, "takeParty", party);
    expect((await handOver(party, jonas)).errors).toBeUndefined();
    expect([await mine(priya), await mine(jonas)]).toEqual([[], [party.partyId]]);
    expect(await takeNext(priya)).toBeNull();
    expect(await takeNext(jonas)).toBe(party.partyId);
    expect(await noteOf(jonas, party)).toEqual({
      givenNote: {
        kind: "HANDED_OVER",
        text: "She called twice.",
        author: "Priya Nair",
        givenTo: "Priya Nair",
      },
      notes: [{ kind: "HANDED_OVER" }],
    });
    expect(await actionsOf(party)).toEqual([`party-handed-over ${jonas.id}`]);
    await askConsole(jonas, `mutation ($id: ID!) { writeNote(partyId: $id, text: "Thank you") { id } }`, {
      id: party.partyId,
    });
    expect((await noteOf(jonas, party)).givenNote).toBeNull();
  });

  test("from a hold, which ends", async () => {
    const party = await aParty("submitted");
    await askConsole(
      priya,
      "mutation ($id: ID!, $input: CaseHoldInput!) { holdCase(partyId: $id, input: $input) }",
      {
        id: party.partyId,
        input: {
          until: new Date(Date.now() + 86_400_000 * 9).toISOString().slice(0, 10),
          reason: "WAITS_FOR_AGENCY",
          note: "",
        },
      },
    );
    expect(await mine(priya)).toEqual([]);
    await handOver(party, jonas);
    expect(await mine(jonas)).toEqual([party.partyId]);
  });

  test("and the sentence goes where a colleague takes it over, or asks for more", async () => {
    const party = await aParty("submitted");
    await onCase(priya, "takeParty", party);
    await handOver(party, jonas);
    await onCase(lead, "takeParty", party);
    expect((await noteOf(lead, party)).givenNote).toBeNull();
    await handOver(party, jonas, { by: lead, note: "Yours after all" });
    expect((await noteOf(jonas, party)).givenNote).toMatchObject({ text: "Yours after all" });
  });

  test("is refused without a sentence, to oneself, to one who may not, and of a case that is not theirs", async () => {
    const party = await aParty("submitted");
    expect(codeOf(await handOver(party, jonas))).toBe("HELD_BY_COLLEAGUE");
    await onCase(priya, "takeParty", party);
    expect(issuesOf(await handOver(party, jonas, { note: " " }))).toEqual({ note: "validation.required" });
    expect(issuesOf(await handOver(party, jonas, { note: "x".repeat(4001) }))).toEqual({
      note: "validation.max_length",
    });
    expect(codeOf(await handOver(party, priya))).toBe("NOT_YOURSELF");
    expect(codeOf(await handOver(party, jonas, { by: lead }))).toBe("HELD_BY_COLLEAGUE");
    const known = await aColleague(server);
    await onCase(known, "declareKnownPerson", party);
    expect(codeOf(await handOver(party, known))).toBe("KNOWN_PERSON");
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    expect(issuesOf(await handOver(party, ruth))).toEqual({
      reviewerId: "validation.please_select_an_option",
    });
    expect(await mine(priya)).toEqual([party.partyId]);
    expect(await actionsOf(party)).toEqual([]);
  });
});

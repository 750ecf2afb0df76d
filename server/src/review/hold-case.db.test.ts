import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { addEvents, startSingle } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { refreshQueueEntry } from "../parties/queue-entry.ts";
import type { PartyKey } from "../platform/actor/actor.ts";

let server: TestServer;
let priya: Colleague;
let jonas: Colleague;
let today = "2026-11-20";
beforeAll(async () => {
  server = await openTestServer({}, { today: () => today });
  priya = await aColleague(server);
  jonas = await aColleague(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  today = "2026-11-20";
  await server.context.pool.query("delete from queue_entry");
});

let count = 0;
const aSubmittedParty = async (): Promise<PartyKey> => {
  count += 1;
  const email = `held${count}@example.com`;
  const party = await startSingle(server, { email, firstName: "Amara", lastName: "Okafor" });
  await addEvents(server, party, "submitted");
  return party;
};

const hold = ({ partyId }: PartyKey, given: object = {}, by = priya) =>
  askConsole(by, "mutation ($id: ID!, $input: CaseHoldInput!) { holdCase(partyId: $id, input: $input) }", {
    id: partyId,
    input: { until: "2026-11-27", reason: "WAITS_FOR_AGENCY", note: "", ...given },
  });

const onCase = (name: string, { partyId }: PartyKey, by = priya) =>
  askConsole(by, `mutation ($id: ID!) { ${name}(partyId: $id) }`, { id: partyId });

const idsIn = async (filter: string, by = priya): Promise<readonly string[]> =>
  (
    await askConsole(
      by,
      `query ($filter: QueueFilter!) { queue(filter: $filter, search: "") { rows { partyId } } }`,
      { filter },
    )
  ).data.queue.rows.map(({ partyId }: { partyId: string }) => partyId);

const caseHold = async ({ partyId }: PartyKey, by = priya) =>
  (
    await askConsole(by, "query ($id: ID!) { dossier(partyId: $id) { caseHold { until reason note by } } }", {
      id: partyId,
    })
  ).data.dossier.caseHold;

const counts = async () =>
  (await askConsole(priya, "{ queueCounts { waiting inReview mine held } }")).data.queueCounts;

const takeNext = async (by: Colleague) => (await askConsole(by, "mutation { takeNext }")).data.takeNext;

const actionsOf = async ({ partyId }: PartyKey): Promise<readonly string[]> => {
  const { rows } = await server.context.pool.query(
    "select action from audit_entry where party_id = $1 and action like 'case-h%' order by id",
    [partyId],
  );
  return rows.map(({ action }) => action);
};

describe("a case on hold", () => {
  test("leaves every open view and take-next, and stands under Held with who, why and until when", async () => {
    const party = await aSubmittedParty();
    expect((await hold(party, { note: " Asked for the rent. " })).errors).toBeUndefined();
    for (const view of ["OPEN", "MINE", "WAITING"]) expect(await idsIn(view), view).toEqual([]);
    expect(await idsIn("HELD", jonas)).toEqual([party.partyId]);
    expect(await counts()).toEqual({ waiting: 0, inReview: 0, mine: 0, held: 1 });
    expect([await takeNext(priya), await takeNext(jonas)]).toEqual([null, null]);
    expect(await caseHold(party)).toEqual({
      until: "2026-11-27",
      reason: "WAITS_FOR_AGENCY",
      note: "Asked for the rent.",
      by: "Priya Nair",
    });
    expect(await actionsOf(party)).toEqual(["case-held"]);
  });

  test("returns on its day by itself, to the reviewer who held it", async () => {
    const party = await aSubmittedParty();
    await hold(party);
    today = "2026-11-26";
    expect(await idsIn("OPEN")).toEqual([]);
    today = "2026-11-27";
    expect(await idsIn("HELD")).toEqual([]);
    expect(await idsIn("MINE")).toEqual([party.partyId]);
    expect(await caseHold(party)).toBeNull();
    expect(await takeNext(priya)).toBe(party.partyId);
  });

  test("is brought back by any reviewer with one press, which is recorded once", async () => {
    const party = await aSubmittedParty();
    await hold(party);
    await onCase("endCaseHold", party, jonas);
    await onCase("endCaseHold", party, jonas);
    expect(await idsIn("OPEN")).toEqual([party.partyId]);
    expect(await caseHold(party)).toBeNull();
    expect(await actionsOf(party)).toEqual(["case-held", "case-hold-ended"]);
  });

  test("returns at once with an answer of its applicant", async () => {
    const party = await aSubmittedParty();
    await hold(party);
    await addEvents(server, party, "returned");
    await addEvents(server, party, "submitted");
    expect(await idsIn("ANSWERS")).toEqual([party.partyId]);
    expect(await caseHold(party)).toBeNull();
  });

  test("is free for a colleague who takes it, which ends the hold", async () => {
    const party = await aSubmittedParty();
    await hold(party);
    expect((await onCase("takeParty", party, jonas)).errors).toBeUndefined();
    expect(await idsIn("MINE", jonas)).toEqual([party.partyId]);
    expect(await idsIn("HELD")).toEqual([]);
  });

  test("is held until another day by a second hold, and keeps its day when its place is made anew", async () => {
    const party = await aSubmittedParty();
    await hold(party);
    await hold(party, { until: "2026-12-04", reason: "OTHER", note: "Court date" });
    await server.context.db.transaction().execute((tx) => refreshQueueEntry(tx, party));
    today = "2026-12-03";
    expect(await idsIn("HELD")).toEqual([party.partyId]);
    expect(await caseHold(party)).toMatchObject({ until: "2026-12-04", note: "Court date" });
  });
});

describe("a hold is refused", () => {
  test("at its fields", async () => {
    const party = await aSubmittedParty();
    expect(issuesOf(await hold(party, { until: today, reason: "", note: "" }))).toEqual({
      until: "caseHold.validations.past",
      reason: "validation.please_select_an_option",
    });
    expect(issuesOf(await hold(party, { until: "2027-01-20", reason: "OTHER" }))).toEqual({
      until: "caseHold.validations.tooLate",
      note: "validation.required",
    });
    expect(await idsIn("OPEN")).toEqual([party.partyId]);
  });

  test("for a case that a colleague works on, or that waits for no reviewer", async () => {
    const party = await aSubmittedParty();
    await onCase("takeParty", party, jonas);
    expect(codeOf(await hold(party))).toBe("HELD_BY_COLLEAGUE");
    await addEvents(server, party, "returned");
    expect(codeOf(await hold(party))).toBe("NOT_TO_REVIEW");
  });
});

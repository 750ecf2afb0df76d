import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import { addEvents, startSingle } from "../../test/parties.ts";
import { aHome, ask, saveHome } from "../../test/references.ts";
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
  priya = await aColleague(server);
  jonas = await aColleague(server);
});
afterAll(() => server.close());

let count = 0;
const aParty = async (...kinds: Parameters<typeof addEvents>[2][]): Promise<PartyKey> => {
  count += 1;
  const email = `loaded${count}@example.com`;
  const party = await startSingle(server, { email, firstName: "Amara", lastName: "Okafor" });
  await addEvents(server, party, ...kinds);
  return party;
};

const put = ({ partyId }: PartyKey, set: string, values: readonly unknown[] = []) =>
  server.context.pool.query(`update queue_entry set ${set} where party_id = $1`, [partyId, ...values]);

/** It waits since so many days before the server's today, at noon. */
const waits = (party: PartyKey, days: number) =>
  put(party, "since = ($2::date - $3::int) + interval '12 hours'", [server.context.today(), days]);

const askLandlordOf = async (party: PartyKey) => {
  const home = aHome();
  await saveHome(server, party, home);
  await ask(server, party, home);
};

const decided = async ({ partyId }: PartyKey, by: Colleague, at: string) => {
  await server.context.pool.query(
    `insert into decision (application_id, party_id, outcome, reasons, conditions, state, needs_second, inputs, policy,
        policy_version, criteria, proposed_by, final_at)
      select p.application_id, p.id, 'accepted', '{}', '{}', 'final', false, '{}', a.policy, a.policy_version, a.criteria, $2, $3
      from party p join application a on a.id = p.application_id where p.id = $1`,
    [partyId, by.id, at],
  );
};

const workload = async (by = lead) =>
  askConsole(
    by,
    `{ workload { reviewers { id awayUntil decidedThisWeek load { open waiting late onHold answers } }
      unassigned { open waiting late onHold answers } ageing { turn bands } } }`,
  );

test("the load of each reviewer, of none, and how long what waits for whom", async () => {
  const late = await aParty("submitted");
  await put(late, "reviewer_id = $2, due_on = current_date - 1", [priya.id]);
  await waits(late, 8);
  const answer = await aParty("submitted", "taken_for_review", "returned", "submitted");
  await put(answer, "reviewer_id = $2", [priya.id]);
  await waits(answer, 1);
  const returned = await aParty("submitted", "taken_for_review", "returned");
  await put(returned, "reviewer_id = $2", [priya.id]);
  await waits(returned, 3);
  const held = await aParty("submitted");
  await put(held, "reviewer_id = $2, on_hold_until = $3::date + 2", [priya.id, server.context.today()]);
  const free = await aParty("submitted");
  await waits(free, 4);
  await waits(await aParty(), 0);
  const known = await aParty("submitted");
  await askConsole(lead, "mutation ($id: ID!) { declareKnownPerson(partyId: $id) }", { id: known.partyId });
  const asked = await aParty("submitted", "decided");
  await askLandlordOf(asked);
  const open = await aParty("submitted");
  await put(open, "reviewer_id = $2", [jonas.id]);
  await waits(open, 2);
  await askLandlordOf(open);
  await server.runJobs();
  await server.context.pool.query("update reference set sent_at = ($1::date - 5) + interval '12 hours'", [
    server.context.today(),
  ]);
  // The server's today is a Friday.
  await decided(late, jonas, "2026-11-16T00:30:00Z");
  await decided(answer, jonas, "2026-11-15T23:30:00Z");
  await askConsole(jonas, "mutation ($input: AbsenceInput!) { enterOwnAbsence(input: $input) { id } }", {
    input: { from: "2026-11-24", until: "2026-11-25" },
  });
  await server.context.pool.query(
    "insert into staff_absence (staff_id, from_day, until_day, entered_by, begun_at) values ($1, $2, $3, $1, now())",
    [jonas.id, "2026-11-19", "2026-11-22"],
  );
  const { data } = await workload();
  const of = ({ id }: Colleague) => data.workload.reviewers.find((one: { id: string }) => one.id === id);
  expect(of(priya)).toEqual({
    id: priya.id,
    awayUntil: null,
    decidedThisWeek: 0,
    load: { open: 3, waiting: 2, late: 1, onHold: 1, answers: 1 },
  });
  expect(of(jonas)).toEqual({
    id: jonas.id,
    awayUntil: "2026-11-22",
    decidedThisWeek: 1,
    load: { open: 1, waiting: 1, late: 0, onHold: 0, answers: 0 },
  });
  expect(data.workload.unassigned).toEqual({ open: 1, waiting: 1, late: 0, onHold: 0, answers: 0 });
  expect(data.workload.ageing).toEqual([
    { turn: "REVIEWERS", bands: [1, 1, 1, 1] },
    { turn: "APPLICANTS", bands: [1, 1, 0, 0] },
    { turn: "REFEREES", bands: [0, 0, 1, 0] },
  ]);
});

test("is for leads", async () => {
  expect(codeOf(await workload(priya))).toBe("FORBIDDEN");
  expect(codeOf(await workload(await aColleague(server, ["ADMINISTRATOR"])))).toBe("FORBIDDEN");
});

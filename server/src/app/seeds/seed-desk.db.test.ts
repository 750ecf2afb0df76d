import { defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { replayClasses } from "@latchkey/domain/replay/replay-classes.ts";
import { addToTally, emptyTally } from "@latchkey/domain/replay/replay-tally.ts";
import { shownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../test/client.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { idOfAgency } from "../../agencies/agencies.ts";
import { readAsAgency } from "../../agencies/agency-rights.ts";
import { listForAgency } from "../../applications/list-for-agency.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { readFacts } from "../../policies/replay-facts.ts";
import { deskPeople } from "./desk-people.ts";
import { seedDesk } from "./seed-desk.ts";
import { seedFacts } from "./seed-facts.ts";
import { addTeam } from "./staff.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await inTransaction(server.context, { kind: "job", name: "test" }, async (work) => {
    await seedDesk(work, await addTeam(work));
    await seedFacts(work);
  });
  await server.runJobs();
});
afterAll(() => server.close());

test("the seeded cases stand in the queue in every state", async () => {
  const { rows } = await server.context.pool.query(
    `select i.first_name, q.status, q.stage, q.is_answer from queue_entry q join identity_facts i on i.party_id = q.party_id
     order by i.first_name`,
  );
  const stateOf = Object.fromEntries(
    rows.map(({ first_name, status, stage, is_answer }) => [first_name, [status, stage, is_answer].join()]),
  );
  expect(stateOf).toEqual({
    Hannah: "in_review,none,false",
    Ivo: "submitted,none,true",
    Milan: "in_review,proposed,false",
    Aoife: "in_review,agreed,false",
    Sean: "collecting,none,false",
    Grace: "decided,none,false",
    Clara: "decided,none,false",
    Nina: "decided,none,false",
    Theo: "decided,none,false",
    Peter: "decided,none,false",
    Zainab: "submitted,second_look,false",
    Otis: "withdrawn,none,false",
    Marek: "invited,none,false",
  });
});

test("the agency has an address to correct and a question to answer", async () => {
  const agencyId = await idOfAgency(server.context.db, "Quillfield Lettings");
  const page = await readAsAgency(server.context, { agencyId: agencyId ?? "" }, (tx) =>
    listForAgency(tx, { view: "YOURS", search: "", after: undefined, today: server.context.today() }),
  );
  expect(page.rows.map(({ people, tasks }) => [people[0]?.firstName, ...tasks]).toSorted()).toEqual([
    ["Hannah", "QUESTION"],
    ["Marek", "INVITATION_BOUNCED"],
  ]);
});

const toldTo = async (email: string) => {
  const client = await signIn(server, email);
  const { data } = await client.graphql(
    "{ me { latestValidation { decision { outcome conditions metBy homeCourse } } } }",
  );
  return data.me.latestValidation.decision;
};

test("one seeded home has a decline, and one acceptance has conditions", async () => {
  expect(await toldTo(deskPeople.together.email)).toMatchObject({
    outcome: "ACCEPTED",
    conditions: [],
    homeCourse: "OPEN",
  });
  expect(await toldTo(deskPeople.apart.email)).toMatchObject({ outcome: "DECLINED" });
  const { conditions, metBy } = await toldTo(deskPeople.accepting.email);
  expect(conditions).toEqual(["ORIGINALS_BEFORE_KEYS", "OTHER"]);
  expect(metBy > server.context.today()).toBe(true);
});

test("whoever was declined reads why, by whom, and can ask for a second look", async () => {
  const client = await signIn(server, deskPeople.declined.email);
  const { data } = await client.graphql(
    "{ me { latestValidation { decision { outcome people reasons words secondLook { state } } } } }",
  );
  expect(data.me.latestValidation.decision).toEqual({
    outcome: "DECLINED",
    people: ["P. N.", "L. O."],
    reasons: ["IDENTITY_NOT_SHOWN"],
    words: expect.stringContaining("photo page"),
    secondLook: null,
  });
});

test("the seeded facts have results of every kind, and replay them", async () => {
  const facts = await readFacts(server.context.db, { ofPolicy: null, after: null, size: 1_000 });
  const cases = facts.map((stored) => stored.facts);
  const after = { ...defaultCriteria, counted: { T_BENFITS: 80 } };
  const { people, matrix, findings } = shownReplay(
    addToTally(emptyTally, cases, { before: undefined, after }),
  );
  expect(people).toBe(96);
  for (const was of replayClasses) expect(matrix[was][was]).toBeGreaterThan(0);
  expect(findings.map(({ id }) => id)).toEqual(["benefits_unequal", "benefits_affected_most"]);
});

import type { Skill } from "@latchkey/domain/staff/skills.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import { addEvents, startSingle } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { refreshQueueEntry } from "../parties/queue-entry.ts";
import type { PartyKey } from "../platform/actor/actor.ts";

let server: TestServer;
let ruth: Colleague;
let priya: Colleague;
let jonas: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.context.pool.query("delete from queue_entry");
  await server.context.pool.query(
    "update member set blocked_at = now() where id in (select id from staff_member where 'REVIEWER' = any(roles))",
  );
  priya = await aColleague(server);
  jonas = await aColleague(server);
});

let count = 0;
const aParty = async (): Promise<PartyKey> => {
  count += 1;
  const email = `skilled${count}@example.com`;
  const party = await startSingle(server, { email, firstName: "Amara", lastName: "Okafor" });
  await addEvents(server, party, "submitted");
  return party;
};

const refresh = (party: PartyKey) =>
  server.context.db.transaction().execute((tx) => refreshQueueEntry(tx, party));

/** The applicant has signed in with Portuguese. */
const aPortugueseParty = async (): Promise<PartyKey> => {
  const party = await aParty();
  await server.context.pool.query(
    "update account set language = 'pt' where id = (select account_id from party where id = $1)",
    [party.partyId],
  );
  await refresh(party);
  return party;
};

const setSkills = (who: Colleague, ...skills: readonly Skill[]) =>
  askConsole(
    ruth,
    "mutation ($id: ID!, $skills: [Skill!]!) { setSkills(id: $id, skills: $skills) { skills } }",
    { id: who.id, skills },
  );

const takeNext = async (by: Colleague) => (await askConsole(by, "mutation { takeNext }")).data.takeNext;

const listed = async (need: Skill | null = null) =>
  (
    await askConsole(
      priya,
      `query ($need: Skill) { queue(filter: OPEN, search: "", need: $need) { rows { partyId needs } } }`,
      { need },
    )
  ).data.queue.rows;

describe("the skills of a member", () => {
  test("are set by an administrator, kept in the order of the list, and audited", async () => {
    const { data } = await setSkills(priya, "LANGUAGE_PT", "RIGHT_TO_RENT");
    expect(data.setSkills).toEqual({ skills: ["RIGHT_TO_RENT", "LANGUAGE_PT"] });
    const { rows } = await server.context.pool.query(
      "select action from audit_entry where subject = $1 and action like 'staff-skills%'",
      [priya.id],
    );
    expect(rows).toEqual([{ action: "staff-skills-changed" }]);
    const missing = { ...priya, id: "00000000-0000-4000-8000-000000000000" };
    expect(codeOf(await setSkills(missing))).toBe("NOT_FOUND");
  });
});

describe("the needs of a case", () => {
  test("follow from the home's country, self-employment and the applicant's language", async () => {
    const plain = await aParty();
    expect(await listed()).toEqual([{ partyId: plain.partyId, needs: [] }]);
    const all = await aPortugueseParty();
    await server.context.pool.query(
      "insert into income_source (application_id, party_id, income_type) values ($1, $2, 'T_SELFEMPLOYED')",
      [all.applicationId, all.partyId],
    );
    await server.context.pool.query("update application set property_country = 'ENG' where id = $1", [
      all.applicationId,
    ]);
    await refresh(all);
    const [, row] = await listed();
    expect(row).toEqual({
      partyId: all.partyId,
      needs: ["RIGHT_TO_RENT", "SELF_EMPLOYED", "LANGUAGE_PT"],
    });
    const { rows } = await server.context.pool.query("select country from queue_entry where party_id = $1", [
      all.partyId,
    ]);
    expect(rows).toEqual([{ country: "ENG" }]);
  });

  test("filter the queue", async () => {
    await aParty();
    const portuguese = await aPortugueseParty();
    expect(await listed("LANGUAGE_PT")).toEqual([{ partyId: portuguese.partyId, needs: ["LANGUAGE_PT"] }]);
    expect(await listed("SELF_EMPLOYED")).toEqual([]);
  });
});

describe("a case that needs a skill", () => {
  test("is the next case only of those who have it; opening and taking stay free", async () => {
    const party = await aPortugueseParty();
    await setSkills(priya, "LANGUAGE_PT");
    expect(await takeNext(jonas)).toBeNull();
    const plain = await aParty();
    expect(await takeNext(jonas)).toBe(plain.partyId);
    const take = "mutation ($id: ID!) { takeParty(partyId: $id) }";
    expect((await askConsole(jonas, take, { id: party.partyId })).errors).toBeUndefined();
    await askConsole(jonas, "mutation ($id: ID!) { releaseParty(partyId: $id) }", { id: party.partyId });
    expect(await takeNext(jonas)).toBe(party.partyId);
  });

  test("goes to one who has it", async () => {
    const party = await aPortugueseParty();
    await setSkills(priya, "LANGUAGE_PT");
    expect(await takeNext(priya)).toBe(party.partyId);
  });

  test.each([
    ["nobody has it", async () => undefined],
    [
      "the only one who has it is blocked",
      async () => {
        await setSkills(priya, "LANGUAGE_PT");
        await server.context.pool.query("update member set blocked_at = now() where id = $1", [priya.id]);
      },
    ],
    [
      "the only one who has it is away",
      async () => {
        await setSkills(priya, "LANGUAGE_PT");
        await server.context.pool.query(
          "insert into staff_absence (staff_id, from_day, until_day, entered_by) values ($1, $2, $2, $1)",
          [priya.id, server.context.today()],
        );
      },
    ],
    [
      "the only one who has it may not take it",
      async ({ partyId }: PartyKey) => {
        await setSkills(priya, "LANGUAGE_PT");
        await server.context.pool.query(
          "update queue_entry set closed_to = array[$2]::uuid[] where party_id = $1",
          [partyId, priya.id],
        );
      },
    ],
  ])("is anyone's while %s", async (_what, prepare) => {
    const party = await aPortugueseParty();
    await prepare(party);
    expect(await takeNext(jonas)).toBe(party.partyId);
  });

  test("that is assigned goes to its reviewer all the same", async () => {
    const lead = await aColleague(server, ["REVIEWER", "ADMINISTRATOR"]);
    await setSkills(priya, "LANGUAGE_PT");
    const party = await aPortugueseParty();
    await askConsole(
      lead,
      `mutation ($id: ID!, $to: ID) { assignCases(partyIds: [$id], reviewerId: $to, note: "") { refused } }`,
      { id: party.partyId, to: jonas.id },
    );
    expect(await takeNext(jonas)).toBe(party.partyId);
  });
});

test("a queue is narrowed to the cases of one reviewer, or of none", async () => {
  const [mine, free] = [await aParty(), await aParty()];
  await askConsole(priya, "mutation ($id: ID!) { takeParty(partyId: $id) }", { id: mine.partyId });
  const of = async (reviewer: string) =>
    (
      await askConsole(
        jonas,
        `query ($of: ID) { queue(filter: OPEN, search: "", reviewer: $of) { rows { partyId reviewer { name } } } }`,
        { of: reviewer },
      )
    ).data.queue.rows;
  expect(await of(priya.id)).toEqual([{ partyId: mine.partyId, reviewer: { name: "Priya Nair" } }]);
  expect(await of("none")).toEqual([{ partyId: free.partyId, reviewer: null }]);
  expect(await of("nonsense")).toHaveLength(2);
});

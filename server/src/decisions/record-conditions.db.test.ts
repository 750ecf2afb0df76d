import { londonDate } from "@latchkey/domain/rules/london.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../test/client.ts";
import { decide, decideFully, deskOf, type GivenInput, recordConditions } from "../../test/decisions.ts";
import { aSentDocument, auditOf } from "../../test/reviewed.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let today = londonDate(Date.now());
let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  server = await openTestServer({}, { today: () => today });
  priya = await aColleague(server);
  lucia = await aColleague(server);
});
afterAll(() => server.close());

const accept: GivenInput = { outcome: "ACCEPTED" };
const withCondition = (): GivenInput => ({ ...accept, conditions: ["ORIGINALS_BEFORE_KEYS"], metBy: today });

const decided = async (given: GivenInput) => {
  const document = await aSentDocument(server, priya);
  const id = await decideFully(server, [priya, lucia], { ...given, partyId: document.partyId });
  return { ...document, id };
};

const FIELDS = "conditions recordedConditions { outcome on }";
const toldTo = async ({ client }: Pick<Awaited<ReturnType<typeof decided>>, "client">) => {
  const { data } = await client.graphql(`{ me { latestValidation { decision { ${FIELDS} } } } }`);
  return data.me.latestValidation.decision;
};

test("the newest record of a decision's conditions counts, and its applicant reads it without the note", async () => {
  const told = await decided(withCondition());
  expect(await toldTo(told)).toMatchObject({ recordedConditions: null });
  expect((await recordConditions(priya, told.id, "LAPSED", " No originals. ")).errors).toBeUndefined();
  const { data } = await recordConditions(lucia, told.id, "MET");
  expect(data.recordConditions.earlier[0]).toMatchObject({
    recorded: { outcome: "MET", note: null, by: "Priya Nair" },
    isOverdue: false,
  });
  expect(await toldTo(told)).toEqual({
    conditions: ["ORIGINALS_BEFORE_KEYS"],
    recordedConditions: { outcome: "MET", on: londonDate(Date.now()) },
  });
  const { rows } = await server.context.pool.query(
    "select outcome, note, staff_id from condition_outcome where decision_id = $1 order by id",
    [told.id],
  );
  expect(rows).toEqual([
    { outcome: "lapsed", note: "No originals.", staff_id: priya.id },
    { outcome: "met", note: null, staff_id: lucia.id },
  ]);
  expect(await auditOf(server, told.partyId, "conditions-recorded")).toEqual([
    { actor: `staff:${priya.id}`, outcome: "done", subject: told.id },
    { actor: `staff:${lucia.id}`, outcome: "done", subject: told.id },
  ]);
});

test("conditions are overdue after their day, until something is recorded", async () => {
  const { partyId, id } = await decided(withCondition());
  const isOverdue = async () => (await deskOf(priya, partyId)).earlier[0].isOverdue;
  expect(await isOverdue()).toBe(false);
  const before = today;
  today = "2999-01-01";
  expect(await isOverdue()).toBe(true);
  await recordConditions(priya, id, "LAPSED");
  expect(await isOverdue()).toBe(false);
  today = before;
});

test("nothing is recorded before the decision is final, without conditions, or with too long a note", async () => {
  const plain = await decided(accept);
  expect(codeOf(await recordConditions(priya, plain.id, "MET"))).toBe("NOT_FOUND");
  expect(codeOf(await recordConditions(priya, "nobodys", "MET"))).toBe("NOT_FOUND");
  const { partyId } = await aSentDocument(server, priya);
  const { data } = await decide(priya, partyId, withCondition());
  expect(codeOf(await recordConditions(priya, data.proposeDecision.open.id, "MET"))).toBe("DECISION_OPEN");
  const { id } = await decided(withCondition());
  expect(issuesOf(await recordConditions(priya, id, "MET", "x".repeat(501)))).toEqual({
    note: "validation.max_length",
  });
});

test("a decision that was replaced after a second look keeps its conditions as they were", async () => {
  const first = await decided(withCondition());
  await first.client.graphql(`mutation { askForSecondLook(text: "I have shown them.") { __typename } }`);
  const [mei, omar] = [await aColleague(server), await aColleague(server)];
  await decideFully(server, [mei, omar], { ...withCondition(), partyId: first.partyId });
  expect(codeOf(await recordConditions(priya, first.id, "MET"))).toBe("DECISION_OVER");
});

test("staff record nothing in an application of their own", async () => {
  const { id, partyId } = await decided(withCondition());
  await server.context.pool.query(
    `update staff_member set email = (select a.email from account a join party p on p.account_id = a.id where p.id = $1) where id = $2`,
    [partyId, lucia.id],
  );
  expect(codeOf(await recordConditions(lucia, id, "MET"))).toBe("OWN_CASE");
});

import { withConditions } from "@latchkey/domain/testing/policies.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import { decide, deskOf } from "../../test/decisions.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { publishPolicy } from "../../test/policies.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let policy: string;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
  const administrators = [
    await aColleague(server, ["ADMINISTRATOR"]),
    await aColleague(server, ["ADMINISTRATOR"]),
  ] as const;
  policy = await publishPolicy(administrators, {
    title: "High rents",
    copyOf: "identity-only",
    change: (content) => ({ ...withConditions(content, { AML_CDD: true }), title: "High rents" }),
    from: server.context.today(),
  });
});
afterAll(() => server.close());

const aTenantAt = async (rentMinor: number): Promise<string> => {
  const { people } = await anApplication(priya, {
    policy,
    rentMinor,
    people: [somebody({ shareMinor: rentMinor })],
  });
  const [{ id }] = people;
  await addEvents(server, await partyNamed(server, id), "opened", "submitted");
  return id;
};

const record = (partyId: string, sourceOfFunds: string) =>
  askConsole(
    priya,
    "mutation ($id: ID!, $text: String!) { recordDueDiligence(partyId: $id, sourceOfFunds: $text) }",
    { id: partyId, text: sourceOfFunds },
  );

const dueDiligenceOf = async (partyId: string) =>
  (
    await askConsole(
      priya,
      "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { dueDiligence { recorded { sourceOfFunds by } } } }",
      { id: partyId },
    )
  ).data.decisionDesk.dueDiligence;

test("LAW-20 from £10,000 a month no tenant is accepted before the source of funds is recorded", async () => {
  const partyId = await aTenantAt(1_000_000);
  expect(await dueDiligenceOf(partyId)).toEqual({ recorded: null });
  expect((await deskOf(priya, partyId)).blocked).toContainEqual({
    outcome: "ACCEPTED",
    block: "DUE_DILIGENCE_NOT_RECORDED",
  });
  expect(codeOf(await decide(priya, partyId, { outcome: "ACCEPTED" }))).toBe("DUE_DILIGENCE_NOT_RECORDED");
  expect(codeOf(await record(partyId, " "))).toBe("INVALID_INPUT");
  expect((await record(partyId, "Salary, by the bank statement")).errors).toBeUndefined();
  expect(await dueDiligenceOf(partyId)).toEqual({
    recorded: { sourceOfFunds: "Salary, by the bank statement", by: "Priya Nair" },
  });
  expect((await decide(priya, partyId, { outcome: "ACCEPTED" })).errors).toBeUndefined();
  await server.runJobs();
  expect(codeOf(await record(partyId, "Afterwards"))).toBe("CASE_CLOSED");
});

test("a penny below nothing is asked", async () => {
  const partyId = await aTenantAt(999_999);
  expect(await dueDiligenceOf(partyId)).toBeNull();
  expect((await decide(priya, partyId, { outcome: "ACCEPTED" })).errors).toBeUndefined();
});

test("a decline needs none", async () => {
  const partyId = await aTenantAt(2_000_000);
  const declined = await decide(priya, partyId, { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] });
  expect(declined.errors).toBeUndefined();
});

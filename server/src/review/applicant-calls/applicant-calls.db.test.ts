import { londonMinute } from "@latchkey/domain/rules/london.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, issuesOf } from "../../../test/client.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const aParty = async (): Promise<string> =>
  (await anApplication(priya, { people: [somebody()] })).people[0].id;

const now = () => londonMinute(Date.now());

const record = (partyId: string, input: object = {}, corrects?: string) =>
  askConsole(
    priya,
    "mutation ($id: ID!, $corrects: ID, $input: ApplicantCallInput!) { recordApplicantCall(partyId: $id, corrects: $corrects, input: $input) }",
    {
      id: partyId,
      corrects,
      input: {
        way: "PHONE",
        direction: "IN",
        calledAt: now(),
        spokeTo: " The applicant ",
        said: "When do you decide?",
        ...input,
      },
    },
  );

const callsOf = async (partyId: string) =>
  (
    await askConsole(
      priya,
      "query ($id: ID!) { dossier(partyId: $id) { calls { id way direction spokeTo said corrects isCorrected } } }",
      { id: partyId },
    )
  ).data.dossier.calls;

const actionsOf = async (partyId: string) =>
  (
    await server.context.pool.query(
      "select action from audit_entry where party_id = $1 and action like 'applicant-call%' order by id",
      [partyId],
    )
  ).rows.map(({ action }) => action);

test("a talk is kept as it was, and corrected once by another row", async () => {
  const partyId = await aParty();
  expect((await record(partyId)).errors).toBeUndefined();
  const [first] = await callsOf(partyId);
  expect(first).toMatchObject({
    way: "PHONE",
    direction: "IN",
    spokeTo: "The applicant",
    isCorrected: false,
  });
  expect((await record(partyId, { said: "She asked when we decide." }, first.id)).errors).toBeUndefined();
  expect(await callsOf(partyId)).toMatchObject([
    { said: "She asked when we decide.", corrects: first.id, isCorrected: false },
    { said: "When do you decide?", corrects: null, isCorrected: true },
  ]);
  expect(codeOf(await record(partyId, {}, first.id))).toBe("CHANGED_ELSEWHERE");
  expect(await actionsOf(partyId)).toEqual(["applicant-call-recorded", "applicant-call-corrected"]);
});

test("another party's row is not there, and what is missing is said by field", async () => {
  const [one, other] = [await aParty(), await aParty()];
  await record(one);
  const [call] = await callsOf(one);
  expect(codeOf(await record(other, {}, call.id))).toBe("NOT_FOUND");
  expect(Object.keys(issuesOf(await record(other, { direction: "", said: " " }))).toSorted()).toEqual([
    "direction",
    "said",
  ]);
  expect(await callsOf(other)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { issuesOf } from "../../test/client.ts";
import { decide } from "../../test/decisions.ts";
import { anApplication } from "../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  priya = await aColleague(server);
});
afterAll(() => server.close());

const DEMAND = "Could you pay 6 months' rent upfront?";
const RULE = "text-rent-in-advance";

/** @returns a tenant to review, in the country */
const aTenantIn = async (country: "ENG" | "SCT"): Promise<string> => {
  const { id, people } = await anApplication(priya);
  await server.context.pool.query("update application set property_country = $2 where id = $1", [
    id,
    country,
  ]);
  await addEvents(server, await partyNamed(server, people[0].id), "opened", "submitted");
  await askConsole(priya, "mutation ($id: ID!) { takeParty(partyId: $id) }", { id: people[0].id });
  return people[0].id;
};

const ask = (id: string, given: { readonly comment: string; readonly confirmedRule?: string }) =>
  askConsole(
    priya,
    "mutation ($id: ID!, $requests: [RequestInput!]!) { askForMore(partyId: $id, requests: $requests) }",
    {
      id,
      requests: [
        {
          section: "IDENTITY",
          start: "genericUpload",
          end: "genericUpload",
          reasons: ["MISSING_ID"],
          documentType: "BIRTH_ADOPTION",
          ...given,
        },
      ],
    },
  );

const requestsOf = async (id: string) =>
  (
    await askConsole(priya, "query ($id: ID!) { dossier(partyId: $id) { requests { confirmedRule by } } }", {
      id,
    })
  ).data.dossier.requests;

const confirmationsOf = async (id: string): Promise<readonly unknown[]> =>
  (
    await server.context.pool.query(
      "select actor, subject <> '' as named from audit_entry where party_id = $1 and action = 'text-confirmed'",
      [id],
    )
  ).rows;

test("LAW-01 (in part) a request that seems to ask for rent in advance is refused without its confirmation, which is kept with who and when", async () => {
  const id = await aTenantIn("ENG");
  expect(issuesOf(await ask(id, { comment: DEMAND }))).toEqual({
    "requests.0.confirmedRule": "request.validations.confirm",
  });
  expect(issuesOf(await ask(id, { comment: DEMAND, confirmedRule: "text-children" }))).toEqual({
    "requests.0.confirmedRule": "request.validations.confirm",
  });
  expect((await ask(id, { comment: DEMAND, confirmedRule: RULE })).errors).toBeUndefined();
  expect(await requestsOf(id)).toEqual([{ confirmedRule: RULE, by: "Priya Nair" }]);
  expect(await confirmationsOf(id)).toEqual([{ actor: `staff:${priya.id}`, named: true }]);
});

test("LAW-01 (in part) nothing is confirmed where nothing is demanded, nor elsewhere", async () => {
  const english = await aTenantIn("ENG");
  expect(
    (await ask(english, { comment: "Please send your payslips.", confirmedRule: RULE })).errors,
  ).toBeUndefined();
  expect(await requestsOf(english)).toMatchObject([{ confirmedRule: null }]);
  const scottish = await aTenantIn("SCT");
  expect((await ask(scottish, { comment: DEMAND })).errors).toBeUndefined();
  expect(await requestsOf(scottish)).toMatchObject([{ confirmedRule: null }]);
  expect([...(await confirmationsOf(english)), ...(await confirmationsOf(scottish))]).toEqual([]);
});

test("LAW-01 (in part) the words of a decision too", async () => {
  const id = await aTenantIn("ENG");
  const decline = { outcome: "DECLINED", reasons: ["OTHER"], words: DEMAND } as const;
  expect(issuesOf(await decide(priya, id, decline))).toEqual({
    confirmedRule: "decision.validations.confirm",
  });
  expect((await decide(priya, id, { ...decline, confirmedRule: RULE })).errors).toBeUndefined();
  const query = "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { open { confirmedRule } } }";
  const { data } = await askConsole(priya, query, { id });
  expect(data.decisionDesk.open).toEqual({ confirmedRule: RULE });
  expect(await confirmationsOf(id)).toEqual([{ actor: `staff:${priya.id}`, named: true }]);
});

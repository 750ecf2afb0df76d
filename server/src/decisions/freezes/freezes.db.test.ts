import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, issuesOf, signIn } from "../../../test/client.ts";
import { decide, decideFully, onDecision, openEvidence, take } from "../../../test/decisions.ts";
import { answerIdentity, giveConsents, submit } from "../../../test/identity.ts";
import { anApplication, somebody } from "../../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../../test/parties.ts";
import { aColleague, askConsole, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
let ruth: Colleague;
let omar: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  [priya, lucia] = [await aColleague(server), await aColleague(server)];
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  omar = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const aSentCase = async (country: "SCT" | "ENG" = "SCT") => {
  const person = somebody();
  const policy = country === "ENG" ? "england-identity-only" : "identity-only";
  const made = await anApplication(priya, { people: [person], policy, country });
  if (country === "ENG") {
    // In England identity asks for more than a passport: here the case is sent as it stands.
    await addEvents(server, await partyNamed(server, made.people[0].id), "opened", "submitted");
    return made.people[0].id as string;
  }
  const client = await signIn(server, person.email);
  await answerIdentity(server, client);
  await giveConsents(client);
  await submit(client);
  return made.people[0].id as string;
};

const versionOf = async (partyId: string) =>
  (
    await server.context.pool.query(
      "select a.policy, a.policy_version as version from application a join party p on p.application_id = a.id where p.id = $1",
      [partyId],
    )
  ).rows[0];

const freeze = (by: Colleague, given: object) =>
  askConsole(
    by,
    `mutation ($policy: String, $version: Int, $ruleSet: String, $reason: String!, $sentence: String!) {
      freezeDecisions(policy: $policy, policyVersion: $version, ruleSet: $ruleSet, reason: $reason, sentence: $sentence) }`,
    { reason: "RULE_WRONG", sentence: "The share of the rent is wrong.", ...given },
  );

const lift = (by: Colleague, id: string, note = "The rule is right after all.") =>
  askConsole(by, "mutation ($id: ID!, $note: String!) { liftFreeze(id: $id, note: $note) }", { id, note });

const casesOf = async (id: string, since = "2020-01-01") =>
  (
    await askConsole(
      ruth,
      `query ($id: ID!, $since: String!) { frozenCases(id: $id, since: $since) {
        cases { partyId number outcome decidedAt reviewer second status isReopened } } }`,
      { id, since },
    )
  ).data.frozenCases.cases;

const accept = { outcome: "ACCEPTED" } as const;

describe("a frozen policy version", () => {
  test("stops deciding in words, not reviewing, until another administrator lifts it", async () => {
    const partyId = await aSentCase();
    const { policy, version } = await versionOf(partyId);
    const { data, errors } = await freeze(ruth, { policy, version });
    expect(errors).toBeUndefined();
    const id = data.freezeDecisions;
    expect(codeOf(await take(priya, partyId))).toBeUndefined();
    const desk = await askConsole(
      priya,
      "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { freeze { sentence by } } dossier(partyId: $id) { freeze { sentence } } }",
      { id: partyId },
    );
    expect(desk.data.decisionDesk.freeze.sentence).toBe("The share of the rent is wrong.");
    expect(desk.data.dossier.freeze.sentence).toBe("The share of the rent is wrong.");
    expect(codeOf(await decide(priya, partyId, accept))).toBe("DECISIONS_FROZEN");
    expect(codeOf(await freeze(omar, { policy, version }))).toBe("CHANGED_ELSEWHERE");
    expect(codeOf(await lift(ruth, id))).toBe("NOT_YOURSELF");
    expect(issuesOf(await lift(omar, id, " "))).toEqual({ note: "validation.required" });
    expect((await lift(omar, id)).errors).toBeUndefined();
    expect(codeOf(await lift(omar, id))).toBe("CHANGED_ELSEWHERE");
    expect((await decide(priya, partyId, accept)).data.proposeDecision.party.status).toBe("DECIDED");
    const { rows } = await server.context.pool.query(
      "select action from audit_entry where subject = $1 order by id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["decisions-frozen", "freeze-lifted"]);
  });

  test("stops the second reviewer too, and what was agreed before is told when it is lifted", async () => {
    const [proposed, other] = [await aSentCase(), await aSentCase()];
    const { policy, version } = await versionOf(proposed);
    const { data } = await decide(priya, proposed, { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] });
    const decisionId = data.proposeDecision.open.id;
    await openEvidence(server, lucia, proposed);
    const id = (await freeze(ruth, { policy, version })).data.freezeDecisions;
    expect(codeOf(await onDecision(lucia, "agreeToDecision", decisionId))).toBe("DECISIONS_FROZEN");
    await server.context.pool.query(
      "update decision set state = 'agreed', second_by = $2, second_at = now() where id = $1",
      [decisionId, lucia.id],
    );
    const settle = () =>
      server.context.pool.query(
        "select graphile_worker.add_job('settle-decisions', json_build_object('applicationId', application_id)) from decision where id = $1",
        [decisionId],
      );
    await settle();
    await server.runJobs();
    const stateOf = async () =>
      (await server.context.pool.query("select state from decision where id = $1", [decisionId])).rows[0]
        .state;
    expect(await stateOf()).toBe("agreed");
    await lift(omar, id);
    await server.runJobs();
    expect(await stateOf()).toBe("final");
    expect((await decide(priya, other, accept)).data.proposeDecision.party.status).toBe("DECIDED");
  });

  test("lists the cases that were decided under it since a day", async () => {
    const partyId = await aSentCase();
    const { policy, version } = await versionOf(partyId);
    await decideFully(server, [priya, lucia], {
      partyId,
      outcome: "DECLINED",
      reasons: ["IDENTITY_NOT_SHOWN"],
    });
    const id = (await freeze(ruth, { policy, version })).data.freezeDecisions;
    const [newest] = await casesOf(id);
    expect(newest).toMatchObject({
      partyId,
      outcome: "DECLINED",
      reviewer: expect.any(String),
      second: expect.any(String),
      status: "DECIDED",
      isReopened: false,
    });
    expect(await casesOf(id, "2099-01-01")).toEqual([]);
    await lift(omar, id);
  });
});

test("a frozen rule set stops decisions about those who will live in England", async () => {
  const { data } = await askConsole(ruth, "{ freezableRuleSets }");
  const [ruleSet] = data.freezableRuleSets;
  const [english, scottish] = [await aSentCase("ENG"), await aSentCase()];
  const id = (await freeze(ruth, { ruleSet })).data.freezeDecisions;
  expect(codeOf(await decide(priya, english, accept))).toBe("DECISIONS_FROZEN");
  expect((await decide(priya, scottish, accept)).data.proposeDecision.party.status).toBe("DECIDED");
  await lift(omar, id);
  expect((await decide(priya, english, accept)).data.proposeDecision.party.status).toBe("DECIDED");
  const again = (await freeze(omar, { ruleSet })).data.freezeDecisions;
  expect((await casesOf(again)).map(({ partyId }: { partyId: string }) => partyId)).toEqual([english]);
  await lift(ruth, again);
});

test("what is not there cannot be frozen, and a freeze says why", async () => {
  expect(codeOf(await freeze(ruth, { policy: "identity-only", version: 99 }))).toBe("NOT_FOUND");
  expect(codeOf(await freeze(ruth, { ruleSet: "no-such" }))).toBe("NOT_FOUND");
  expect(codeOf(await freeze(ruth, {}))).toBe("NOT_FOUND");
  const { policy, version } = await versionOf(await aSentCase());
  expect(issuesOf(await freeze(ruth, { policy, version, reason: "", sentence: "" }))).toEqual({
    reason: "validation.please_select_an_option",
    sentence: "validation.required",
  });
});

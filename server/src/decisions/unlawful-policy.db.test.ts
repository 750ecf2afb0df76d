import { withConditions } from "@latchkey/domain/testing/policies.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { codeOf } from "../../test/client.ts";
import { decide, type GivenInput, onDecision, openEvidence } from "../../test/decisions.ts";
import { anApplication } from "../../test/new-applications.ts";
import { addEvents, partyNamed } from "../../test/parties.ts";
import { liftRule, publishPolicy } from "../../test/policies.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";

/** The law of the day of the decision counts: an application began under a policy that is unlawful by then. */
let server: TestServer;
let administrators: readonly [Colleague, Colleague];
let priya: Colleague;
let lucia: Colleague;
let policy: string;
beforeAll(async () => {
  server = await openTestServer();
  administrators = [await aColleague(server, ["ADMINISTRATOR"]), await aColleague(server, ["ADMINISTRATOR"])];
  priya = await aColleague(server);
  lucia = await aColleague(server);
  const endLift = await liftRule(administrators, "benefits-left-out");
  policy = await publishPolicy(administrators, {
    title: "Wages only",
    copyOf: "scotland-wales-ni-default",
    change: (content) => ({
      ...withConditions(content, { ALLOWED_INCOME_TYPES: ["T_EMPLOYED_PERM"] }),
      title: "Wages only",
    }),
    from: server.context.today(),
  });
  await endLift();
});
afterAll(() => server.close());

let partyId: string;
beforeEach(async () => {
  const { people } = await anApplication(priya, { policy });
  partyId = people[0].id;
  await addEvents(server, await partyNamed(server, partyId), "opened", "submitted");
});

const declined = (...reasons: readonly string[]): GivenInput => ({ outcome: "DECLINED", reasons });

test("the desk names the rule that the law forbids", async () => {
  const { data } = await askConsole(
    priya,
    "query ($id: ID!) { decisionDesk(partyId: $id, language: en) { forbidden } }",
    { id: partyId },
  );
  expect(data.decisionDesk.forbidden).toEqual(["benefits-left-out"]);
});

test("no decline may rest on the sums, but on other reasons", async () => {
  const refused = await decide(priya, partyId, declined("INCOME_BELOW_RULE"));
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "INVALID_INPUT",
    issues: [{ field: "reasons", code: "decision.validations.unlawful" }],
  });
  const { data } = await decide(priya, partyId, declined("RENT_ARREARS"));
  expect(data.proposeDecision.open.state).toBe("PROPOSED");
});

test("a proposal from before is not agreed to, once the law counts", async () => {
  const endLift = await liftRule(administrators, "benefits-left-out");
  const { data } = await decide(priya, partyId, declined("INCOME_BELOW_RULE"));
  const { id } = data.proposeDecision.open;
  await endLift();
  await openEvidence(server, lucia, partyId);
  expect(codeOf(await onDecision(lucia, "agreeToDecision", id))).toBe("POLICY_UNLAWFUL");
});

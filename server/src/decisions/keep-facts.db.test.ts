import { randomUUID } from "node:crypto";
import { defaultCriteria } from "@latchkey/domain/affordability/criteria.ts";
import { replayCase } from "@latchkey/domain/replay/replay-case.ts";
import type { ReplayFacts } from "@latchkey/domain/replay/replay-facts.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "../../test/client.ts";
import { anEarnerDecided } from "../../test/decided-earner.ts";
import { decideFully, type GivenInput } from "../../test/decisions.ts";
import { everyRow } from "../../test/every-row.ts";
import { sendAsGuarantor } from "../../test/guarantors.ts";
import { asOwner } from "../../test/owner.ts";
import { addEvents, startApplication } from "../../test/parties.ts";
import { saveDraft, startDraft } from "../../test/policies.ts";
import { replayDraft, replayOf } from "../../test/replays.ts";
import { aColleague, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { factsOfEarlierDecisions } from "../policies/replay-facts.migration.ts";

let server: TestServer;
let reviewers: readonly [Colleague, Colleague];
beforeAll(async () => {
  server = await openTestServer();
  reviewers = [await aColleague(server), await aColleague(server)];
});
afterAll(() => server.close());
beforeEach(() => asOwner(server, "delete from replay_facts", []));

const stored = async (): Promise<readonly ReplayFacts[]> => {
  const { rows } = await server.context.pool.query("select facts from replay_facts");
  return rows.map(({ facts }) => facts);
};

const decided = (partyId: string, input: GivenInput) => decideFully(server, reviewers, { partyId, ...input });

const decline: GivenInput = { outcome: "DECLINED", reasons: ["INCOME_BELOW_RULE"] };

/** Earlier decisions have no month of this clock. */
const withoutMonth = (all: readonly ReplayFacts[]) => all.map((facts) => ({ ...facts, month: "" }));

const backfilled = async (): Promise<readonly ReplayFacts[]> => {
  await asOwner(server, "delete from replay_facts", []);
  await factsOfEarlierDecisions.execute(server.context.db);
  return stored();
};

test("a final decision keeps the facts of the home, apart from the case and without its people", async () => {
  const partyId = await anEarnerDecided(server, reviewers);
  const [facts, ...more] = await stored();
  expect(more).toEqual([]);
  expect(facts).toEqual({
    country: "SCT",
    month: "2026-11",
    policy: { name: "no-references", version: 1 },
    criteria: { ...defaultCriteria, name: "no-references" },
    rentPence: 95_000,
    tenants: [
      {
        isDecided: true,
        sharePence: 100_000,
        guarantor: null,
        sources: [
          {
            incomeType: "T_EMPLOYED_PERM",
            currency: "GBP",
            declaredMinor: 3_600_050,
            evidencedMinor: 3_600_050,
          },
        ],
      },
    ],
    guarantors: [],
  });
  const kept = (await everyRow(server)).split("\n").filter((row) => row.startsWith("public.replay_facts"));
  expect(kept.join()).not.toMatch(new RegExp(`${partyId}|Harbour|Baker|@`));
  const after = { ...defaultCriteria, tenantIncome: 40 };
  expect(facts && replayCase(facts, { before: facts.criteria, after })).toMatchObject([
    { before: "meets", after: "below", kind: "T_EMPLOYED_PERM", reasons: ["tenantIncome"] },
  ]);
  expect(withoutMonth(await backfilled())).toContainEqual({ ...facts, month: "" });
});

test("a home whose people are decided together is kept once, with who guarantees whom", async () => {
  const other = `${randomUUID()}@example.com`;
  const [amara, lukas, grace] = await startApplication(
    server,
    [
      { email: `${randomUUID()}@example.com`, rentShareMinor: 60_000 },
      { email: `${randomUUID()}@example.com`, rentShareMinor: 40_000 },
      { email: other, role: "guarantor", guarantees: [1] },
    ],
    "no-references",
  );
  if (!amara || !lukas || !grace) throw new Error("Nobody was added.");
  for (const tenant of [amara, lukas]) await addEvents(server, tenant, "opened", "submitted");
  await sendAsGuarantor(server, await signIn(server, other));
  await decided(amara.partyId, decline);
  await decided(lukas.partyId, decline);
  expect(await stored()).toEqual([]);
  await decided(grace.partyId, decline);
  const all = await stored();
  expect(all).toMatchObject([
    {
      tenants: [
        { isDecided: true, sharePence: 60_000, guarantor: null },
        { isDecided: true, sharePence: 40_000, guarantor: 0 },
      ],
      guarantors: [{ isDecided: true }],
    },
  ]);
  expect(withoutMonth(await backfilled())).toContainEqual({ ...all[0], month: "" });
});

test("a decision without a calculated outcome keeps nothing", async () => {
  const [party] = await startApplication(server, [{ email: `${randomUUID()}@example.com` }], "identity-only");
  if (!party) throw new Error("Nobody was added.");
  await addEvents(server, party, "opened", "submitted");
  await decided(party.partyId, { outcome: "DECLINED", reasons: ["IDENTITY_NOT_SHOWN"] });
  expect(await stored()).toEqual([]);
});

test("replay goes on when the cases themselves are deleted", async () => {
  await anEarnerDecided(server, reviewers);
  await asOwner(server, "truncate application cascade", []);
  const ruth = await aColleague(server, ["ADMINISTRATOR"]);
  const { draft } = (await startDraft(ruth, "no-references")).data.policy;
  const { criteria } = draft.content;
  await saveDraft(ruth, "no-references", 1, {
    ...draft.content,
    criteria: { ...criteria, tenantIncome: 40 },
  });
  await replayDraft(ruth, "no-references", 2);
  await server.runJobs();
  expect((await replayOf(ruth, "no-references")).result).toMatchObject({ people: 1, worse: 1 });
});

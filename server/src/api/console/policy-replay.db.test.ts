import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import { factsSource, replayFacts } from "@latchkey/domain/testing/replay-facts.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { codeOf } from "../../../test/client.ts";
import { asOwner } from "../../../test/owner.ts";
import { createPolicy, publishPolicy, saveDraft, startDraft } from "../../../test/policies.ts";
import { keepHomes, replayDraft, replayOf } from "../../../test/replays.ts";
import { aColleague, type Colleague } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { tidyUpHandler } from "../../app/tidy-up.ts";
import { replayPolicyHandler } from "../../policies/replay-policy.handler.ts";

let server: TestServer;
let ruth: Colleague;
let mei: Colleague;
beforeAll(async () => {
  server = await openTestServer();
  ruth = await aColleague(server, ["ADMINISTRATOR"]);
  mei = await aColleague(server, ["ADMINISTRATOR"]);
});
afterAll(() => server.close());

const homeOf = (policy: string, incomeType: "T_BENFITS" | "T_EMPLOYED_PERM", pounds: number) =>
  replayFacts([factsSource(incomeType, pounds)], { policy: { name: policy, version: 1 } });

const withSums =
  (criteria: Partial<PolicyContent["criteria"]>) =>
  (content: PolicyContent): PolicyContent => ({
    ...content,
    criteria: { ...content.criteria, ...criteria },
  });

/** A published policy with a saved draft of other sums. @returns its name; the draft has the revision 2 */
const aPolicy = async (title: string, criteria: Partial<PolicyContent["criteria"]>): Promise<string> => {
  const name = await publishPolicy([ruth, mei], {
    title,
    copyOf: "no-references",
    change: (content) => ({ ...content, title }),
    from: server.context.today(),
  });
  const { draft } = (await startDraft(ruth, name)).data.policy;
  const saved = await saveDraft(ruth, name, draft.revision, withSums(criteria)(draft.content));
  expect(saved.errors).toBeUndefined();
  return name;
};

const jobsOf = async (): Promise<number> => {
  const { rows } = await server.context.pool.query(
    `select count(*)::int as count from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'replay-policy'`,
  );
  return rows[0].count;
};

describe("a replay", () => {
  test("counts the outcomes of the policy's decided cases that change, and says what hits benefits", async () => {
    const name = await aPolicy("Replayed", { counted: { T_BENFITS: 90 } });
    await keepHomes(server, 12, homeOf(name, "T_BENFITS", 31_000));
    await keepHomes(server, 10, homeOf(name, "T_EMPLOYED_PERM", 31_000));
    await keepHomes(server, 3, homeOf("another", "T_BENFITS", 31_000));
    expect(await replayOf(ruth, name)).toBeNull();
    const started = (await replayDraft(ruth, name, 2)).data.replayPolicyDraft;
    expect(started).toMatchObject({ state: "QUEUED", done: 0, total: 22, result: null, isOfDraft: true });
    await server.runJobs();
    const replay = await replayOf(mei, name);
    expect(replay).toMatchObject({
      state: "DONE",
      done: 22,
      isOfAllPolicies: false,
      result: {
        people: 22,
        same: 10,
        worse: 12,
        reasons: [{ part: "counted.T_BENFITS", better: 0, worse: 12 }],
        kinds: [
          { name: "T_BENFITS", worsePercent: 100 },
          { name: "T_EMPLOYED_PERM", worsePercent: 0 },
        ],
      },
    });
    expect(replay.result?.findings.map(({ id }) => id)).toEqual([
      "benefits_unequal",
      "benefits_affected_most",
    ]);
    const { rows } = await server.context.pool.query(
      "select subject from audit_entry where action = 'policy-replay-started' and actor = $1",
      [`staff:${ruth.id}`],
    );
    expect(rows).toContainEqual({ subject: name });
  });

  test("is of all stored cases for a policy without a version", async () => {
    const { name } = (await createPolicy(ruth, "Replayed anew", "no-references")).data.policy;
    await replayDraft(ruth, name, 1);
    await server.runJobs();
    const replay = await replayOf(ruth, name);
    expect(replay).toMatchObject({ isOfAllPolicies: true, state: "DONE" });
    expect(replay.result?.people).toBeGreaterThan(0);
  });

  test("of the same criteria runs once, whoever asks, and says when the draft has changed since", async () => {
    const name = await aPolicy("Replayed once", { tenantIncome: 31 });
    const both = await Promise.all([replayDraft(ruth, name, 2), replayDraft(mei, name, 2)]);
    expect(new Set(both.map(({ data }) => data.replayPolicyDraft.id)).size).toBe(1);
    expect(await jobsOf()).toBe(1);
    await server.runJobs();
    const { draft } = (await startDraft(ruth, name)).data.policy;
    await saveDraft(ruth, name, 2, { ...draft.content, title: "Another title" });
    expect((await replayOf(ruth, name)).isOfDraft).toBe(true);
    await saveDraft(ruth, name, 3, withSums({ tenantIncome: 32 })(draft.content));
    expect((await replayOf(ruth, name)).isOfDraft).toBe(false);
    expect(codeOf(await replayDraft(ruth, name, 3))).toBe("POLICY_CHANGED");
  });

  test("that ended in the middle goes on where it was, and is not counted twice", async () => {
    const name = await aPolicy("Replayed in parts", { tenantIncome: 40 });
    await server.context.pool.query(
      "insert into replay_facts (policy, facts) select $1, $2 from generate_series(1, 450)",
      [name, JSON.stringify(homeOf(name, "T_EMPLOYED_PERM", 31_000))],
    );
    const { id } = (await replayDraft(ruth, name, 2)).data.replayPolicyDraft;
    const stopping = new AbortController().signal;
    vi.spyOn(stopping, "aborted", "get").mockReturnValueOnce(false).mockReturnValue(true);
    await replayPolicyHandler.run({ replayId: id }, server.context, stopping);
    expect(await replayOf(ruth, name)).toMatchObject({ state: "RUNNING", done: 200, result: null });
    await server.runJobs();
    await replayPolicyHandler.run({ replayId: id }, server.context);
    expect(await replayOf(ruth, name)).toMatchObject({
      state: "DONE",
      done: 450,
      result: { people: 450, worse: 450 },
    });
  });

  test("that fails says so, and may be asked for again", async () => {
    const name = await aPolicy("Failing", { tenantIncome: 40 });
    await keepHomes(server, 1, homeOf(name, "T_EMPLOYED_PERM", 31_000));
    const { id } = (await replayDraft(ruth, name, 2)).data.replayPolicyDraft;
    await asOwner(server, "update policy_replay set tally = '{}' where id = $1", [id]);
    await server.runJobs();
    expect(await replayOf(ruth, name)).toMatchObject({ state: "FAILED", result: null });
    await replayDraft(ruth, name, 2);
    await server.runJobs();
    expect(await replayOf(ruth, name)).toMatchObject({ state: "DONE", result: { people: 1 } });
  });

  test("is forgotten after a year, with its draft's policy, and no role of the product changes the facts", async () => {
    const name = await aPolicy("Forgotten", {});
    await replayDraft(ruth, name, 2);
    await server.runJobs();
    const age = (days: number) =>
      asOwner(
        server,
        `update policy_replay set requested_at = now() - make_interval(days => ${days}) where policy = $1`,
        [name],
      );
    await age(360);
    await tidyUpHandler.run({}, server.context);
    expect(await replayOf(ruth, name)).not.toBeNull();
    await age(367);
    await tidyUpHandler.run({}, server.context);
    expect(await replayOf(ruth, name)).toBeNull();
    await expect(server.context.pool.query("update replay_facts set policy = 'x'")).rejects.toThrow(
      "permission denied",
    );
  });
});

import type { ReplayFacts } from "@latchkey/domain/replay/replay-facts.ts";
import type { ShownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { keepReplayFacts } from "../src/policies/replay-facts.ts";
import { askConsole, type Colleague } from "./staff.ts";
import type { TestServer } from "./test-server.ts";

const REPLAY = "id state requestedBy done total isOfAllPolicies isOfDraft result";

export interface TestReplay {
  readonly id: string;
  readonly state: "QUEUED" | "RUNNING" | "DONE" | "FAILED";
  readonly done: number;
  readonly total: number;
  readonly isOfAllPolicies: boolean;
  readonly isOfDraft: boolean;
  readonly result: ShownReplay | null;
}

export const replayDraft = (by: Colleague, name: string, revision: number) =>
  askConsole(
    by,
    `mutation ($name: String!, $revision: Int!) { replayPolicyDraft(name: $name, revision: $revision) { ${REPLAY} } }`,
    { name, revision },
  );

export const replayOf = async (by: Colleague, name: string): Promise<TestReplay> =>
  (await askConsole(by, `query ($name: String!) { policyReplay(name: $name) { ${REPLAY} } }`, { name })).data
    .policyReplay;

/** Facts of decided homes, without deciding any. */
export const keepHomes = async (
  { context }: TestServer,
  count: number,
  facts: ReplayFacts,
): Promise<void> => {
  for (let place = 0; place < count; place += 1) await keepReplayFacts(context.db, facts);
};

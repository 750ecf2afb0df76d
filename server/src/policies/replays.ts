import { createHash } from "node:crypto";
import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import { emptyTally } from "@latchkey/domain/replay/replay-tally.ts";
import { type ShownReplay, shownReplay } from "@latchkey/domain/replay/shown-replay.ts";
import { type Kysely, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import { deleteInBatches } from "../platform/db/delete-in-batches.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import type { Work } from "../platform/work/work.ts";
import { lockDraft, type SeenDraft } from "./drafts.ts";
import { newestVersion } from "./read-policies.ts";
import type { ReplayState } from "./replay-facts.table.ts";
import { countFacts } from "./replay-facts.ts";
import { replayPolicy } from "./replay-policy.job.ts";

export interface PolicyReplay {
  readonly id: string;
  readonly state: ReplayState;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly done: number;
  readonly total: number;
  readonly isOfAllPolicies: boolean;
  /** The draft has the criteria that were replayed. */
  readonly isOfDraft: boolean;
  readonly result: ShownReplay | null;
}

const hashOf = (criteria: object): string =>
  createHash("sha256").update(JSON.stringify(criteria)).digest("base64url");

/**
 * Replays the criteria of a draft over the stored facts of its policy, or of all policies if it has no version yet. The
 * same criteria are replayed once at a time.
 *
 * @throws NOT_FOUND; POLICY_CHANGED if it is no longer the draft that was seen
 */
export const startReplay = async (work: Work, { name, revision, staffId }: SeenDraft): Promise<void> => {
  const { content } = await lockDraft(work, { name, revision });
  const newest = await newestVersion(work.tx, name);
  const ofPolicy = newest ? name : null;
  const criteria: Criteria = {
    name,
    version: (newest?.version ?? 0) + 1,
    date: work.services.today(),
    ...content.criteria,
  };
  const added = await work.tx
    .insertInto("policy_replay")
    .values({
      policy: name,
      revision,
      criteria: JSON.stringify(criteria),
      criteria_hash: hashOf(content.criteria),
      of_policy: ofPolicy,
      total: await countFacts(work.tx, ofPolicy),
      tally: JSON.stringify(emptyTally),
      requested_by: staffId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return;
  await addJob(work.tx, replayPolicy, { replayId: added.id });
  await audit(work, { action: "policy-replay-started", outcome: "done", subject: name });
};

/** The newest replay of a policy's drafts. */
export const readReplay = async (db: Kysely<Schema>, name: string): Promise<PolicyReplay | null> => {
  const found = await db
    .selectFrom("policy_replay as r")
    .innerJoin("staff_member as s", "s.id", "r.requested_by")
    .leftJoin("policy_draft as d", "d.policy", "r.policy")
    .select([
      "r.id",
      "r.state",
      "r.done",
      "r.total",
      "r.tally",
      "r.of_policy",
      "r.criteria_hash",
      "d.content",
      "s.name as requestedBy",
      "r.requested_at as requestedAt",
    ])
    .where("r.policy", "=", name)
    .orderBy("r.requested_at", "desc")
    .executeTakeFirst();
  if (!found) return null;
  const { tally, of_policy: ofPolicy, criteria_hash: hash, content, ...replay } = found;
  return {
    ...replay,
    isOfAllPolicies: ofPolicy === null,
    isOfDraft: content !== null && hashOf(content.criteria) === hash,
    result: replay.state === "done" ? shownReplay(tally) : null,
  };
};

export const forgetOldReplays = (db: Kysely<Schema>): Promise<void> =>
  deleteInBatches(db, "policy_replay", sql`requested_at < now() - interval '1 year'`);

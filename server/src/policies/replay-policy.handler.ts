import { addToTally } from "@latchkey/domain/replay/replay-tally.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { addJob, handle } from "../platform/jobs/job.ts";
import { codeOf } from "../platform/log/error-code.ts";
import type { Services } from "../platform/work/services.ts";
import { readFacts } from "./replay-facts.ts";
import { replayPolicy } from "./replay-policy.job.ts";

const BATCH = 200;

/** Counts the next facts, and stores how far it came with the counts. @returns false if nothing is left to do */
const replayBatch = async (tx: Kysely<Schema>, replayId: string): Promise<boolean> => {
  const replay = await tx
    .selectFrom("policy_replay")
    .selectAll()
    .where("id", "=", replayId)
    .where("state", "in", ["queued", "running"])
    .forUpdate()
    .executeTakeFirst();
  if (!replay) return false;
  const batch = await readFacts(tx, { ofPolicy: replay.of_policy, after: replay.after_id, size: BATCH });
  const facts = batch.map((stored) => stored.facts);
  const tally = addToTally(replay.tally, facts, { before: undefined, after: replay.criteria });
  const isOver = batch.length < BATCH;
  await tx
    .updateTable("policy_replay")
    .set({
      state: isOver ? "done" : "running",
      // Homes that were decided meanwhile are counted too.
      done: isOver ? replay.total : Math.min(replay.total, replay.done + batch.length),
      after_id: batch.at(-1)?.id ?? replay.after_id,
      tally: JSON.stringify(tally),
      finished_at: isOver ? new Date() : null,
    })
    .where("id", "=", replayId)
    .execute();
  return !isOver;
};

const fail = async (db: Kysely<Schema>, replayId: string): Promise<void> => {
  await db
    .updateTable("policy_replay")
    .set({ state: "failed", finished_at: new Date() })
    .where("id", "=", replayId)
    .where("state", "in", ["queued", "running"])
    .execute();
};

/** In batches, each a transaction: a run that ended early goes on where it was. */
export const replayPolicyHandler = handle<{ replayId: string }, Pick<Services, "db" | "log">>(
  replayPolicy,
  async ({ replayId }, { db, log }, stopping) => {
    try {
      let isMore = true;
      while (isMore && !stopping?.aborted) {
        isMore = await db.transaction().execute((tx) => replayBatch(tx, replayId));
      }
      if (isMore) await addJob(db, replayPolicy, { replayId });
    } catch (cause) {
      log.error({ err: cause, code: codeOf(cause), replay: replayId }, "A policy was not replayed");
      await fail(db, replayId);
    }
  },
);

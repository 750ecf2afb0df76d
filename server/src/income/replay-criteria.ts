import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import { assessParty, type Change, replay } from "@latchkey/domain/affordability/replay.ts";
import type { Kysely } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import type { CriteriaFile } from "./criteria-file.ts";
import { replayDecided } from "./replay-decided.ts";
import { blockOf, headOf, type ReplayCount, summaryOf } from "./replay-text.ts";
import { type StoredParty, storedParties } from "./stored-parties.ts";

interface Replaying {
  readonly files: Change<CriteriaFile>;
  /** Resolves when the text is written, so that a slow reader applies backpressure. */
  readonly print: (line: string) => Promise<void>;
  readonly batchSize?: number;
}

const NOTHING: ReplayCount = {
  read: 0,
  unanswered: 0,
  storedOtherwise: 0,
  newly_passes: 0,
  no_longer_passes: 0,
  other_figures: 0,
};

const isStoredOtherwise = (one: StoredParty, criteria: Criteria): boolean =>
  one.storedPasses !== undefined && assessParty(one, criteria).sum.isMet !== one.storedPasses;

export const replayCriteria = (db: Kysely<Schema>, { files, print, batchSize }: Replaying): Promise<void> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const { before, after } = { before: files.before.criteria, after: files.after.criteria };
      const count = { ...NOTHING };
      await print(headOf(files));
      for await (const batch of storedParties(tx, batchSize)) {
        const answered = batch.filter(({ storedPasses }) => storedPasses !== undefined);
        count.read += batch.length;
        count.unanswered += batch.length - answered.length;
        count.storedOtherwise += answered.filter((one) => isStoredOtherwise(one, before)).length;
        for (const changed of replay(before, after, answered)) {
          count[changed.verdict] += 1;
          await print(blockOf(changed));
        }
      }
      await print(summaryOf(count));
      await print(await replayDecided(tx, { before, after }, batchSize));
    });

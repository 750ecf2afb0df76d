import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { ReplayFacts } from "@latchkey/domain/replay/replay-facts.ts";
import type { ReplayTally } from "@latchkey/domain/replay/replay-tally.ts";
import type { Generated } from "kysely";
import type { Instant, Json, NullableInstant } from "../platform/db/columns.ts";

interface ReplayFactsTable {
  /** Random: it says nothing about the case, nor about its time. */
  readonly id: Generated<string>;
  readonly policy: string;
  readonly facts: Json<ReplayFacts>;
}

export type ReplayState = "queued" | "running" | "done" | "failed";

interface PolicyReplayTable {
  readonly id: Generated<string>;
  readonly policy: string;
  readonly revision: number;
  readonly criteria: Json<Criteria>;
  readonly criteria_hash: string;
  /** The policy whose cases are replayed; null: all, because the policy has no version yet. */
  readonly of_policy: string | null;
  state: Generated<ReplayState>;
  /** Homes. */
  readonly total: number;
  done: Generated<number>;
  /** The last facts that are counted in the tally. */
  after_id: string | null;
  tally: Json<ReplayTally>;
  readonly requested_by: string;
  readonly requested_at: Instant;
  finished_at: NullableInstant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly replay_facts: ReplayFactsTable;
    readonly policy_replay: PolicyReplayTable;
  }
}

import type { FreezeReason } from "@latchkey/domain/review/freeze.ts";
import type { ReopeningReason } from "@latchkey/domain/review/reopening.ts";
import type { Generated } from "kysely";
import type { Instant, NullableInstant, Optional, OwnedByParty } from "../../platform/db/columns.ts";

interface ReopeningTable extends OwnedByParty {
  readonly decision_id: string;
  readonly reason: ReopeningReason;
  readonly sentence: string;
  readonly staff_id: string;
  readonly at: Instant;
}

interface DecisionFreezeTable {
  readonly id: Generated<string>;
  readonly policy: string | null;
  readonly policy_version: number | null;
  /** A rule set of the right to rent. */
  readonly rule_set: string | null;
  readonly reason: FreezeReason;
  readonly sentence: string;
  readonly frozen_by: string;
  readonly frozen_at: Instant;
  lifted_by: Optional<string>;
  lifted_at: NullableInstant;
  lifted_note: Optional<string>;
}

declare module "../../platform/db/schema.ts" {
  interface Schema {
    readonly reopening: ReopeningTable;
    readonly decision_freeze: DecisionFreezeTable;
  }
}

import type { HoldReason } from "@latchkey/domain/review/case-hold.ts";
import type { GeneratedAlways } from "kysely";
import type { Instant, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

interface CaseHoldTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  /** The case returns on this day. */
  readonly until: string;
  readonly reason: HoldReason;
  readonly note: string | null;
  readonly staff_id: string;
  readonly at: Instant;
  ended_at: NullableInstant;
  /** null: an answer ended it. */
  ended_by: Optional<string>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly case_hold: CaseHoldTable;
  }
}

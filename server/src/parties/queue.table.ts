import type { DecisionStage } from "@latchkey/domain/parties/queue-place.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import type { ColumnType, Generated, RawBuilder } from "kysely";
import type { Instant, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** Where a case stands in the queue; derived, but for who works on it. */
interface QueueEntryTable extends OwnedByParty {
  status: PartyStatus;
  /** 0: waits for a reviewer; 1: for an answer, or for the others of its home; 2: for the first submission; 3: over. */
  rank: number;
  /** Since when it waits there. */
  since: Instant;
  /** First sent. */
  submitted_at: NullableInstant;
  /** It waits for a reviewer because a request was answered. */
  is_answer: boolean;
  readonly words: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  /** Who works on it, also once they have let go: an answer comes back to them. */
  reviewer_id: Optional<string>;
  /** Until when nobody else can take it without a reason. */
  held_until: NullableInstant;
  stage: Generated<DecisionStage>;
  /** Who may not take it: a second look is for somebody else. */
  closed_to: Generated<readonly string[]>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly queue_entry: QueueEntryTable;
  }
}

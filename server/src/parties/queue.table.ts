import type { DecisionStage } from "@latchkey/domain/parties/queue-place.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import type { ColumnType, Generated, RawBuilder } from "kysely";
import type { Instant, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/** Derived, except the assignment. */
interface QueueEntryTable extends OwnedByParty {
  status: PartyStatus;
  /**
   * 0: waits for a reviewer; 1: for an answer, or for other people of its application; 2: for the first
   * submission; 3: closed.
   */
  rank: number;
  /** The start of the wait in this rank. */
  since: Instant;
  submitted_at: NullableInstant;
  /** The last civil date on which a decision keeps the promise; null before the first submission, or if unknown. */
  due_on: Optional<string>;
  is_answer: boolean;
  /** The deadline of the holding deposit; `infinity` without one. */
  agreement_by: Generated<string>;
  /** The next three repeat the application, for the filters of the lists. */
  agency_id: string;
  policy: string;
  move_in: string;
  words_version: Generated<number>;
  readonly words: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  /** Kept after the assignment ends: an answer returns to this reviewer. */
  reviewer_id: Optional<string>;
  /** Until then a colleague needs a reason to take it over. */
  held_until: NullableInstant;
  /** A lead or the reviewer before gave it to its reviewer: others get it only once it is late. */
  is_assigned: Generated<boolean>;
  /** The note with which it was given to its reviewer; null once they have acted. */
  handed_note_id: Optional<number>;
  /** A reviewer holds the case until this day; a day that has come means nothing. */
  on_hold_until: Optional<string>;
  stage: Generated<DecisionStage>;
  /** Excluded reviewers: a reconsideration needs one who has not decided. */
  closed_to: Generated<readonly string[]>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly queue_entry: QueueEntryTable;
  }
}

import type { DecisionStage } from "@latchkey/domain/parties/queue-standing.ts";
import type { PartyStatus } from "@latchkey/domain/parties/status.ts";
import type { SummarisedItem } from "@latchkey/domain/parties/summarised-item.ts";
import type { ApiScope } from "@latchkey/domain/vocabulary/api-scopes.ts";
import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from "kysely";
import type { Instant, Json, NullableInstant, Optional, OwnedByParty } from "./columns.ts";

/** What the reviewers' desk keeps. */

/** Where a case stands in the queue; derived, but for who works on it. */
export interface QueueEntryTable extends OwnedByParty {
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

/** What reviewers tell each other about a case. */
export interface PartyNoteTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly staff_id: string;
  readonly text: string;
  readonly at: Instant;
}

/** What was asked and answered when a round was sent: later rounds are compared with it. */
export interface SubmittedSummaryTable extends OwnedByParty {
  readonly round: number;
  readonly items: Json<readonly SummarisedItem[]>;
  readonly at: Instant;
}

/** What an agency's program proves itself with; the secret is shown once. */
export interface ApiKeyTable {
  readonly id: string;
  name: string;
  readonly secret_hash: Buffer;
  readonly last_four: string;
  readonly scopes: readonly ApiScope[];
  readonly created_at: Instant;
  readonly created_by: Optional<string>;
  last_used_at: NullableInstant;
  readonly expires_at: NullableInstant;
  revoked_at: NullableInstant;
}

import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { LawRuleId } from "@latchkey/domain/compliance/law-rules.ts";
import type { Outcome } from "@latchkey/domain/parties/status.ts";
import type { CannedWords } from "@latchkey/domain/review/canned-text.ts";
import type { ConditionOutcome } from "@latchkey/domain/review/condition-outcome.ts";
import type { DecisionCondition, DecisionReason } from "@latchkey/domain/review/decision.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import type { HomeCourse } from "@latchkey/domain/review/home-course.ts";
import type { OverrideReason } from "@latchkey/domain/review/override.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Instant, Json, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/**
 * `proposed`: waits for a second reviewer. `agreed`: waits for the other people of the application. `final`:
 * sent to the applicant. `refused` by the second reviewer, or `dropped` because the evidence has changed or a
 * reviewer took it back.
 */
export type DecisionState = "proposed" | "agreed" | "final" | "refused" | "dropped";

interface DecisionTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly met_by: string | null;
  readonly words: string | null;
  readonly words_language: Language | null;
  /** Prepared words, filled in. */
  readonly canned: Json<readonly CannedWords[]> | null | undefined;
  readonly note: string | null;
  readonly override_reason: OverrideReason | null;
  readonly override_words: string | null;
  readonly confirmed_rule: Optional<LawRuleId>;
  state: DecisionState;
  readonly needs_second: boolean;
  readonly calculated: Outcome | null;
  readonly inputs: Json<DecisionInputs>;
  readonly policy: string;
  readonly policy_version: number;
  readonly criteria: Json<Criteria>;
  readonly proposed_by: string;
  readonly proposed_at: Instant;
  /** The colleague asked by the proposer; other reviewers may agree as well. */
  readonly asked_staff_id: Optional<string>;
  second_by: Optional<string>;
  second_at: NullableInstant;
  second_note: Optional<string>;
  /** `evidence-changed`, or a reviewer's reason. */
  dropped_because: Optional<string>;
  final_at: NullableInstant;
}

interface SecondLookTable extends OwnedByParty {
  readonly decision_id: string;
  readonly text: string;
  readonly language: Language;
  readonly asked_at: Instant;
}

interface ConditionOutcomeTable extends OwnedByParty {
  readonly id: GeneratedAlways<number>;
  readonly decision_id: string;
  readonly outcome: ConditionOutcome;
  readonly note: string | null;
  readonly staff_id: string;
  readonly at: Instant;
}

interface HomeCourseTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: string;
  readonly course: HomeCourse;
  readonly note: string | null;
  readonly staff_id: string;
  readonly at: Instant;
}

interface SecondReviewTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly decision_id: string;
  readonly created_at: Instant;
  reviewer_id: Optional<string>;
  opened_at: NullableInstant;
  outcome: Optional<Outcome>;
  reasons: ColumnType<readonly DecisionReason[], readonly DecisionReason[] | undefined>;
  note: Optional<string>;
  given_at: NullableInstant;
  settled_by: Optional<string>;
  settled_at: NullableInstant;
  settled_note: Optional<string>;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly decision: DecisionTable;
    readonly condition_outcome: ConditionOutcomeTable;
    readonly home_course: HomeCourseTable;
    readonly second_look: SecondLookTable;
    readonly second_review: SecondReviewTable;
  }
}

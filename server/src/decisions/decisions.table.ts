import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import type { Outcome } from "@latchkey/domain/parties/status.ts";
import type { DecisionCondition, DecisionReason } from "@latchkey/domain/review/decision.ts";
import type { DecisionInputs } from "@latchkey/domain/review/decision-inputs.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Generated } from "kysely";
import type { Instant, Json, NullableInstant, Optional, OwnedByParty } from "../platform/db/columns.ts";

/**
 * `proposed`: a second person has to look. `agreed`: it stands, and waits for the others of the home. `final`: it was told.
 * `refused` by the second person, or `dropped` because the evidence has changed or a reviewer took it back.
 */
export type DecisionState = "proposed" | "agreed" | "final" | "refused" | "dropped";

interface DecisionTable extends OwnedByParty {
  readonly id: Generated<string>;
  readonly outcome: Outcome;
  readonly reasons: readonly DecisionReason[];
  readonly conditions: readonly DecisionCondition[];
  readonly met_by: string | null;
  /** To the applicant, in the language in which the reviewer wrote. */
  readonly words: string | null;
  readonly words_language: Language | null;
  readonly note: string | null;
  state: DecisionState;
  readonly needs_second: boolean;
  /** What the rule of affordability said. */
  readonly calculated: Outcome | null;
  /** What it rests on, as it was. */
  readonly inputs: Json<DecisionInputs>;
  readonly policy: string;
  readonly policy_version: number;
  readonly criteria: Json<Criteria>;
  readonly proposed_by: string;
  readonly proposed_at: Instant;
  /** Whom the proposer has asked; anybody else may look as well. */
  readonly asked_staff_id: Optional<string>;
  second_by: Optional<string>;
  second_at: NullableInstant;
  second_note: Optional<string>;
  /** `evidence-changed`, or what a reviewer wrote. */
  dropped_because: Optional<string>;
  final_at: NullableInstant;
}

/** An applicant does not agree with a decision. */
interface SecondLookTable extends OwnedByParty {
  readonly decision_id: string;
  readonly text: string;
  readonly language: Language;
  readonly asked_at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly decision: DecisionTable;
    readonly second_look: SecondLookTable;
  }
}

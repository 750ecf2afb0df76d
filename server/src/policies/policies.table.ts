import type { LintRuleId } from "@latchkey/domain/compliance/lint-policy.ts";
import type { PolicyContent } from "@latchkey/domain/policies/policy.ts";
import type { Generated } from "kysely";
import type { Instant, Json, NullableInstant, Optional } from "../platform/db/columns.ts";

interface PolicyTable {
  /** Unique, for programs and applications; it never changes. */
  readonly name: string;
  readonly is_shipped: Generated<boolean>;
  readonly created_by: Optional<string>;
  readonly created_at: Instant;
  /** No application begins under it any more; those that did go on. */
  retired_at: NullableInstant;
  retired_by: Optional<string>;
}

/** A published version. It never changes. */
interface PolicyVersionTable {
  readonly policy: string;
  readonly version: number;
  /** The first day on which applications begin under it. */
  readonly valid_from: string;
  readonly content: Json<PolicyContent>;
  /** null: shipped with the product. */
  readonly proposed_by: Optional<string>;
  readonly agreed_by: Optional<string>;
  readonly published_at: Instant;
}

/** The next version while it is written: at most one of each policy. */
interface PolicyDraftTable {
  readonly policy: string;
  content: Json<PolicyContent>;
  /** The version that it was made from; null: a new policy. */
  readonly based_on: number | null;
  /** Rises with every save: an administrator who saves over an older one is told. */
  revision: number;
  edited_by: string;
  edited_at: Instant;
  /** The day from which it is proposed to hold; null: not proposed. */
  valid_from: Optional<string>;
  proposed_by: Optional<string>;
  proposed_at: NullableInstant;
}

/** A rule of the linter that two administrators lifted, until it is ended. */
interface LawLiftTable {
  readonly id: Generated<string>;
  readonly rule: LintRuleId;
  readonly reason: string;
  /** The law, advice or judgement on which it rests, and its day. */
  readonly source: string;
  readonly source_day: string;
  readonly proposed_by: string;
  readonly proposed_at: Instant;
  agreed_by: Optional<string>;
  agreed_at: NullableInstant;
  ended_by: Optional<string>;
  ended_at: NullableInstant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly policy: PolicyTable;
    readonly policy_version: PolicyVersionTable;
    readonly policy_draft: PolicyDraftTable;
    readonly law_lift: LawLiftTable;
  }
}

import type { GeneratedAlways } from "kysely";
import type { Instant } from "../platform/db/columns.ts";

/** Append-only. */
interface OtherAdultsAnswerTable {
  readonly id: GeneratedAlways<number>;
  readonly application_id: string;
  /** null: the agency's answer. */
  readonly party_id: string | null;
  /** Another person aged 18 or over will live in the home. */
  readonly lives_there: boolean;
  /** A member of staff who recorded what the agency says; null: the agency's program, or the tenant. */
  readonly staff_id: string | null;
  readonly at: Instant;
}

declare module "../platform/db/schema.ts" {
  interface Schema {
    readonly other_adults_answer: OtherAdultsAnswerTable;
  }
}
